import type { Cassette, KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";

/** Raw lines of one recording. Far above its 2,000 events; only keeps a hostile file from costing much. */
export const RECORDED_LINES = 100_000;

const encoder = new TextEncoder();

/** The limit of design.md §6 that a recording passes, as a sentence, or null. */
export function toLimitProblem(cassette: Cassette): string | null {
  return toLinesProblem(cassette) ?? toStreamProblem(cassette) ?? toFilesProblem(cassette);
}

function toLinesProblem(cassette: Cassette): string | null {
  const lines = cassette.turns.reduce(
    (sum, turn) => sum + turn.stdout.length + turn.stderr.length,
    0,
  );
  return lines > RECORDED_LINES ? `holds ${lines} lines, at most ${RECORDED_LINES} are read` : null;
}

function toStreamProblem(cassette: Cassette): string | null {
  // A UTF-16 unit is at most three bytes: counting them exactly is for the few that come near the limit.
  if (toUnits(cassette) * 3 <= LIMITS.streamBytes) return null;
  const bytes = cassette.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
  return bytes > LIMITS.streamBytes
    ? `holds a stream of ${bytes} bytes, at most ${LIMITS.streamBytes} are read`
    : null;
}

/** UTF-16 units of all lines with their line ends. */
function toUnits(cassette: Cassette): number {
  return cassette.turns.reduce(
    (sum, turn) => turn.stdout.reduce((units, line) => units + line.length + 1, sum),
    0,
  );
}

/** Bytes of the lines with a line end between them. */
function toStreamBytes(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + toBytes(line), Math.max(0, lines.length - 1));
}

function toFilesProblem(cassette: Cassette): string | null {
  const changes = cassette.turns.flatMap((turn) => turn.changes);
  const kept = [...cassette.files, ...changes.filter((change) => change.kind !== "deleted")];
  const units = kept.reduce((sum, file) => sum + (file.text?.length ?? 0), 0);
  // As above: few come near the limit of one file with all of theirs.
  if (units * 3 <= Math.min(LIMITS.keptFileBytes, LIMITS.keptFilesBytes)) return null;
  const sizes = kept.map((file) => [file, toTextBytes(file)] as const);
  const [large] = sizes.filter(([, size]) => size > LIMITS.keptFileBytes);
  if (large)
    return `keeps ${large[1]} bytes of ${large[0].path}, at most ${LIMITS.keptFileBytes} are read`;
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  return sum > LIMITS.keptFilesBytes
    ? `keeps ${sum} bytes of files, at most ${LIMITS.keptFilesBytes} are read`
    : null;
}

function toTextBytes(file: Pick<KeptFile, "text">): number {
  return file.text === undefined ? 0 : toBytes(file.text);
}

function toBytes(text: string): number {
  return encoder.encode(text).length;
}
