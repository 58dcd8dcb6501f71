import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Step } from "../../fakes/agent/scenario.ts";
import { findStreamReader } from "../../src/transcripts/index.ts";
import { type AgentRun, buildAgent, oneTurn } from "./scripted-agent.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let agent: Awaited<ReturnType<typeof buildAgent>>;

beforeAll(async () => {
  agent = await buildAgent();
});

afterAll(() => agent.dispose());

/** The run as our own reader of claude's streams sees it. */
function read(run: AgentRun) {
  const lines = run.stdout.toString("utf8").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const process = { exit: run.code, signal: run.signal, timedOut: false };
  const reading = findStreamReader("claude")?.read(lines, {
    process,
    stderr: run.stderr,
    after: null,
  });
  return [
    reading?.outcome,
    reading?.errorKind,
    reading?.finalText,
    reading?.costUsd,
    reading?.badLines,
  ];
}

const unknown = JSON.stringify({ type: "telepathy" });

test.each<[string, readonly Step[], readonly unknown[]]>([
  [
    "a good end",
    [
      { do: "bash", command: "true" },
      { do: "text", text: "Done." },
    ],
    ["completed", null, "Done.", 0.00834, 0],
  ],
  [
    "a foreign line",
    [
      { do: "line", line: unknown },
      { do: "text", text: "Done." },
    ],
    ["completed", null, "Done.", 0.00417, 0],
  ],
  [
    "no JSON",
    [
      { do: "line", line: "<html>" },
      { do: "text", text: "Done." },
    ],
    ["completed", null, "Done.", 0.00417, 1],
  ],
  ["an empty answer", [{ do: "empty" }], ["empty", "empty-answer", null, 0.00834, 0]],
  ["401", [{ do: "api-error", failure: 401 }], ["error", "auth", null, null, 0]],
  ["429", [{ do: "api-error", failure: 429 }], ["error", "rate-limit", null, null, 0]],
  ["500", [{ do: "api-error", failure: 500 }], ["error", "server", null, null, 0]],
  ["529", [{ do: "api-error", failure: 529 }], ["error", "overloaded", null, null, 0]],
  ["400", [{ do: "api-error", failure: 400 }], ["error", "bad-request", null, null, 0]],
  [
    "connection",
    [{ do: "api-error", failure: "connection" }],
    ["error", "connection", null, null, 0],
  ],
  [
    "too long",
    [{ do: "api-error", failure: "prompt-too-long" }],
    ["error", "context-length", null, null, 0],
  ],
  [
    "cut",
    [{ do: "text", text: "Hello." }, { do: "cut" }],
    ["truncated", "cut-off", "Hello.", null, 1],
  ],
  [
    "no result",
    [
      { do: "text", text: "Hello." },
      { do: "exit", code: 0 },
    ],
    ["truncated", "cut-off", "Hello.", null, 0],
  ],
])(
  "our reader of claude's streams understands the scripted agent: %s",
  async (_name, steps, expected) => {
    expect(read(await agent.place(oneTurn(...steps)).run())).toEqual(expected);
  },
);
