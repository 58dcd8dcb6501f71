import type { DisableComment } from "./disable-comments.ts";
import { lineRange, type TextEdit } from "./repair.ts";

/** The comment as it stands: in the front matter its line, else from the opening to the closing mark. */
const COMMENT = /<!--.*?-->|#[^\r\n]*/y;

/**
 * The edit that takes one name out of a comment, and the comment with its last name; a line that holds
 * nothing else goes too. Where the lines above and below would become one paragraph, an empty line stays.
 */
export function withoutName(text: string, comment: DisableComment): TextEdit | null {
  const line = lineRange(text, comment.line);
  const start = line.start + comment.column - 1;
  COMMENT.lastIndex = start;
  const whole = COMMENT.exec(text)?.[0];
  if (whole === undefined) return null;
  const end = start + whole.length;
  if (comment.names.length > 1) return { start, end, text: withoutWord(whole, comment.name) };
  const isAlone = `${text.slice(line.start, start)}${text.slice(end, line.end)}`.trim() === "";
  if (!isAlone) return { start, end, text: "" };
  const isBetween =
    whole.startsWith("<") && isFilled(text, comment.line - 1) && isFilled(text, comment.line + 1);
  return { start: line.start, end: isBetween ? line.end : line.next, text: "" };
}

function isFilled(text: string, line: number): boolean {
  if (line === 0) return false;
  const { start, end } = lineRange(text, line);
  return text.slice(start, end).trim() !== "";
}

/** Without the last word of that name and what stands before it. */
function withoutWord(comment: string, name: string): string {
  // Words at even places, what separates them between.
  const pieces = comment.split(/([\s,]+)/);
  const at = pieces.lastIndexOf(name);
  return at < 1 ? comment : [...pieces.slice(0, at - 1), ...pieces.slice(at + 1)].join("");
}
