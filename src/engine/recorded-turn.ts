import type { CassetteTurn } from "../model/cassette.ts";
import type { ProcessResult } from "../model/machine.ts";
import type { StreamReader, StreamReading } from "../model/stream-reading.ts";
import { byteLength } from "../text/cut.ts";

type Ended = Extract<ProcessResult, { kind: "ended" }>;

/** A turn that was over before it began. */
export function toTimedOut(startedAt: string): Ended {
  return {
    kind: "ended",
    exit: null,
    signal: null,
    ended: "timeout",
    stdout: "",
    stderr: "",
    startedAt,
    durationMs: 0,
    survivors: [],
    unended: [],
  };
}

/** What lines of a stream weigh, with their ends. */
export function toStreamBytes(lines: readonly string[]): number {
  return lines.reduce((bytes, line) => bytes + byteLength(line) + 1, 0);
}

/** Reads a turn; what the one before it said in sum is known. */
export function readTurn(
  reader: StreamReader,
  result: Ended,
  earlier: StreamReading | null,
): StreamReading {
  return reader.read(toLines(result.stdout), {
    process: {
      exit: result.exit,
      signal: result.signal,
      timedOut: result.ended === "timeout",
    },
    stderr: result.stderr,
    after: earlier?.totals ?? null,
  });
}

/** Lines without their ends; a last line without an end is kept as it is. */
function toLines(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** A turn as it is recorded. */
export function toTurn(
  result: Ended,
  message: Pick<CassetteTurn, "source"> & { readonly text: string },
  changes: CassetteTurn["changes"],
): CassetteTurn {
  return {
    user: message.text,
    source: message.source,
    stdout: toLines(result.stdout),
    stderr: toLines(result.stderr),
    exit: result.exit,
    signal: result.signal,
    ended: result.ended,
    started_at: result.startedAt,
    duration_ms: result.durationMs,
    changes,
  };
}
