import { describe, expect, it } from "vitest";
import type { StreamReading, StreamTotals } from "../../src/model/stream-reading.ts";
import { acp } from "../../src/transcripts/acp.ts";
import { addUsage } from "../../src/transcripts/stream/token-usage.ts";
import { EXPECTED, linesOf, readSample } from "./recorded.ts";

/** The lines of each turn, as a recording holds them: all that is said before its first prompt belongs to the first. */
function toTurns(lines: readonly string[]): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, index) =>
    line.startsWith('{"dir":"client"') && line.includes('"session/prompt"') ? [index] : [],
  );
  return starts.map((start, turn) => lines.slice(turn === 0 ? 0 : start, starts[turn + 1]));
}

function readTurns(lines: readonly string[]): readonly StreamReading[] {
  let after: StreamTotals | null = null;
  return toTurns(lines).map((turn) => {
    const process = { exit: null, signal: null, timedOut: false };
    const reading = acp.read(turn, { process, stderr: "", after });
    after = reading.totals;
    return reading;
  });
}

const SAMPLES = EXPECTED.samples.filter(({ agent }) => agent.startsWith("acp-"));

describe("turn by turn", () => {
  it.each(SAMPLES)("$file reads like the whole of it", (sample) => {
    const lines = linesOf(sample.file);
    const whole = readSample(sample);
    const turns = readTurns(lines);
    const texts = (events: StreamReading["events"]) =>
      events.map(({ turn: _, event: __, ...event }) => event);
    expect({
      turns: turns.length,
      events: texts(turns.flatMap(({ events }) => events)),
      finalText: turns.at(-1)?.finalText,
      usage: turns.map(({ usage }) => usage).reduce(addUsage, null),
      outcome: turns.find(({ outcome }) => outcome !== "completed")?.outcome ?? "completed",
    }).toEqual({
      turns: whole.turns,
      events: texts(whole.events),
      finalText: whole.finalText,
      usage: whole.usage,
      outcome: whole.outcome,
    });
    const cost = turns.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
    expect(cost).toBeCloseTo(whole.costUsd ?? 0, 9);
    expect(turns.at(-1)?.totals.costUsdReported).toBe(whole.totals.costUsdReported);
  });
});

it("money is counted once over the session, tokens by the turn", () => {
  const claude = SAMPLES.find(({ file }) => file === "acp-claude-agent-0.49.0/with-skill.jsonl");
  const turns = readTurns(linesOf(claude?.file ?? ""));
  expect(turns.map(({ usage, costUsd }) => [usage?.inputTotal, costUsd?.toFixed(5)])).toEqual([
    [4200, "0.02085"],
    [2800, "0.01390"],
  ]);
});

it("our own words alone are no output", () => {
  const prompt = { id: 4, method: "session/prompt", params: { prompt: [] } };
  const lines = [JSON.stringify({ dir: "client", msg: prompt })];
  const process = { exit: 1, signal: null, timedOut: false };
  expect(acp.read(lines, { process, stderr: "", after: null })).toMatchObject({
    outcome: "error",
    errorKind: "no-output",
  });
});
