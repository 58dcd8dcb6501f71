import { expect, it } from "vitest";
import { STREAM_READERS } from "../../src/transcripts/index.ts";
import { cpuTime, growth, LINEAR } from "../growth.ts";
import { recordedLines } from "./account-lines.ts";
import { readLines } from "./read-lines.ts";

/** A command has no lines of its own form: tests/transcripts/command.test.ts. */
const AGENTS = STREAM_READERS.map(({ name }) => name).filter((name) => name !== "command");

it.each(AGENTS)("RX-3 %s reads a stream at its limit of 4 MiB, in linear time", async (agent) => {
  const lines = recordedLines(agent);
  const bytes = lines.reduce((sum, line) => sum + line.length, 0);
  const whole = Array.from({ length: Math.ceil((4 * 1024 * 1024) / bytes) }, () => lines).flat();
  expect(readLines(agent, whole).events.length).toBeGreaterThan(100);
  const read = (some: readonly string[]) => readLines(agent, some);
  expect(await growth(read, (count) => whole.slice(0, count), 60)).toBeLessThan(LINEAR);
});

/** What a reader costs that parses to find out whether a line is JSON: linear too, and far too much. */
function throwForEach(lines: readonly string[]): void {
  for (const line of lines) {
    try {
      JSON.parse(line);
    } catch {}
  }
}

it.each([
  "y",
  "{",
  '{"type":',
  "[1",
  '"a',
  "}",
  "n",
  "-",
  "t",
  "0x",
  "{}a}",
  "{aa}",
  '"a"b"',
  "[0:]",
])("RX-3 a stream of many lines of %j takes linear time", async (line) => {
  const toLines = (count: number) => Array.from({ length: count }, () => line);
  const read = (lines: readonly string[]) => readLines("claude", lines);
  // More lines than a call can have arguments.
  expect(read(toLines(200_000))).toMatchObject({
    badLines: 200_000,
    events: [],
    outcome: "truncated",
  });
  expect(await growth(read, toLines, 4096)).toBeLessThan(LINEAR);
  const some = toLines(10_000);
  const exceptions = await cpuTime(() => throwForEach(some));
  expect(await cpuTime(() => read(some))).toBeLessThan(exceptions / 2);
});

it.each(["'", '"', "\\", "cat x/SKILL.md;", "<<E\n", "<<E ", "cd a;", " $(", "#", "\n", "a=1 "])(
  "RX-3 a long script that repeats %j takes linear time",
  async (piece) => {
    const toLine = (size: number) => {
      const command = `${piece.repeat(size / piece.length)} a/SKILL.md`;
      return {
        type: "item.completed",
        item: { type: "command_execution", id: "1", command, status: "completed", exit_code: 0 },
      };
    };
    const read = (line: unknown) => readLines("codex", [line]);
    expect(read(toLine(4096)).events).toHaveLength(2);
    expect(await growth(read, toLine, 2048)).toBeLessThan(LINEAR);
  },
);
