import type { DelimiterShape } from "../model/front-matter.ts";
import { lineRange, type TextEdit } from "./repair.ts";

const DASHES = /^-{3,}[ \t]*$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/**
 * The edits that put a front matter on line 1, between lines of exactly three dashes.
 *
 * @param line of the finding, 1-based
 * @returns null where a person decides: a comment above it, code blocks that do not come in pairs
 */
export function mendDelimiters(
  text: string,
  line: number,
  shape: DelimiterShape | "blanks",
): readonly TextEdit[] | null {
  switch (shape) {
    case "blanks":
    case "dots":
      return [toDashes(text, line)];
    case "blank-line":
      return [{ start: 0, end: /^(?:[ \t]*(?:\r\n?|\n))*/.exec(text)?.[0].length ?? 0, text: "" }];
    case "four-dashes":
      return mendFourDashes(text);
    case "code-fence":
      return unwrap(text);
    case "comment":
      return null;
  }
}

function toDashes(text: string, line: number): TextEdit {
  const { start, end } = lineRange(text, line);
  return { start, end, text: "---" };
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n?|\n/);
}

/** The opening line, and the closing one where it has more than three too. */
function mendFourDashes(text: string): readonly TextEdit[] {
  const lines = linesOf(text);
  const closing = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  const both = closing === -1 || lines[closing] === "---" ? [1] : [1, closing + 1];
  return both.map((line) => toDashes(text, line));
}

/** Without the code block around the whole file. */
function unwrap(text: string): readonly TextEdit[] | null {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const fences = lines.filter((line) => FENCE.test(line)).length;
  if (fences % 2 === 1 || !/^(?:`{3,}|~{3,})[ \t]*$/.test(lines[last] ?? "")) return null;
  const opening = lineRange(text, first + 1);
  const closing = lineRange(text, last + 1);
  return [
    { start: 0, end: opening.next, text: "" },
    { start: closing.start, end: closing.next, text: "" },
  ];
}
