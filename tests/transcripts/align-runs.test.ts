import { describe, expect, it } from "vitest";
import { alignRuns } from "../../src/transcripts/align-runs.ts";
import { readRun } from "../../src/transcripts/read-run.ts";
import { buildCassette, turnOf } from "./build-cassette.ts";

type Step = string | readonly [tool: string, input: object, result?: string];

function assistant(content: object): string {
  return JSON.stringify({ type: "assistant", message: { content: [content] } });
}

/** A claude run: a text is said, anything else is called. */
function runOf(turns: readonly (readonly Step[])[], workspace = "/workspace") {
  const cassetteTurns = turns.map((steps, turn) =>
    turnOf("claude-2.1.332/single-turn.jsonl", {
      user: `message ${turn + 1}`,
      stdout: steps.flatMap((step, index) => {
        if (typeof step === "string") return [assistant({ type: "text", text: step })];
        const [name, input, result = ""] = step;
        const id = `${turn}-${index}`;
        const block = {
          type: "tool_result",
          tool_use_id: id,
          content: result,
          is_error: result !== "",
        };
        return [
          assistant({ type: "tool_use", id, name, input }),
          JSON.stringify({ type: "user", message: { content: [block] } }),
        ];
      }),
    }),
  );
  return readRun(
    buildCassette("claude", cassetteTurns, { paths: { workspace, home: "/home/user" } }),
  );
}

/** A row in one line. */
function table(head: ReturnType<typeof runOf>, base: ReturnType<typeof runOf> | null) {
  const cell = (side: { text: string; result: string } | null) =>
    side === null ? "-" : side.text + (side.result === "" ? "" : ` → ${side.result}`);
  return alignRuns(head, base).map(
    (row) =>
      `${row.turn}.${row.event} ${cell(row.head)} | ${cell(row.base)}${row.diverges ? " !" : ""}`,
  );
}

const SKILL = ["Read", { file_path: "/workspace/.claude/skills/pirate-greeter/SKILL.md" }] as const;
const TONE = [
  "Read",
  { file_path: "/workspace/.claude/skills/pirate-greeter/references/tone.md" },
] as const;
const WRITE = ["Write", { file_path: "/workspace/out.txt", content: "x" }] as const;
const RUN = ["Bash", { command: "cat out.txt" }] as const;

describe("the event table", () => {
  it("marks the first call in which the runs differ, and finds the way back", () => {
    const head = runOf([[SKILL, "I'll write it now.", WRITE, RUN, "Written."]]);
    const base = runOf([[SKILL, "Let me look.", TONE, WRITE, RUN, "It is written."]]);
    expect(table(head, base)).toEqual([
      "1.1 message 1 | message 1",
      "1.2 Read SKILL.md | Read SKILL.md",
      "1.4 - | Let me look.",
      "1.4 - | Read references/tone.md !",
      "1.4 I'll write it now. | -",
      "1.5 Write out.txt | Write out.txt",
      "1.7 Bash cat out.txt → exit 0 | Bash cat out.txt → exit 0",
      "1.9 Written. | It is written.",
    ]);
  });

  it("puts two different calls in one place side by side", () => {
    expect(table(runOf([[SKILL, WRITE, "a"]]), runOf([[SKILL, TONE, "b"]]))).toEqual([
      "1.1 message 1 | message 1",
      "1.2 Read SKILL.md | Read SKILL.md",
      "1.4 Write out.txt | Read references/tone.md !",
      "1.6 a | b",
    ]);
  });

  it("never takes other words for a difference", () => {
    const rows = alignRuns(runOf([["One.", RUN, "Two."]]), runOf([[RUN, "Three.", "Four."]]));
    expect(rows.filter(({ diverges }) => diverges)).toEqual([]);
    expect(rows.map(({ head, base }) => [head?.kind ?? null, base?.kind ?? null])).toEqual([
      ["user", "user"],
      ["assistant", null],
      ["tool", "tool"],
      ["assistant", "assistant"],
      [null, "assistant"],
    ]);
  });

  it("does not see in which folder a run was recorded", () => {
    const other = runOf([[["Write", { file_path: "/tmp/other/out.txt" }]]], "/tmp/other");
    expect(table(runOf([[WRITE]]), other)).toEqual([
      "1.1 message 1 | message 1",
      "1.2 Write out.txt | Write out.txt",
    ]);
  });
});

describe("rows of the event table", () => {
  it("keeps the turns apart", () => {
    const head = runOf([["Which?"], [RUN, "Done."]]);
    const base = runOf([
      [RUN, "Which?"],
      [WRITE, "Done."],
    ]);
    expect(table(head, base)).toEqual([
      "1.1 message 1 | message 1",
      "1.2 - | Bash cat out.txt → exit 0 !",
      "1.2 Which? | Which?",
      "2.1 message 2 | message 2",
      "2.2 Bash cat out.txt → exit 0 | Write out.txt",
      "2.4 Done. | Done.",
    ]);
  });

  it("ends with the turns that only one run has", () => {
    expect(table(runOf([["a"]]), runOf([["a\n\n  b"], [WRITE]]))).toEqual([
      "1.1 message 1 | message 1",
      "1.2 a | a b",
      "1.2 - | message 2",
      "1.2 - | Write out.txt !",
    ]);
    expect(table(runOf([["a"], [WRITE]]), runOf([["a"]])).slice(2)).toEqual([
      "2.1 message 2 | -",
      "2.2 Write out.txt | - !",
    ]);
  });

  it("says how commands ended, as far as it is known", () => {
    const head = runOf([
      [
        ["Bash", { command: "false" }, "Exit code 1\noops"],
        ["Bash", { command: "odd" }, "rejected"],
        ["Read", { file_path: "a" }, "no such file"],
      ],
    ]);
    expect(table(head, null)).toEqual([
      "1.1 message 1 | -",
      "1.2 Bash false → exit 1 | -",
      "1.4 Bash odd → failed | -",
      "1.6 Read a → failed | -",
    ]);
    const gemini = readRun(buildCassette("gemini", [turnOf("gemini-0.61.0/tool-fail.jsonl")]));
    expect(table(gemini, null)[1]).toBe("1.2 run_shell_command echo oops >&2; exit 3 | -");
  });

  it("shows this run alone where there is no base, and no subagent's inner life", () => {
    const run = readRun(buildCassette("claude", [turnOf("claude-2.1.332/subagent.jsonl")]));
    expect(table(run, null)).toEqual([
      "1.1 Please greet the crew like a pirate. | -",
      "1.2 Delegating. | -",
      "1.3 Agent Sub task | -",
      "1.8 Main done. | -",
    ]);
  });

  it("RX-3 aligns two long runs without end", () => {
    const steps = (prefix: string) =>
      Array.from({ length: 5000 }, (_, n): Step => ["Bash", { command: `${prefix} ${n}` }]);
    const rows = alignRuns(runOf([steps("a")]), runOf([steps("b")]));
    expect(rows).toHaveLength(5001);
    expect(rows.findIndex(({ diverges }) => diverges)).toBe(1);
  });
});
