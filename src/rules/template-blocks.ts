import type { MarkdownDocument } from "../model/skill-source.ts";

/**
 * A block of Markdown in which code blocks stand whose marks are as long as its own. To CommonMark it ends
 * at the first of their ends; to its author it is one template. Lines count from 1 and are those of its marks.
 */
export interface TemplateBlock {
  readonly first: number;
  readonly last: number;
}

interface OpenBlock {
  readonly line: number;
  readonly length: number;
  readonly isMarkdown: boolean;
  holdsOthers: boolean;
}

const MAY_BE = /^ {0,3}`{3,}[ \t]*(?:markdown|md)\b/im;
const FENCE = /^ {0,3}(`{3,})[ \t]*([^`]*)$/;
const MARKDOWN = /^(?:markdown|md)\b/i;

/** The template blocks of a text, by place; one that never ends is none, for nobody can tell what it holds. */
export function findTemplateBlocks(text: string): readonly TemplateBlock[] {
  if (!MAY_BE.test(text)) return [];
  const found: TemplateBlock[] = [];
  const open: OpenBlock[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, marks, info = ""] = FENCE.exec(line) ?? [];
    if (marks === undefined) continue;
    const [outermost] = open;
    if (outermost !== undefined && marks.length < outermost.length) continue;
    const fence = { line: index + 1, length: marks.length, info: info.trim() };
    const ended = step(open, fence);
    if (ended?.holdsOthers === true) found.push({ first: ended.line, last: fence.line });
  }
  return found;
}

/** Opens or closes a block; the outermost one when it is closed. */
function step(
  open: OpenBlock[],
  fence: { readonly line: number; readonly length: number; readonly info: string },
): OpenBlock | null {
  const { line, length, info } = fence;
  const around = open.at(-1);
  if (around === undefined || (info !== "" && around.isMarkdown)) {
    if (around !== undefined && open[0] !== undefined) open[0].holdsOthers = true;
    open.push({ line, length, isMarkdown: MARKDOWN.test(info), holdsOthers: false });
    return null;
  }
  if (info !== "" || length < around.length) return null;
  open.pop();
  return open.length === 0 ? around : null;
}

/** Says whether a line of a document stands in a template block; the blocks are looked for at the first call. */
export function createTemplateTest({ text }: MarkdownDocument): (line: number) => boolean {
  let lines: ReadonlySet<number> | null = null;
  return (line) => {
    lines ??= new Set(findTemplateBlocks(text).flatMap(linesOf));
    return lines.has(line);
  };
}

function linesOf({ first, last }: TemplateBlock): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_line, index) => first + index);
}
