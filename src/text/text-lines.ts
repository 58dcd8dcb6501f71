import type { Place } from "../model/front-matter.ts";

/** A text and where its lines begin. A line ends with LF, CRLF or a lone CR, as CommonMark says. */
export interface TextLines {
  readonly text: string;
  /** Offset of each line, in UTF-16 units; never empty. */
  readonly starts: readonly number[];
}

export function toTextLines(text: string): TextLines {
  const starts = [0];
  if (text.includes("\r")) {
    for (const end of text.matchAll(/\r\n?|\n/g)) starts.push(end.index + end[0].length);
    return { text, starts };
  }
  // Nearly every text: many times as quick.
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { text, starts };
}

/** Line without its end; `index` counts from 0. */
export function lineAt(lines: TextLines, index: number): string {
  const start = lines.starts[index];
  if (start === undefined) return "";
  let end = lines.starts[index + 1] ?? lines.text.length;
  while (end > start && isLineEnd(lines.text.charCodeAt(end - 1))) end -= 1;
  return lines.text.slice(start, end);
}

function isLineEnd(unit: number): boolean {
  return unit === 10 || unit === 13;
}

/** Index, from 0, of the line that holds an offset. */
export function lineIndexAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function placeAt(lines: TextLines, offset: number): Place {
  const index = lineIndexAt(lines.starts, offset);
  return { line: index + 1, column: offset - (lines.starts[index] ?? 0) + 1 };
}
