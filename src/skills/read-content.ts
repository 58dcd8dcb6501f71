import type { CodeFence, CodeSpan, MarkdownContent, ProseLine } from "../model/skill-source.ts";
import { lineAt, lineIndexAt, type TextLines, toTextLines } from "../text/text-lines.ts";
import { toHeadingSlugs } from "./heading-slugs.ts";
import { findHtmlIds } from "./html-links.ts";
import { createLineLocator, type LineLocator } from "./line-locator.ts";
import type { MarkdownToken, MarkdownTree } from "./markdown-parser.ts";

const HTML_HEADING = /<h([1-6])\b[^<>]*>([^<]*)<\/h\1\s*>/gi;
/** An id that some renderers take from a heading and others show. */
const WRITTEN_ID = /\{#([^\s{}]+)\}\s*$/;
const TABLE_ROW = /^\s*\|/;

/** What was read so far, and where the walk stands. */
interface Walk {
  readonly lines: TextLines;
  readonly above: number;
  readonly codeSpans: CodeSpan[];
  readonly fences: CodeFence[];
  readonly prose: ProseLine[];
  readonly headings: string[];
  readonly ids: string[];
  /** Texts of the list items that are open, outermost first. */
  readonly items: string[];
  quotations: number;
  isHeading: boolean;
  /** Text of the paragraph or heading just before. */
  before: string;
}

/** Headings, code and prose of a body's CommonMark tree; `above` = the file's lines above the body. */
export function readContent(tree: MarkdownTree, lines: TextLines, above: number): MarkdownContent {
  const walk: Walk = {
    lines,
    above,
    codeSpans: [],
    fences: [],
    prose: [],
    headings: [],
    ids: [],
    items: [],
    quotations: 0,
    isHeading: false,
    before: "",
  };
  for (const token of tree.tokens) readToken(walk, token);
  const { codeSpans, fences, prose, headings, ids } = walk;
  return { anchors: [...toHeadingSlugs(headings), ...ids], codeSpans, fences, prose };
}

function readToken(walk: Walk, token: MarkdownToken): void {
  switch (token.type) {
    case "list_item_open":
      walk.items.push(textOfLines(walk.lines, token.map ?? [0, 0]));
      break;
    case "list_item_close":
      walk.items.pop();
      break;
    case "blockquote_open":
      walk.quotations += 1;
      break;
    case "blockquote_close":
      walk.quotations -= 1;
      break;
    case "heading_open":
      walk.isHeading = true;
      break;
    case "inline":
      readInline(walk, token);
      break;
    case "html_block":
      readHtml(walk, token);
      break;
    case "fence":
      readFence(walk, token);
      break;
  }
}

function textOfLines(lines: TextLines, [first, end]: readonly [number, number]): string {
  return lines.text.slice(lines.starts[first], lines.starts[end]);
}

function readInline(walk: Walk, token: MarkdownToken): void {
  const children = token.children ?? [];
  const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
  if (walk.isHeading) {
    walk.headings.push(textOf(children));
    const written = WRITTEN_ID.exec(token.content)?.[1];
    if (written !== undefined) walk.ids.push(written);
    walk.isHeading = false;
  }
  let outsideCode = "";
  const block = toTextLines(token.content);
  const aroundAt = createAroundFinder(block, walk.items.at(-1) ?? token.content);
  for (const child of children) {
    if (child.type === "html_inline") readIds(walk, child);
    if (child.type !== "code_inline") continue;
    const start: number = child.meta;
    const end = endOfSpan(token.content, start, child.markup);
    outsideCode +=
      token.content.slice(outsideCode.length, start) + blankOut(token.content, start, end);
    walk.codeSpans.push(toSpan(walk, child, { start, end, locate, around: aroundAt(start) }));
  }
  outsideCode += token.content.slice(outsideCode.length);
  readProse(walk, { block, outsideCode, locate });
  walk.before = token.content;
}

/** Text of a heading without its markup. */
function textOf(children: readonly MarkdownToken[]): string {
  return children
    .map(({ type, content }) => (type === "text" || type === "code_inline" ? content : ""))
    .join("");
}

/** Offset behind the closing backticks of a span that begins at `start`. */
function endOfSpan(text: string, start: number, marks: string): number {
  let from = start + marks.length;
  for (;;) {
    const closing = text.indexOf(marks, from);
    if (closing === -1) return text.length;
    let end = closing;
    while (text[end] === "`") end += 1;
    if (end - closing === marks.length) return end;
    from = end;
  }
}

function blankOut(text: string, start: number, end: number): string {
  return text.slice(start, end).replace(/[^\n]/g, " ");
}

function toSpan(
  walk: Walk,
  { content, markup }: MarkdownToken,
  at: {
    readonly start: number;
    readonly end: number;
    readonly locate: LineLocator;
    readonly around: string;
  },
): CodeSpan {
  const { start, end, locate, around } = at;
  const stripped = end - start - 2 * markup.length > content.length ? 1 : 0;
  const { line, column } = locate(start + markup.length + stripped, content);
  return { text: content, line: line + walk.above, column, around };
}

/** Text around a code span: a table row is its own, all else is part of the whole. Each line is cut once. */
function createAroundFinder(block: TextLines, whole: string): (offset: number) => string {
  let known = -1;
  let around = whole;
  return (offset) => {
    const index = lineIndexAt(block.starts, offset);
    if (index === known) return around;
    known = index;
    const row = lineAt(block, index);
    around = TABLE_ROW.test(row) ? row : whole;
    return around;
  };
}

function readProse(
  walk: Walk,
  block: {
    readonly block: TextLines;
    readonly outsideCode: string;
    readonly locate: LineLocator;
  },
): void {
  const inQuotation = walk.quotations > 0;
  for (const [index, start] of block.block.starts.entries()) {
    const text = lineAt(block.block, index);
    if (text.trim() === "") continue;
    const outsideCode = block.outsideCode.slice(start, start + text.length);
    const { line, column } = block.locate(start, text);
    walk.prose.push({ line: line + walk.above, column, text, outsideCode, inQuotation });
  }
}

function readIds(walk: Walk, html: MarkdownToken): void {
  for (const id of findHtmlIds(html.content)) walk.ids.push(id);
}

function readHtml(walk: Walk, token: MarkdownToken): void {
  readIds(walk, token);
  for (const match of token.content.matchAll(HTML_HEADING)) walk.headings.push(match[2] ?? "");
  const block = toTextLines(token.content);
  const locate = createLineLocator(walk.lines, token.content, token.map?.[0] ?? 0);
  readProse(walk, { block, outsideCode: token.content, locate });
  walk.before = "";
}

function readFence(walk: Walk, token: MarkdownToken): void {
  const [first, end] = token.map ?? [0, 0];
  const count = countLines(token.content);
  const rest = walk.lines.text.slice(walk.lines.starts[end] ?? walk.lines.text.length);
  walk.fences.push({
    info: token.info.trim(),
    line: first + 1 + walk.above,
    lines: Array.from({ length: count }, (_, at) => lineAt(walk.lines, first + 1 + at)),
    openAtEnd: end - first - 1 === count && !/\S/.test(rest),
    around: walk.items.at(-1) ?? walk.before,
  });
  walk.before = "";
}

function countLines(content: string): number {
  const ends = content.match(/\n/g)?.length ?? 0;
  return content === "" || content.endsWith("\n") ? ends : ends + 1;
}
