const ID = { session_id: "c6b62c6f-7ead-4fd6-9922-e952131177ff" };

const said = (role: "user" | "assistant", text: string) => ({
  type: role,
  message: { role, content: [{ type: "text", text }] },
  ...ID,
});

const tool = (name: string, args: unknown, result: unknown) => {
  const call = (body: unknown) => ({ call_id: `call-${name}`, tool_call: { [name]: body }, ...ID });
  return [
    { type: "tool_call", subtype: "started", ...call({ args }) },
    { type: "tool_call", subtype: "completed", ...call({ args, result }) },
  ];
};

/** As many runs as give enough lines to be spoiled. */
const RUNS = [1, 2, 3, 4];

/** Lines of streams that were never recorded, as their documentation shows them (agents.md §3.6). */
export const DOCUMENTED_LINES: Readonly<Record<string, readonly string[]>> = {
  cursor: RUNS.flatMap(() => [
    { type: "system", subtype: "init", apiKeySource: "env", cwd: "/w", model: "Auto", ...ID },
    said("user", "Greet me."),
    said("assistant", "I look."),
    ...tool("readToolCall", { path: "a.md" }, { success: { content: "x" } }),
    ...tool("writeToolCall", { path: "b", fileText: "y" }, { success: { linesCreated: 1 } }),
    ...tool("editToolCall", { path: "b" }, { success: {} }),
    ...tool("shellToolCall", { command: "ls" }, { success: { exitCode: 0, stdout: "a" } }),
    ...tool("listToolCall", { path: "." }, { success: {} }),
    ...tool("searchToolCall", { pattern: "x" }, { error: { errorMessage: "no" } }),
    ...tool("globToolCall", { globPattern: "*" }, { success: {} }),
    said("assistant", "Done."),
    { type: "result", subtype: "success", is_error: false, result: "I look.Done.", ...ID },
  ]).map((line) => JSON.stringify(line)),
};
