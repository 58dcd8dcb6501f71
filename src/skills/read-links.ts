import type { MarkdownLink } from "../model/skill-source.ts";
import { lineAt, placeAt, type TextLines } from "../text/text-lines.ts";
import { findHtmlLinks } from "./html-links.ts";
import { createLineLocator, type LineLocator } from "./line-locator.ts";
import { type MarkdownToken, type MarkdownTree, readMark } from "./markdown-parser.ts";

/** A link before anybody asked where it leads. */
export type FoundLink = Omit<MarkdownLink, "target">;

/**
 * Every link, image, reference definition, `href` and `src` of a Markdown body, from the CommonMark
 * tree: never from code, comments or escaped brackets (lint.md §6.2). Bare URLs and `<…>` are left out.
 *
 * @param above number of the file's lines above the body
 */
export function readLinks(
  tree: MarkdownTree,
  lines: TextLines,
  above: number,
): readonly FoundLink[] {
  const found: FoundLink[] = [];
  let blockLine = 1;
  for (const token of tree.tokens) {
    if (token.level === 0 && token.map !== null) blockLine = token.map[0] + 1;
    for (const link of linksOfToken(lines, token, blockLine)) found.push(link);
  }
  return found
    .concat(definitionsOf(lines, tree))
    .map((link) => ({ ...link, line: link.line + above, blockLine: link.blockLine + above }))
    .sort((left, right) => left.line - right.line || left.column - right.column);
}

function linksOfToken(
  lines: TextLines,
  token: MarkdownToken,
  blockLine: number,
): readonly FoundLink[] {
  if (token.map === null) return [];
  const locate = createLineLocator(lines, token.content, token.map[0]);
  if (token.type === "html_block") return htmlLinks(locate, token.content, { at: 0, blockLine });
  if (token.type !== "inline") return [];
  const found: FoundLink[] = [];
  for (const child of token.children ?? []) {
    if (child.type === "html_inline") {
      const where = { at: child.meta, blockLine };
      for (const link of htmlLinks(locate, child.content, where)) found.push(link);
    }
    const link = inlineLink(locate, child, blockLine);
    if (link !== null) found.push(link);
  }
  return found;
}

function inlineLink(
  locate: LineLocator,
  child: MarkdownToken,
  blockLine: number,
): FoundLink | null {
  if (child.type !== "link_open" && child.type !== "image") return null;
  const kind = child.type === "image" ? "image" : "link";
  const mark = readMark(child.attrGet(kind === "image" ? "src" : "href") ?? "");
  // A reference is reported once, at its definition.
  if (mark === null || mark.definitionLine !== null) return null;
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

function definitionsOf(lines: TextLines, tree: MarkdownTree): readonly FoundLink[] {
  return Object.values(tree.references).flatMap(({ href }) => {
    const mark = readMark(href);
    if (mark === null || mark.definitionLine === null) return [];
    const { destination, definitionLine: line } = mark;
    // Offsets count from the bracket, which a list or a quotation moves to the right.
    const start = (lines.starts[line] ?? 0) + Math.max(0, lineAt(lines, line).indexOf("["));
    const place = placeAt(lines, start + mark.offset);
    return [{ kind: "definition" as const, destination, blockLine: line + 1, ...place }];
  });
}
