import type { ReadContext, StreamReading } from "../../src/model/stream-reading.ts";
import { findStreamReader } from "../../src/transcripts/index.ts";

const CONTEXT: ReadContext = {
  process: { exit: 0, signal: null, timedOut: false },
  stderr: "",
  after: null,
};

/** Reads lines written as objects; a string is a raw line. */
export function readLines(
  agent: string,
  lines: readonly unknown[],
  context: Partial<ReadContext> = {},
): StreamReading {
  const reader = findStreamReader(agent);
  if (reader === null) throw new Error(`no reader for ${agent}`);
  return reader.read(
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))),
    { ...CONTEXT, ...context },
  );
}
