import { code } from "../../text/markdown.ts";
import type { Markdown } from "../../text/safe.ts";

/** A word that a shell takes as it is and no option parser takes as an option. */
const SHELL_WORD = /^[A-Za-z0-9_./@+][A-Za-z0-9_./@+-]*$/;

/**
 * A command to paste: our words around the names that need no quoting. A name that a shell could read
 * otherwise is left out, since people paste what a report says.
 */
export function toCommand(verb: string, names: readonly string[], options = ""): string {
  const safe = names.filter((name) => SHELL_WORD.test(name));
  return ["npx skillcheck", verb, ...safe, options].filter((word) => word !== "").join(" ");
}

/** `npx skillcheck record pdf-forms`, as inline code; never at the start of a line. */
export function recordCommand(names: readonly string[], samples?: number): Markdown {
  const options = samples === undefined ? "" : `--samples ${samples}`;
  return code(toCommand("record", names, options), 200);
}
