import MarkdownIt from "markdown-it";
import type { MarkdownLink } from "../model/skill-source.ts";
import { findHtmlLinks } from "./html-links.ts";
import { createLineLocator, type LineLocator } from "./line-locator.ts";
import { skipHtmlConstructs } from "./skip-html-constructs.ts";
import { lineAt, placeAt, type TextLines, toTextLines } from "./text-lines.ts";

type Token = ReturnType<MarkdownIt["parse"]>[number];

/** A link before anybody asked where it leads. */
export type FoundLink = Omit<MarkdownLink, "target">;

/** Nothing in a body without one of these can be a link of ours (lint.md §11: parse only where it matters). */
const MAY_HOLD_LINKS = /\]\(|\]:|\bhref\b|\bsrc\b/i;

/** NUL cannot occur in what markdown-it parses: it replaces it first. */
const MARK = "\0";
const INLINE = -1;

/**
 * Every link, image, reference definition, `href` and `src` of a Markdown body, from the CommonMark
 * tree: never from code, comments or escaped brackets (lint.md §6.2). Bare URLs and `<…>` are left out.
 *
 * @param text the whole file
 * @param bodyOffset where the body begins, at the start of a line
 */
export function readLinks(text: string, bodyOffset: number): readonly FoundLink[] {
  const body = text.slice(bodyOffset);
  if (!MAY_HOLD_LINKS.test(body)) return [];
  const lines = toTextLines(body);
  const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
  const env: Environment = { references: {} };
  const tokens = parser.markdown.parse(body, env);
  const found: FoundLink[] = [];
  let blockLine = 1;
  for (const token of tokens) {
    if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
    for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
  }
  return found
    .concat(definitionsOf(lines, env))
    .map((link) => ({ ...link, line: link.line + above, blockLine: link.blockLine + above }))
    .sort((left, right) => left.line - right.line || left.column - right.column);
}

interface Environment {
  readonly references: Record<string, { readonly href: string }>;
}

/**
 * A CommonMark parser whose destinations say where they were found: `line:offset`, a mark, the
 * destination. Definitions carry the line on which they begin, inline links -1 and an offset in
 * the paragraph's text. Parsing is synchronous, so the one variable cannot be shared by two texts.
 */
function createLinkParser() {
  const markdown = new MarkdownIt("commonmark", { html: true });
  let definitionLine = INLINE;
  const parseLinkDestination = markdown.helpers.parseLinkDestination;
  Object.assign(markdown.helpers, {
    parseLinkDestination: (text: string, start: number, end: number) => {
      const result = parseLinkDestination(text, start, end);
      return { ...result, str: `${definitionLine}:${start}${MARK}${result.str}` };
    },
  });
  markdown.block.ruler.before("reference", "note_line", (_state, startLine) => {
    definitionLine = startLine;
    return false;
  });
  markdown.core.ruler.before("inline", "note_inline", () => {
    definitionLine = INLINE;
  });
  skipHtmlConstructs(markdown);
  markdown.normalizeLink = (destination) => destination;
  markdown.validateLink = () => true;
  return { markdown };
}

const parser = createLinkParser();

interface MarkedDestination {
  readonly line: number;
  readonly offset: number;
  readonly destination: string;
}

function readMark(marked: string): MarkedDestination | null {
  const match = /^(-?\d+):(\d+)\0/.exec(marked);
  if (match === null) return null;
  const destination = marked.slice(match[0].length);
  return { line: Number(match[1]), offset: Number(match[2]), destination };
}

function linksOfToken(lines: TextLines, token: Token, blockLine: number): readonly FoundLink[] {
  if (token.map === null) return [];
  const locate = createLineLocator(lines, token.content, token.map[0]);
  if (token.type === "html_block") return htmlLinks(locate, token.content, { at: 0, blockLine });
  if (token.type !== "inline") return [];
  const found: FoundLink[] = [];
  let cursor = 0;
  for (const child of token.children ?? []) {
    if (child.type === "html_inline") {
      const at = Math.max(cursor, token.content.indexOf(child.content, cursor));
      for (const link of htmlLinks(locate, child.content, { at, blockLine })) found.push(link);
      cursor = at + child.content.length;
    }
    const link = inlineLink(locate, child, blockLine);
    if (link !== null) found.push(link);
  }
  return found;
}

function inlineLink(locate: LineLocator, child: Token, blockLine: number): FoundLink | null {
  if (child.type !== "link_open" && child.type !== "image") return null;
  const kind = child.type === "image" ? "image" : "link";
  const mark = readMark(child.attrGet(kind === "image" ? "src" : "href") ?? "");
  // A reference is reported once, at its definition.
  if (mark === null || mark.line !== INLINE) return null;
  const { destination } = mark;
  return { kind, destination, blockLine, ...locate(mark.offset, destination) };
}

function htmlLinks(
  locate: LineLocator,
  html: string,
  where: { readonly at: number; readonly blockLine: number },
): readonly FoundLink[] {
  return findHtmlLinks(html).map(({ destination, offset }) => ({
    kind: "html" as const,
    destination,
    blockLine: where.blockLine,
    ...locate(where.at + offset, destination),
  }));
}

function definitionsOf(lines: TextLines, env: Environment): readonly FoundLink[] {
  return Object.values(env.references).flatMap(({ href }) => {
    const mark = readMark(href);
    if (mark === null || mark.line === INLINE) return [];
    const { destination, line } = mark;
    // Offsets count from the bracket, which a list or a quotation moves to the right.
    const start = (lines.starts[line] ?? 0) + Math.max(0, lineAt(lines, line).indexOf("["));
    const place = placeAt(lines, start + mark.offset);
    return [{ kind: "definition" as const, destination, blockLine: line + 1, ...place }];
  });
}
