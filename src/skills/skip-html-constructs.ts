import type MarkdownIt from "markdown-it";

/** Comments, processing instructions, CDATA and declarations, with what ends them. */
const CONSTRUCTS: readonly (readonly [opening: string, closing: string, from: number])[] = [
  ["<!--", "-->", 2],
  ["<?", "?>", 2],
  ["<![CDATA[", "]]>", 9],
  ["<!", ">", 2],
];

/**
 * Steps over inline HTML that holds no link. markdown-it looks for the end of each of them with a
 * pattern that reads to the end of the paragraph, so 70,000 unclosed comments take a minute; here
 * a closing that is missing once is not looked for again in the same text.
 */
export function skipHtmlConstructs(markdown: MarkdownIt): void {
  const findEnd = createEndFinder();
  markdown.inline.ruler.before("html_inline", "skip_html_constructs", (state, silent) => {
    const construct = CONSTRUCTS.find(([opening]) => state.src.startsWith(opening, state.pos));
    if (construct === undefined) return false;
    const end = findEnd(state.src, construct[1], state.pos + construct[2]);
    if (end !== -1 && end < state.posMax) {
      state.pos = end + construct[1].length;
      return true;
    }
    if (!silent) state.pending += "<";
    state.pos += 1;
    return true;
  });
}

/** `indexOf` that does not search a text again for what it did not find before. */
function createEndFinder() {
  let searched = "";
  const missing = new Set<string>();
  return (text: string, closing: string, from: number): number => {
    if (text !== searched) {
      searched = text;
      missing.clear();
    }
    if (missing.has(closing)) return -1;
    const end = text.indexOf(closing, from);
    if (end === -1) missing.add(closing);
    return end;
  };
}
