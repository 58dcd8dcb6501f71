import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Scenario } from "../../fakes/agent/scenario.ts";
import { type AgentRun, buildAgent, eventsOf, oneTurn, usualArguments } from "./scripted-agent.ts";

// Each run is a Node process; on a busy machine it may take longer than the usual limit.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;

beforeAll(async () => {
  agent = await buildAgent();
});

afterAll(() => agent.dispose());

/** What a line is about, in a word or two. */
function gist(line: Readonly<Record<string, unknown>>): string {
  const message = line["message"] as
    | { content?: readonly { type: string; text?: string; content?: unknown }[] }
    | undefined;
  const block = message?.content?.[0];
  const words = block?.text ?? block?.content ?? "";
  return [line["type"], line["subtype"], block?.type, words]
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
}

const gists = (run: AgentRun) => eventsOf(run).map(gist);
const result = (run: AgentRun) => eventsOf(run).at(-1) ?? {};

test("tools are really carried out: shell, write, edit, read, skill", async () => {
  const place = agent.place(
    oneTurn(
      { do: "skill", skill: "greeter" },
      { do: "bash", command: 'echo "$GREETING" > a.txt; cat a.txt; echo warn >&2' },
      { do: "edit", path: "a.txt", old: "ahoy", new: "hello" },
      { do: "write", path: "deep/b.txt", content: "b" },
      { do: "read", path: "a.txt" },
      { do: "edit", path: "a.txt", old: "not there", new: "x" },
      { do: "tool", name: "WebFetch", input: { url: "http://x" }, result: "page" },
      { do: "tool", name: "nope", input: {} },
      { do: "text", text: "Ready?" },
    ),
  );
  mkdirSync(join(place.workspace, ".claude/skills/greeter"), { recursive: true });
  writeFileSync(
    join(place.workspace, ".claude/skills/greeter/SKILL.md"),
    "---\nname: greeter\n---\n\n# Greet\n",
  );
  const run = await place.run({ env: { GREETING: "ahoy" } });
  expect(gists(run).filter((line) => line.startsWith("user"))).toEqual([
    "user tool_result Launching skill: greeter",
    `user text Base directory for this skill: ${place.workspace}/.claude/skills/greeter\n\n# Greet\n`,
    "user tool_result ahoy\nwarn",
    `user tool_result The file ${place.workspace}/a.txt has been updated successfully.`,
    `user tool_result File created successfully at: ${place.workspace}/deep/b.txt (file state is current in your context — no need to Read it back)`,
    "user tool_result 1\thello\n2\t",
    "user tool_result <tool_use_error>String to replace not found in file.\nString: not there</tool_use_error>",
    "user tool_result page",
    "user tool_result <tool_use_error>Error: No such tool available: nope</tool_use_error>",
  ]);
  expect(readFileSync(join(place.workspace, "deep/b.txt"), "utf8")).toBe("b");
});

test("files change without a word, deletions too", async () => {
  const place = agent.place(
    oneTurn(
      { do: "file", path: "made.txt", content: "x" },
      { do: "file", path: "gone.txt", content: null },
      { do: "text", text: "Nothing happened." },
    ),
  );
  writeFileSync(join(place.workspace, "gone.txt"), "");
  const run = await place.run();
  expect(["made.txt", "gone.txt"].map((name) => existsSync(join(place.workspace, name)))).toEqual([
    true,
    false,
  ]);
  expect(gists(run)).toEqual(["system init", "assistant text Nothing happened.", "result success"]);
});

const twoTurns: Scenario = {
  cases: [
    {
      match: "archive",
      turns: [
        [{ do: "text", text: "Shall I?" }],
        [
          { do: "bash", command: "echo {{prompt}}" },
          { do: "text", text: "Done." },
        ],
      ],
    },
    { turns: [[{ do: "text", text: "other: {{prompt}}" }]] },
  ],
};

test("a resumed session goes on with its next turn; money is cumulative, tokens are not", async () => {
  const place = agent.place(twoTurns);
  const first = await place.run({ prompt: "archive it" });
  const session = String(result(first)["session_id"]);
  const second = await place.run({ prompt: "yes", args: [...usualArguments, "--resume", session] });
  expect([result(first)["result"], result(second)["result"]]).toEqual(["Shall I?", "Done."]);
  expect(gists(second)).toContain("user tool_result yes");
  expect(result(second)).toMatchObject({
    session_id: session,
    total_cost_usd: 0.01251,
    usage: { input_tokens: 2400 },
    model_usage_since_last_result: { "claude-sonnet-4-5": { inputTokens: 2400, costUSD: 0.00834 } },
    modelUsage: { "claude-sonnet-4-5": { inputTokens: 3600, costUSD: 0.01251 } },
  });
  const ids = [first, second]
    .flatMap(eventsOf)
    .map((line) => (line["message"] as { id?: string } | undefined)?.id);
  expect(ids.filter((id) => id !== undefined)).toEqual([
    "msg_fake0001",
    "msg_fake0002",
    "msg_fake0004",
  ]);
});

test("an unknown session is refused as claude does it", async () => {
  const run = await agent.place(twoTurns).run({ args: [...usualArguments, "--resume", "../nope"] });
  expect([run.code, run.stderr]).toEqual([1, "No conversation found with session ID: ../nope\n"]);
  expect(result(run)).toMatchObject({ subtype: "error_during_execution", is_error: true });
});

test("the prompt arrives byte for byte through stdin", async () => {
  const prompt = `--help "a" $HOME \`x\`\n\n  two  spaces\n${"long ".repeat(40_000)}`;
  expect(result(await agent.place(twoTurns).run({ prompt }))["result"]).toBe(`other: ${prompt}`);
});

test("what the adapter handed over can be written down", async () => {
  const place = agent.place(
    oneTurn({ do: "report", path: "report.json" }, { do: "text", text: "x" }),
  );
  await place.run({ prompt: "P", env: { PLANTED: "secret-1" } });
  const report = JSON.parse(readFileSync(join(place.workspace, "report.json"), "utf8")) as {
    env: object;
  };
  expect(report).toMatchObject({
    argv: usualArguments,
    cwd: place.workspace,
    prompt: "P",
    env: { PLANTED: "secret-1" },
  });
});

test("--version answers, bad calls are refused with exit 1", async () => {
  const place = agent.place({ version: "9.9.9", cases: twoTurns.cases });
  const version = await place.run({ args: ["--version"] });
  expect([version.code, version.stdout.toString()]).toEqual([0, "9.9.9 (Claude Code)\n"]);
  const refused = [
    await place.run({ args: usualArguments.filter((word) => word !== "--verbose") }),
    await place.run({ args: ["--nope"] }),
    await place.run({ env: { SKILLCHECK_AGENT_SCENARIO: "/nowhere.json" } }),
  ];
  expect(refused.map((run) => [run.code, run.stdout.toString()])).toEqual([
    [1, ""],
    [1, ""],
    [1, ""],
  ]);
});

test("without leave to act the shell is denied and nothing happens", async () => {
  const place = agent.place(
    oneTurn({ do: "bash", command: "touch made.txt" }, { do: "text", text: "Tried." }),
  );
  const run = await place.run({
    args: usualArguments.filter((word) => !word.startsWith("--dangerously")),
  });
  expect(gists(run)).toEqual([
    "system init",
    "assistant tool_use",
    "system permission_denied",
    "user tool_result Bash needs approval.",
    "assistant text Tried.",
    "result success",
  ]);
  expect(existsSync(join(place.workspace, "made.txt"))).toBe(false);
  expect(result(run)["permission_denials"]).toEqual([
    {
      tool_name: "Bash",
      tool_use_id: "toolu_fake0002",
      tool_input: { command: "touch made.txt", description: "Run command" },
    },
  ]);
});

test("a scenario that does something unknown is refused", async () => {
  const scenario = { cases: [{ turns: [[{ do: "fly" }]] }] } as unknown as Scenario;
  const run = await agent.place(scenario).run();
  expect([run.code, run.stderr]).toEqual([
    1,
    'the scenario does something unknown: {"do":"fly"}\n',
  ]);
});

test("--install writes a claude that is this agent", async () => {
  const place = agent.place(twoTurns);
  const scenario = join(place.workspace, "given.json");
  writeFileSync(scenario, JSON.stringify({ version: "7.7.7", cases: twoTurns.cases }));
  const folder = join(place.workspace, "it's bin");
  const run = await place.run({ args: ["--install", folder, "--scenario", scenario] });
  expect([run.code, run.stdout.toString()]).toEqual([0, `${folder}/claude\n`]);
  const shim = readFileSync(join(folder, "claude"), "utf8");
  expect(shim).toContain("SKILLCHECK_AGENT_SCENARIO");
  expect(shim).toMatch(/exec '[^']+' '[^']+demo\.js' 'agent' "\$@"\n$/);
  expect(JSON.parse(readFileSync(join(folder, "scenario.json"), "utf8"))).toMatchObject({
    version: "7.7.7",
  });
  const refused = await place.run({ args: ["--install", folder] });
  expect(refused.code).toBe(1);
});
