import type { Place } from "../model/front-matter.ts";

/** What a line of Markdown is to its reader. A fence's own two lines belong to it. */
export type LineKind = "prose" | "fence" | "quote" | "table";

export interface MarkdownLine {
  /** Offset of its first character. */
  readonly start: number;
  /** Without its line end. */
  readonly text: string;
  readonly kind: LineKind;
  /** First word behind the opening of the fence, in lower case; "" outside of fences. */
  readonly language: string;
}

interface OpenFence {
  readonly marks: string;
  readonly language: string;
}

/**
 * The lines of a text with the little of Markdown that rules about words need: not a parser, so a
 * fence inside a list or a quotation counts as one wherever it is indented.
 */
export function toMarkdownLines(text: string): readonly MarkdownLine[] {
  let fence: OpenFence | null = null;
  let start = 0;
  // Lines at even places, their ends between them.
  const pieces = text.split(/(\r\n?|\n)/);
  const lines: MarkdownLine[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const line = pieces[at] ?? "";
    const around: OpenFence | null = fence ?? openingOf(line);
    const kind = around === null ? kindOf(line) : "fence";
    lines.push({ start, text: line, kind, language: around?.language ?? "" });
    fence = fence !== null && closes(line, fence) ? null : around;
    start += line.length + (pieces[at + 1] ?? "").length;
  }
  return lines;
}

function openingOf(line: string): OpenFence | null {
  const found = /^[\s>]*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})([^\n]*)$/.exec(line);
  const [, marks = "", rest = ""] = found ?? [];
  if (marks === "" || (marks.startsWith("`") && rest.includes("`"))) return null;
  return { marks, language: /^\s*([\w+#-]*)/.exec(rest)?.[1]?.toLowerCase() ?? "" };
}

function closes(line: string, { marks }: OpenFence): boolean {
  const bare = line.replace(/^[\s>]*/, "").trimEnd();
  return bare.length >= marks.length && bare === (marks[0] ?? "").repeat(bare.length);
}

function kindOf(line: string): LineKind {
  const bare = line.trimStart();
  if (bare.startsWith(">")) return "quote";
  return bare.startsWith("|") ? "table" : "prose";
}

/** The line that holds an offset; the lines are in order and begin at 0. */
export function lineNumberAt(lines: readonly MarkdownLine[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** 1-based place of an offset. */
export function placeInLines(lines: readonly MarkdownLine[], offset: number): Place {
  const line = lineNumberAt(lines, offset);
  return { line, column: offset - (lines[line - 1]?.start ?? 0) + 1 };
}
