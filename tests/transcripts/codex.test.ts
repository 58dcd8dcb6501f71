import { describe, expect, it } from "vitest";
import { outline } from "./outline.ts";
import { readLines } from "./read-lines.ts";

function item(more: Readonly<Record<string, unknown>>, type = "item.completed") {
  return { type, item: { id: "item_1", status: "completed", ...more } };
}

function scriptOf(command: string): string | null {
  const { events } = readLines("codex", [
    item({ type: "command_execution", command, exit_code: 0 }),
  ]);
  return events[0]?.type === "tool_call" ? events[0].script : null;
}

describe("codex's commands", () => {
  it.each([
    ["/bin/bash -lc 'git status'", "git status"],
    ["/bin/bash -lc ls", "ls"],
    ["bash -c 'git status'", "git status"],
    ["/bin/zsh -lc 'a && b'", "a && b"],
    [`/bin/bash -lc 'echo '"'"'it'"'"''`, "echo 'it'"],
    [`/bin/bash -lc "echo \\"\\$HOME\\" 'x'"`, `echo "$HOME" 'x'`],
    ["/bin/bash -lc 'one\ntwo'", "one\ntwo"],
    ["/bin/bash -lc '", ""],
    ["/bin/bash -lc", "/bin/bash -lc"],
    ["/bin/bash -x script", "/bin/bash -x script"],
    ["/bin/bash -lc a b", "/bin/bash -lc a b"],
    ["python -c 'x'", "python -c 'x'"],
    ["git status | cat", "git status | cat"],
    ["", ""],
  ])("%j runs %j", (command, script) => {
    expect(scriptOf(command)).toBe(script);
  });
});

describe("codex's items", () => {
  it("shows a call that starts, changes and ends as one", () => {
    const call = {
      type: "command_execution",
      command: "ls",
      exit_code: null,
      status: "in_progress",
    };
    const reading = readLines("codex", [
      item(call, "item.started"),
      item({ ...call, aggregated_output: "a" }, "item.updated"),
      item({ ...call, aggregated_output: "ab", exit_code: 2, status: "failed" }),
    ]);
    expect(outline(reading.events)).toEqual([
      '1.1 tool_call bash/command_execution false {"command":"ls"} $ ls',
      "1.2 tool_result false: ab",
    ]);
  });

  it("reads what is documented and was never seen", () => {
    const reading = readLines("codex", [
      item({ id: "1", type: "command_execution", command: "rm x", status: "declined" }),
      item({
        id: "2",
        type: "file_change",
        changes: [
          { path: "a", kind: "add" },
          { path: "b", kind: "update" },
        ],
      }),
      item({
        id: "3",
        type: "mcp_tool_call",
        server: "s",
        tool: "t",
        arguments: { a: 1 },
        result: { content: [] },
      }),
      item({ id: "4", type: "web_search", query: "q" }),
      item({ id: "5", type: "todo_list", items: [{ text: "x", completed: false }] }),
      item({ id: "6", type: "collab_tool_call", tool: "wait" }),
    ]);
    expect(outline(reading.events).filter((_, index) => index % 2 === 0)).toEqual([
      '1.1 tool_call bash/command_execution false {"command":"rm x"} $ rm x',
      '1.3 tool_call edit/file_change true {"changes":[{"path":"a","kind":"add"},{"path":"b","kind":"update"}]}',
      '1.5 tool_call other/t true {"server":"s","tool":"t","arguments":{"a":1}}',
      '1.7 tool_call web/web_search true {"query":"q"}',
      '1.9 tool_call other/todo_list true {"items":[{"text":"x","completed":false}]}',
      '1.11 tool_call other/wait true {"tool":"wait"}',
    ]);
    expect(reading.unknownTypes).toEqual([]);
  });
});

describe("codex's tokens", () => {
  const done = {
    type: "turn.completed",
    usage: { input_tokens: 900, cached_input_tokens: 100, output_tokens: 9 },
  };
  const earlier = (inputTotal: number) => ({
    usageReported: { inputTotal, cacheRead: 0, cacheWrite: null, output: 3 },
    costUsdReported: null,
  });

  it("are those of the thread, so the turn's are the difference", () => {
    const { usage, totals } = readLines("codex", [done], { after: earlier(400) });
    expect({ usage, totals }).toEqual({
      usage: { inputTotal: 500, cacheRead: 100, cacheWrite: null, output: 6 },
      totals: {
        usageReported: { inputTotal: 900, cacheRead: 100, cacheWrite: null, output: 9 },
        costUsdReported: null,
      },
    });
  });

  it("are taken as they are where the thread was not resumed after all", () => {
    expect(readLines("codex", [done], { after: earlier(5000) }).usage?.inputTotal).toBe(900);
  });
});
