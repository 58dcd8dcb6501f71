import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";

/** Longest line of a mistake: file names and values of a suite stand in it. */
const MISTAKE_CHARACTERS = 1000;

/**
 * What a command that failed says on stderr, and its exit code (design.md §10): the user's mistakes are
 * one line each; a stack is shown for our own faults alone (style.md rule 14).
 */
export function toLastWords(error: unknown): { readonly exitCode: 2 | 3; readonly text: string } {
  if (error instanceof UsageError) {
    const lines = error.message.split("\n").map((text) => line(text, MISTAKE_CHARACTERS));
    return { exitCode: 2, text: `skillcheck: ${lines.join("\n")}\n` };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: 3, text: `skillcheck: this is a fault of skillcheck\n${text}\n` };
}
