import { expect, it } from "vitest";
import { STREAM_READERS } from "../../src/transcripts/index.ts";
import { readLines } from "./read-lines.ts";
import { EXPECTED, linesOf } from "./recorded.ts";

const AGENTS = STREAM_READERS.map(({ name }) => name);
/** A loaded machine is slow; what is not linear takes minutes. */
const MILLISECONDS = 4000;

it.each(AGENTS)(
  "RX-3 %s reads a stream at its limit of 4 MiB",
  (agent) => {
    const lines = EXPECTED.samples
      .filter((sample) => sample.agent === agent || sample.agent.startsWith(`${agent}-`))
      .flatMap(({ file }) => linesOf(file));
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    const whole = Array.from({ length: Math.ceil((4 * 1024 * 1024) / bytes) }, () => lines).flat();
    const start = performance.now();
    expect(readLines(agent, whole).events.length).toBeGreaterThan(100);
    expect(performance.now() - start).toBeLessThan(MILLISECONDS);
  },
  20_000,
);

it.each(["y", "{", '{"type":', "[1", '"a', "}"])(
  "RX-3 a stream of 4 MiB of lines of %j",
  (line) => {
    const lines = Array.from({ length: (4 * 1024 * 1024) / (line.length + 1) }, () => line);
    const start = performance.now();
    expect(readLines("claude", lines)).toMatchObject({
      badLines: lines.length,
      events: [],
      outcome: "truncated",
    });
    expect(performance.now() - start).toBeLessThan(MILLISECONDS);
  },
  60_000,
);

it.each(["'", '"', "\\", "cat x/SKILL.md;", "<<E\n", "<<E ", "cd a;", " $(", "#", "\n", "a=1 "])(
  "RX-3 a script of 1 MB that repeats %j",
  (piece) => {
    const command = `${piece.repeat(Math.ceil(1_000_000 / piece.length))} a/SKILL.md`;
    const item = { type: "command_execution", id: "1", command, status: "completed", exit_code: 0 };
    const start = performance.now();
    expect(readLines("codex", [{ type: "item.completed", item }]).events).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(MILLISECONDS);
  },
  20_000,
);
