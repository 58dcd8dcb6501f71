import { code } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";

/** A word that a shell takes as it is and no option parser takes as an option. */
const SHELL_WORD = /^[A-Za-z0-9_./@+][A-Za-z0-9_./@+-]*$/;

/**
 * A command to paste: our words and the names that need no quoting. A name that a shell could read
 * otherwise is left out, since people paste what a report says.
 */
export function toCommand(words: readonly string[], names: readonly string[]): string {
  return ["npx skillcheck", ...words, ...names.filter((name) => SHELL_WORD.test(name))].join(" ");
}

/** `npx skillcheck record pdf-forms`, as inline code; never at the start of a line. */
export function recordCommand(names: readonly string[], samples?: number): Markdown {
  const words = samples === undefined ? ["record"] : ["record", "--samples", String(samples)];
  return md`${code(toCommand(words, names), 200)}`;
}
