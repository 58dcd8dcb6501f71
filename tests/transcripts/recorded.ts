import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ErrorKind, StreamOutcome } from "../../src/model/outcome.ts";
import type { ProcessEnd, StreamReading, StreamTotals } from "../../src/model/stream-reading.ts";
import type { Usage } from "../../src/model/usage.ts";
import { findStreamReader } from "../../src/transcripts/index.ts";

export const RECORDED = path.resolve("tests/recorded");

/** One entry of `samples[]` in expected.json (agents.md §8). */
export interface ExpectedSample {
  readonly file: string;
  readonly agent: string;
  readonly version: string;
  readonly case: string;
  readonly process: ProcessEnd;
  readonly after?: string;
  readonly sessionId: string | null;
  readonly turns: number;
  readonly toolCalls: readonly {
    readonly name: string;
    readonly rawName: string;
    readonly ok: boolean | null;
    readonly nested?: true;
  }[];
  readonly skillLoaded: readonly string[];
  readonly skillLoadedVia: readonly string[];
  readonly finalText: string | null;
  readonly usage: Usage | null;
  readonly usageReported?: Usage;
  readonly usageIsLowerBound?: true;
  readonly costUsd: number | null;
  readonly costUsdReported?: number;
  readonly outcome: StreamOutcome;
  readonly errorKind: ErrorKind | null;
  readonly badLines?: number;
}

/** One entry of `runs[]`: the processes of one session. */
export interface ExpectedRun {
  readonly agent: string;
  readonly version: string;
  readonly case: string;
  readonly files: readonly string[];
  readonly turns: number;
  readonly sameSession: boolean;
  readonly usage: Usage;
  readonly costUsd: number | null;
  readonly outcome: string;
}

export const EXPECTED: {
  readonly samples: readonly ExpectedSample[];
  readonly runs: readonly ExpectedRun[];
} = JSON.parse(readFileSync(path.join(RECORDED, "expected.json"), "utf8"));

/** Raw lines of a recorded stream, as the engine hands them over. */
export function linesOf(file: string): readonly string[] {
  const lines = readFileSync(path.join(RECORDED, file), "utf8").split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

function stderrOf(file: string): string {
  const meta = path.join(RECORDED, file.replace(/(\.2)?\.jsonl$/, ".meta.json"));
  return existsSync(meta) ? String(JSON.parse(readFileSync(meta, "utf8")).stderr ?? "") : "";
}

export function sampleOf(file: string): ExpectedSample {
  const sample = EXPECTED.samples.find((entry) => entry.file === file);
  if (sample === undefined) throw new Error(`no sample ${file}`);
  return sample;
}

/** Reads a sample, or other lines as if they were its stream. */
export function readSample(sample: ExpectedSample, lines = linesOf(sample.file)): StreamReading {
  const reader = findStreamReader(sample.agent);
  if (reader === null) throw new Error(`no reader for ${sample.agent}`);
  const after: StreamTotals | null =
    sample.after === undefined ? null : readSample(sampleOf(sample.after)).totals;
  return reader.read(lines, { process: sample.process, stderr: stderrOf(sample.file), after });
}
