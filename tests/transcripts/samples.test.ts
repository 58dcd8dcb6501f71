import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StreamReading } from "../../src/model/stream-reading.ts";
import {
  EXPECTED,
  type ExpectedSample,
  linesOf,
  RECORDED,
  readSample,
  sampleOf,
} from "./recorded.ts";

const MONEY = 9;

function round(usd: number | null): number | null {
  return usd === null ? null : Number(usd.toFixed(MONEY));
}

/** The reading in the words of expected.json. */
function toEntry(sample: ExpectedSample, reading: StreamReading): ExpectedSample {
  const { file, agent, version, process } = sample;
  const calls = reading.events.flatMap((event) => (event.type === "tool_call" ? [event] : []));
  return {
    file,
    agent,
    version,
    case: sample.case,
    process,
    sessionId: reading.sessionId,
    turns: reading.turns,
    toolCalls: calls.map(({ name, rawName, ok, nested }) =>
      nested ? { name, rawName, ok, nested } : { name, rawName, ok },
    ),
    skillLoaded: reading.skillLoads.map(({ name }) => name),
    skillLoadedVia: reading.skillLoads.map(({ via }) => via),
    finalText: reading.finalText?.slice(0, 80) ?? null,
    usage: reading.usage,
    costUsd: round(reading.costUsd),
    outcome: reading.outcome,
    errorKind: reading.errorKind,
    ...(sample.after === undefined ? {} : { after: sample.after }),
    ...(reading.badLines === 0 ? {} : { badLines: reading.badLines }),
    ...(reading.usageIsLowerBound ? { usageIsLowerBound: true } : {}),
    ...(sample.usageReported && reading.totals.usageReported
      ? { usageReported: reading.totals.usageReported }
      : {}),
    ...(sample.costUsdReported && reading.totals.costUsdReported
      ? { costUsdReported: reading.totals.costUsdReported }
      : {}),
  };
}

describe("recorded streams", () => {
  it.each(EXPECTED.samples)("$file", (sample) => {
    const reading = readSample(sample);
    expect(toEntry(sample, reading)).toEqual(sample);
    expect(reading.unknownTypes).toEqual([]);
  });

  it("has an entry for every file", () => {
    const files = readdirSync(RECORDED, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".jsonl")).sort()).toEqual(
      EXPECTED.samples.map(({ file }) => file).sort(),
    );
  });
});

describe("recorded pairs of processes", () => {
  it.each(EXPECTED.runs)("$agent $version $case", (run) => {
    const readings = run.files.map((file) => readSample(sampleOf(file)));
    const sum = (part: "inputTotal" | "cacheRead" | "cacheWrite" | "output") =>
      readings.reduce((total, { usage }) => total + (usage?.[part] ?? Number.NaN), 0);
    const isPriced = readings.every(({ costUsd }) => costUsd !== null);
    expect({
      agent: run.agent,
      version: run.version,
      case: run.case,
      files: run.files,
      turns: readings.reduce((total, { turns }) => total + turns, 0),
      sameSession: new Set(readings.map(({ sessionId }) => sessionId)).size === 1,
      usage: {
        inputTotal: sum("inputTotal"),
        cacheRead: sum("cacheRead"),
        cacheWrite: sum("cacheWrite"),
        output: sum("output"),
      },
      costUsd: isPriced
        ? round(readings.reduce((total, { costUsd }) => total + (costUsd ?? 0), 0))
        : null,
      outcome: readings.find(({ outcome }) => outcome !== "completed")?.outcome ?? "completed",
    }).toEqual(run);
  });
});

describe("every stream cut after any line", () => {
  it.each(EXPECTED.samples)("$file is truncated or what it really was", (sample) => {
    const lines = linesOf(sample.file);
    const wrong = lines.flatMap((_, count) => {
      // What we wrote ourselves is no output: until the agent has said something there is none to cut.
      const isSilent = lines.slice(0, count).every((line) => line.startsWith('{"dir":"client"'));
      if (count === 0 || isSilent) return [];
      const { outcome, errorKind } = readSample(sample, lines.slice(0, count));
      const isTrue = outcome === sample.outcome && errorKind === sample.errorKind;
      return outcome === "truncated" || isTrue ? [] : [{ count, outcome, errorKind }];
    });
    expect(wrong).toEqual([]);
  });
});
