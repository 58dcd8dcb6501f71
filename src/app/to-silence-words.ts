import type { ProcessResult } from "../model/machine.ts";
import { line } from "../text/terminal.ts";

/** Of a line that a program printed. */
const PRINTED_CHARACTERS = 100;
const REASON_CHARACTERS = 200;

/**
 * How a program ended that did not tell what it was asked for, and the first line that it printed, on stdout or else on stderr:
 * `timed out after 30 s, printed nothing`. What it printed is anybody's: safe for one line.
 */
export function toSilenceWords(result: ProcessResult): string {
  if (result.kind === "failed") return line(result.reason, REASON_CHARACTERS);
  const first = toLines(result.stdout)[0] ?? toLines(result.stderr)[0];
  const printed = first === undefined ? "nothing" : `"${line(first, PRINTED_CHARACTERS)}"`;
  return `${toEndWords(result)}, printed ${printed}`;
}

function toEndWords(result: Extract<ProcessResult, { readonly kind: "ended" }>): string {
  const { ended, durationMs, exit, signal } = result;
  if (ended === "timeout") return `timed out after ${Math.round(durationMs / 1000)} s`;
  if (ended === "output") return "ended because it printed too much";
  return exit === null ? `ended by ${signal ?? "a signal"}` : `exit code ${exit}`;
}

function toLines(text: string): readonly string[] {
  return text.split(/[\r\n]/).filter((one) => one.trim() !== "");
}
