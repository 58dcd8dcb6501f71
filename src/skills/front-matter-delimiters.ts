import type { DelimiterShape, FrontMatter, Place } from "../model/front-matter.ts";
import { lineAt, type TextLines } from "../text/text-lines.ts";

const EXACT = "---";
const WITH_BLANKS = /^[ \t]*---[ \t]*$/;
const CLOSING = /^(---|\.\.\.)[ \t]*$/;
const FOUR_DASHES = /^-{4,}[ \t]*$/;
/** Of a line without blanks at its end. */
const FENCE = /^(`{3,}|~{3,})[ \t]*\w*$/;
const KEY = /^[A-Za-z_][\w-]*[ \t]*:/;

type BlankDelimiters = Extract<FrontMatter, { kind: "read" }>["blankDelimiters"];

/** Where the block between the delimiters lies, or why there is none. Lines count from 0. */
export type DelimitedBlock =
  | {
      readonly kind: "block";
      readonly first: number;
      /** Line of the closing delimiter. */
      readonly closing: number;
      readonly blankDelimiters: BlankDelimiters;
    }
  | { readonly kind: "missing"; readonly reason: "absent" | "unclosed" }
  | { readonly kind: "misplaced"; readonly shape: DelimiterShape; readonly place: Place };

/** Looks for the two `---` lines at the top, and for what people write in their place. */
export function findFrontMatterBlock(lines: TextLines): DelimitedBlock {
  const opening = lineAt(lines, 0);
  if (WITH_BLANKS.test(opening)) return closeBlock(lines, opening);
  const shape = misplacedShape(lines);
  if (shape === null) return { kind: "missing", reason: "absent" };
  return { kind: "misplaced", shape, place: { line: 1, column: 1 } };
}

function closeBlock(lines: TextLines, opening: string): DelimitedBlock {
  for (let index = 1; index < lines.starts.length; index += 1) {
    const line = lineAt(lines, index);
    if (!CLOSING.test(line)) continue;
    if (line.startsWith("...")) {
      return { kind: "misplaced", shape: "dots", place: { line: index + 1, column: 1 } };
    }
    const blankDelimiters = [
      ...(opening === EXACT ? [] : [{ which: "opening", line: 1, column: 1 } as const]),
      ...(line === EXACT ? [] : [{ which: "closing", line: index + 1, column: 1 } as const]),
    ];
    return { kind: "block", first: 1, closing: index, blankDelimiters };
  }
  return { kind: "missing", reason: "unclosed" };
}

/** A block with at least one `key:` that does not begin on line 1 with exactly `---`. */
function misplacedShape(lines: TextLines): DelimiterShape | null {
  const first = lineAt(lines, 0);
  if (FOUR_DASHES.test(first)) {
    return holdsKeysUntil(lines, 0, /^-{3,}[ \t]*$/) ? "four-dashes" : null;
  }
  const { index, comment } = skipBlanksAndComments(lines);
  if (WITH_BLANKS.test(lineAt(lines, index))) {
    if (!holdsKeysUntil(lines, index, CLOSING)) return null;
    return comment ? "comment" : "blank-line";
  }
  if (!FENCE.test(lineAt(lines, index).trimEnd())) return null;
  return WITH_BLANKS.test(lineAt(lines, index + 1)) && holdsKeysUntil(lines, index + 1, CLOSING)
    ? "code-fence"
    : null;
}

function skipBlanksAndComments(lines: TextLines): { index: number; comment: boolean } {
  let comment = false;
  let inside = false;
  let index = 0;
  for (; index < lines.starts.length; index += 1) {
    const line = lineAt(lines, index).trim();
    if (!inside && line.startsWith("<!--")) {
      comment = true;
      inside = true;
    }
    if (inside) inside = !line.includes("-->");
    else if (line !== "") break;
  }
  return { index, comment };
}

function holdsKeysUntil(lines: TextLines, opening: number, end: RegExp): boolean {
  let keys = false;
  for (let index = opening + 1; index < lines.starts.length; index += 1) {
    const line = lineAt(lines, index);
    if (end.test(line)) return keys;
    keys = keys || KEY.test(line);
  }
  return false;
}
