import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { type AgentRun, buildAgent, eventsOf, oneTurn } from "./scripted-agent.ts";

// Each run is a Node process; on a busy machine it may take longer than the usual limit.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;

beforeAll(async () => {
  agent = await buildAgent();
});

afterAll(() => agent.dispose());

const result = (run: AgentRun) => eventsOf(run).at(-1) ?? {};

/** Names and kinds of all fields, `{}` and lists of other things than objects aside. */
function shape(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 && typeof value[0] === "object" ? [shape(value[0])] : "list";
  if (value === null) return "null";
  if (typeof value !== "object") return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]));
}

function recorded(name: string): readonly Readonly<Record<string, unknown>>[] {
  const text = readFileSync(
    join(import.meta.dirname, "../recorded/claude-2.1.332", `${name}.jsonl`),
    "utf8",
  );
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

test.each<[string, readonly Step[], number]>([
  ["single-turn", [{ do: "text", text: "Hello." }], 0],
  [
    "tool-call",
    [
      { do: "text", text: "I list." },
      { do: "bash", command: "pwd" },
      { do: "text", text: "Done." },
    ],
    0,
  ],
  [
    "tool-parallel",
    [
      {
        do: "parallel",
        calls: [
          { do: "bash", command: "echo one" },
          { do: "bash", command: "echo two" },
        ],
      },
      { do: "text", text: "Both done." },
    ],
    0,
  ],
  [
    "tool-fail",
    [
      { do: "bash", command: "echo oops; exit 3" },
      { do: "text", text: "It failed." },
    ],
    0,
  ],
  [
    "write-file",
    [
      { do: "write", path: "out.txt", content: "ahoy" },
      { do: "text", text: "Wrote it." },
    ],
    0,
  ],
  [
    "skill-missing",
    [
      { do: "skill", skill: "no-such-skill" },
      { do: "text", text: "No such skill." },
    ],
    0,
  ],
  [
    "skill-read",
    [
      { do: "read", path: ".claude/skills/pirate-greeter/SKILL.md" },
      { do: "text", text: "Ahoy, crew!" },
    ],
    0,
  ],
  ["error-empty", [{ do: "empty" }], 0],
  ["error-401", [{ do: "api-error", failure: 401 }], 1],
  ["error-429", [{ do: "api-error", failure: 429 }], 1],
  ["error-500", [{ do: "api-error", failure: 500 }], 1],
  ["error-529", [{ do: "api-error", failure: 529 }], 1],
  ["error-close", [{ do: "api-error", failure: "connection" }], 1],
  [
    "error-400-mid-run",
    [
      { do: "bash", command: "echo one" },
      { do: "api-error", failure: "prompt-too-long" },
    ],
    1,
  ],
])("prints lines of the shape that claude 2.1.332 printed: %s", async (name, steps, code) => {
  const place = agent.place(oneTurn(...steps));
  mkdirSync(join(place.workspace, ".claude/skills/pirate-greeter"), { recursive: true });
  writeFileSync(
    join(place.workspace, ".claude/skills/pirate-greeter/SKILL.md"),
    "---\nname: pirate-greeter\n---\n\n# x\n",
  );
  const run = await place.run();
  expect([run.code, run.stderr]).toEqual([code, ""]);
  // The first line lists what is installed on the machine of the recording: compared below, by what readers use.
  expect(eventsOf(run).slice(1).map(shape)).toEqual(recorded(name).slice(1).map(shape));
});

test("the first line says what readers look for", async () => {
  const [init] = eventsOf(await agent.place(oneTurn({ do: "text", text: "Hi." })).run());
  const wanted = [
    "type",
    "subtype",
    "cwd",
    "session_id",
    "tools",
    "skills",
    "model",
    "permissionMode",
    "apiKeySource",
    "claude_code_version",
    "uuid",
  ];
  const real = recorded("single-turn")[0] ?? {};
  expect(Object.keys(init ?? {}).filter((key) => !(key in real))).toEqual([]);
  const seen = wanted.map((key) => [key, typeof init?.[key]]);
  expect(seen).toEqual(wanted.map((key) => [key, typeof real[key]]));
  expect([init?.["permissionMode"], init?.["claude_code_version"]]).toEqual([
    "bypassPermissions",
    "2.1.332",
  ]);
});

test("tokens and money add up as in the samples", async () => {
  const run = await agent
    .place(
      oneTurn(
        { do: "bash", command: "true" },
        { do: "bash", command: "true" },
        { do: "text", text: "Done." },
      ),
    )
    .run();
  expect(result(run)).toMatchObject({
    total_cost_usd: 0.01251,
    usage: { input_tokens: 3600, cache_read_input_tokens: 600, output_tokens: 102 },
    num_turns: 3,
    result: "Done.",
  });
});
