import MarkdownIt from "markdown-it";
import { skipHtmlConstructs } from "./skip-html-constructs.ts";

export type MarkdownToken = ReturnType<MarkdownIt["parse"]>[number];
type InlineState = InstanceType<MarkdownIt["inline"]["State"]>;

/** NUL cannot occur in what markdown-it parses: it replaces it first. */
const MARK = "\0";
const INLINE = -1;

/** The CommonMark tree of a body; lines count from 0 there. */
export interface MarkdownTree {
  readonly tokens: readonly MarkdownToken[];
  /** Label → reference definition; `href` is marked. */
  readonly references: Readonly<Record<string, { readonly href: string }>>;
}

/** Parses a body once; everything that rules ask of Markdown comes from this tree. */
export function parseMarkdown(body: string): MarkdownTree {
  const env = { references: {} };
  return { tokens: parser.parse(body, env), references: env.references };
}

/**
 * A CommonMark parser whose destinations say where they were found: `line:offset`, a mark, the
 * destination. Definitions carry the line on which they begin, inline links -1 and an offset in
 * the paragraph's text. Parsing is synchronous, so the one variable cannot be shared by two texts.
 */
function createParser(): MarkdownIt {
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
  notePlaces(markdown);
  markdown.normalizeLink = (destination) => destination;
  markdown.validateLink = () => true;
  return markdown;
}

/** Inline tokens say where they begin in the text of their block: `meta` is the offset. */
function notePlaces(markdown: MarkdownIt): void {
  markdown.inline.State = class extends markdown.inline.State {
    override push(...given: Parameters<InlineState["push"]>): MarkdownToken {
      const token = super.push(...given);
      token.meta = this.pos;
      return token;
    }
  };
}

const parser = createParser();

export interface MarkedDestination {
  /** Null for a link; for a definition the line on which it begins. */
  readonly definitionLine: number | null;
  readonly offset: number;
  readonly destination: string;
}

/** Takes apart what the parser wrote into `href` and `src`; null for what it did not write. */
export function readMark(marked: string): MarkedDestination | null {
  const match = /^(-?\d+):(\d+)\0/.exec(marked);
  if (match === null) return null;
  const line = Number(match[1]);
  const destination = marked.slice(match[0].length);
  return { definitionLine: line === INLINE ? null : line, offset: Number(match[2]), destination };
}
