import { type Cassette, cassetteSchema } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";
import { redactDeep } from "../text/redact-deep.ts";
import type { Redactor } from "../text/redactor.ts";

/** The text of a recording's file, or why there is none. */
export type CassetteText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly reason: string };

/** Said of a run that no recording can hold (security.md SB-11, CA-6). */
export const TOO_MUCH_OUTPUT = "too much output";

/**
 * Text of a recording: keys in the order of the schema, one raw stream line on a line of its own, final newline.
 * A recording over 6 MiB is refused: no file is written that the reader would not take (security.md CA-6).
 */
export function toCassetteText(cassette: Cassette): CassetteText {
  const result = cassetteSchema.safeParse(cassette);
  if (!result.success) {
    const [issue] = result.error.issues;
    return { kind: "refused", reason: `${issue?.path.join(".")}: ${issue?.message}` };
  }
  const text = `${JSON.stringify(result.data, null, 1)}\n`;
  return new TextEncoder().encode(text).length > LIMITS.cassetteBytes
    ? { kind: "refused", reason: TOO_MUCH_OUTPUT }
    : { kind: "text", text };
}

/** The recording with every secret replaced in every text of it (security.md SE-1). */
export function redactCassette(cassette: Cassette, redactor: Redactor): Cassette {
  const turns = cassette.turns.map((turn) => ({
    ...turn,
    stdout: redactLines(turn.stdout, redactor),
    stderr: redactLines(turn.stderr, redactor),
  }));
  return redactDeep({ ...cassette, turns }, redactor);
}

/** Whether a known secret occurs anywhere in the recording, also spread over lines of a stream (security.md SE-2). */
export function holdsSecret(cassette: Cassette, redactor: Redactor): boolean {
  const streams = cassette.turns.flatMap((turn) => [turn.stdout, turn.stderr]);
  const turns = cassette.turns.map((turn) => ({ ...turn, stdout: [], stderr: [] }));
  return (
    streams.some((lines) => redactor.observed(lines.join("\n"))) ||
    redactor.observed(JSON.stringify({ ...cassette, turns }))
  );
}

/** As one text, because a private key stands on several lines. */
function redactLines(lines: readonly string[], redactor: Redactor): string[] {
  return lines.length === 0 ? [] : redactor.redact(lines.join("\n")).split("\n");
}
