import type { MarkdownContent } from "../model/skill-source.ts";
import { toTextLines } from "../text/text-lines.ts";
import { parseMarkdown } from "./markdown-parser.ts";
import { readContent } from "./read-content.ts";
import { type FoundLink, readLinks } from "./read-links.ts";

/** Behind `](` or `]:`; a page of the web is no link of ours. */
const WEB = /\s*<?https?:\/\//iy;
const HTML_LINK = /\bhref\b|\bsrc\b/i;

/** False where nothing in a body can be a link of ours (lint.md §11: parse only where it matters). */
function mayHoldLinks(body: string): boolean {
  return ["](", "]:"].some((start) => leadsElsewhere(body, start)) || mayHoldHtmlLinks(body);
}

/** Two characters are found many times as quickly as a pattern is. */
function leadsElsewhere(body: string, start: string): boolean {
  for (let at = body.indexOf(start); at !== -1; at = body.indexOf(start, at + 1)) {
    WEB.lastIndex = at + start.length;
    if (!WEB.test(body)) return true;
  }
  return false;
}

function mayHoldHtmlLinks(body: string): boolean {
  return body.includes("<") && HTML_LINK.test(body);
}

/** What one pass over a Markdown file gives. */
export interface ReadMarkdown {
  readonly links: readonly FoundLink[];
  /** Parses at the first call when the links did not need it. */
  readonly content: () => MarkdownContent;
}

/**
 * Reads a Markdown file by one CommonMark pass, or by none as long as nobody asks for its content
 * and nothing in it can be a link. The tree itself is not kept.
 *
 * @param text the whole file
 * @param bodyOffset where the body begins, at the start of a line
 */
export function readMarkdown(text: string, bodyOffset: number): ReadMarkdown {
  const body = text.slice(bodyOffset);
  const read = () => {
    const lines = toTextLines(body);
    const above = toTextLines(text.slice(0, bodyOffset)).starts.length - 1;
    const tree = parseMarkdown(body);
    return { links: readLinks(tree, lines, above), content: readContent(tree, lines, above) };
  };
  let done = mayHoldLinks(body) ? read() : null;
  return {
    links: done?.links ?? [],
    content: () => {
      done ??= read();
      return done.content;
    },
  };
}
