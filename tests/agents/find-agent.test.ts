import { expect, it } from "vitest";
import type { AgentPlace } from "../../src/agents/agent.ts";
import { AGENTS, findAgent, findBuiltIn } from "../../src/agents/index.ts";
import type { AgentSettings } from "../../src/model/config.ts";

const settings = (more: Partial<AgentSettings>): AgentSettings => ({
  command: null,
  agent: null,
  models: [],
  env: new Map(),
  ...more,
});

function made(name: string, more: Partial<AgentSettings>) {
  const found = findAgent(name, settings(more));
  if (found.kind !== "agent") throw new Error(JSON.stringify(found));
  return found.agent;
}

const place = (model: string): AgentPlace => ({
  home: "/h",
  isRoot: false,
  model,
  access: { address: "http://127.0.0.1:1/v1", key: "dummy", keyVariable: "OPENAI_API_KEY" },
});

it("an agent's own name is that agent, whatever program it is", () => {
  expect(findAgent("claude", undefined)).toEqual({ kind: "agent", agent: findBuiltIn("claude") });
  expect(made("claude", { command: "/opt/my claude/bin/claude" })).toEqual({
    ...findBuiltIn("claude"),
    command: "/opt/my claude/bin/claude",
  });
  for (const name of ["acpx", "commander", "Claude", "toString", ""]) {
    expect(findAgent(name, undefined)).toEqual({ kind: "unknown" });
  }
});

it.each<[string, AgentSettings["command"], readonly string[]]>([
  ["a name", "codex-acp", ["codex-acp"]],
  ["with arguments", "gemini --acp  --skip-trust", ["gemini", "--acp", "--skip-trust"]],
  ["with quotes", `node '/my dir/a.mjs' "b c" d\\ e`, ["node", "/my dir/a.mjs", "b c", "d e"]],
  ["nothing is expanded", "x $HOME ~ *", ["x", "$HOME", "~", "*"]],
  ["a list is taken as it is", ["x", "", "a b", "&&"], ["x", "", "a b", "&&"]],
])("the words of a command: %s", (_name, command, words) => {
  for (const name of ["acp", "acp-x", "command", "command-x"]) {
    const agent = made(name, { command });
    expect([agent.command, ...agent.commandArguments]).toEqual(words);
    expect(agent.identity).toEqual({ command: JSON.stringify(words), agent: "" });
  }
});

const builtIn = AGENTS.map(({ name }) => name).join(", ");

it.each<[string, Partial<AgentSettings>, "command" | "agent", string, string]>([
  ["no settings", {}, "command", "is missing", "write the program that acp-x starts"],
  [
    "an empty text",
    { command: " " },
    "command",
    "is missing",
    "write the program that acp-x starts",
  ],
  [
    "an empty word",
    { command: [""] },
    "command",
    "is missing",
    "write the program that acp-x starts",
  ],
  [
    "what only a shell can read",
    { command: "a | b" },
    "command",
    "holds what only a shell could read",
    "write a program and its arguments",
  ],
  [
    "an agent behind it that nobody knows",
    { command: "a", agent: "nobody" },
    "agent",
    "nobody is no agent that is built in",
    `write one of ${builtIn}`,
  ],
  [
    "itself behind it",
    { command: "a", agent: "acp" },
    "agent",
    "acp is no agent that is built in",
    `write one of ${builtIn}`,
  ],
])("cannot be used: %s", (...row) => {
  const [, more, key, what, remedy] = row;
  expect(findAgent("acp-x", settings(more))).toEqual({ kind: "unusable", key, what, remedy });
});

it("takes from the agent behind it all that is known of it, and of nobody nothing", () => {
  const codex = findBuiltIn("codex");
  const agent = made("acp-codex", { command: "codex-acp", agent: "codex" });
  expect(agent).toMatchObject({
    skillFolder: codex?.skillFolder,
    patience: codex?.patience,
    settings: codex?.settings,
    testedVersion: null,
    versionArguments: null,
    identity: { command: '["codex-acp"]', agent: "codex" },
    capabilities: { nextTurn: true, asksPermission: false, subagentFolder: ".agents/agents" },
  });
  expect(agent.provider("gpt-5.4")).toBe(codex?.provider("gpt-5.4"));
  expect(agent.environment(place("gpt-5.4"))).toEqual({
    CODEX_HOME: "/h/.codex",
    OPENAI_API_KEY: "dummy",
  });
  const config = agent.homeFiles(place("gpt-5.4"))[".codex/config.toml"] ?? "";
  expect(config.startsWith('model = "gpt-5.4"\nallow_login_shell = false\nmodel_provider')).toBe(
    true,
  );
  expect(config.endsWith("[analytics]\nenabled = false\n[features]\nplugins = false\n")).toBe(true);
  const nobody = made("acp-x", { command: "x" });
  expect([nobody.provider("m"), nobody.neededModel, nobody.skillFolder]).toEqual([
    null,
    null,
    ".agents/skills",
  ]);
  expect([nobody.environment(place("")), nobody.homeFiles(place(""))]).toEqual([{}, {}]);
});

it("tells each ACP program its model in its own way", () => {
  const environment = (agent: string, model: string) =>
    made(`acp-${agent}`, { command: "x", agent }).environment(place(model));
  expect(environment("claude", "claude-x")).toMatchObject({ ANTHROPIC_MODEL: "claude-x" });
  expect(environment("claude", "")).not.toHaveProperty("ANTHROPIC_MODEL");
  expect(environment("gemini", "gemini-x")).toMatchObject({ GEMINI_MODEL: "gemini-x" });
  const { homeFiles } = made("acp-opencode", { command: "x", agent: "opencode" });
  const [text = ""] = Object.values(homeFiles(place("local/m")));
  expect(JSON.parse(text)).toMatchObject({ model: "local/m", small_model: "local/m" });
});

const start = { workspace: "/w", model: "", approve: null };

/** Methods of what is said until the agent is prompted. */
function openingOf(agent: string, approve: readonly string[] | null) {
  const { way } = made(`acp-${agent}`, { command: "x", agent });
  if (way.kind !== "dialogue") throw new Error(agent);
  let move = way.open({ ...start, approve }).begin("Hello.");
  const said: unknown[] = [];
  for (let round = 0; round < 6 && move.say.length > 0; round += 1) {
    const [message] = move.say.map((line) => JSON.parse(line));
    said.push(message.params.modeId ?? message.params.modelId ?? message.method);
    const result = { protocolVersion: 1, sessionId: "s" };
    move = move.next.hear(JSON.stringify({ id: message.id, result }));
  }
  return [said, move.turn.kind];
}

it("sets the mode in which nothing is asked, unless the test says what is approved", () => {
  const usual = (...more: readonly string[]) => [
    ["initialize", "session/new", ...more, "session/prompt"],
    "over",
  ];
  expect(openingOf("claude", null)).toEqual(usual());
  expect(openingOf("codex", null)).toEqual(usual("full-access"));
  expect(openingOf("gemini", null)).toEqual(usual("yolo"));
  expect(openingOf("gemini", [])).toEqual(usual());
  expect(openingOf("opencode", null)).toEqual(usual());
  expect(openingOf("droid", null)).toEqual(usual("auto-high", "custom:skillcheck-0"));
});

it("one dialogue can be gone on with from any of its steps: it holds no state of its own", () => {
  const { way } = made("acp-x", { command: "x" });
  if (way.kind !== "dialogue") throw new Error("acp-x");
  const dialogue = way.open(start);
  const first = dialogue.begin("One.");
  expect(dialogue.begin("One.").say).toEqual(first.say);
  const answer = JSON.stringify({ id: 1, result: { protocolVersion: 1 } });
  expect(first.next.hear(answer).say).toEqual(first.next.hear(answer).say);
  expect(dialogue.hear(answer)).toMatchObject({ say: [], turn: { kind: "open" } });
});

it("a command is started with its words, and has no second turn", () => {
  const agent = made("command-x", { command: "sh -c 'cat; echo'" });
  expect(agent.way.kind === "process" && agent.way.arguments({ model: "", session: null })).toEqual(
    ["-c", "cat; echo"],
  );
  expect(agent.capabilities).toEqual({
    nextTurn: false,
    asksPermission: false,
    subagentFolder: null,
  });
});
