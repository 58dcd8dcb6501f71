import type { Place } from "../model/front-matter.ts";

const LINE_END = /\r\n?|\n/g;

/** A text and where its lines begin. A line ends with LF, CRLF or a lone CR, as CommonMark says. */
export interface TextLines {
  readonly text: string;
  /** Offset of each line, in UTF-16 units; never empty. */
  readonly starts: readonly number[];
}

export function toTextLines(text: string): TextLines {
  const starts = [0];
  for (const end of text.matchAll(LINE_END)) starts.push(end.index + end[0].length);
  return { text, starts };
}

/** Line without its end; `index` counts from 0. */
export function lineAt(lines: TextLines, index: number): string {
  const start = lines.starts[index];
  if (start === undefined) return "";
  return lines.text.slice(start, lines.starts[index + 1]).replace(/[\r\n]+$/, "");
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
