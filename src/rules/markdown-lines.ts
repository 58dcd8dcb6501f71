import { lineAt, type TextLines } from "../text/text-lines.ts";

/** What a line of Markdown is to its reader. A fence's own two lines belong to it. */
export type LineKind = "prose" | "fence" | "quote" | "table";

export interface MarkdownLine {
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
 * fence inside a list or a quotation counts as one wherever it is indented, and the front matter,
 * which no tree holds, is looked at too.
 */
export function toMarkdownLines(lines: TextLines): readonly MarkdownLine[] {
  let fence: OpenFence | null = null;
  return lines.starts.map((_start, index) => {
    const text = lineAt(lines, index);
    const around: OpenFence | null = fence ?? openingOf(text);
    const kind = around === null ? kindOf(text) : "fence";
    fence = fence !== null && closes(text, fence) ? null : around;
    return { text, kind, language: around?.language ?? "" };
  });
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
