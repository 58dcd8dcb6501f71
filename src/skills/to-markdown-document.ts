import type { MarkdownDocument, WrongCodePath } from "../model/skill-source.ts";
import { type LinkPlace, toLinkTarget } from "./link-target.ts";
import { readMarkdown } from "./read-markdown.ts";
import type { SourceTree } from "./source-tree.ts";
import { mayNameWrongPaths, readWrongCodePaths } from "./wrong-code-paths.ts";

/** A Markdown file with its links resolved; its content is read when a rule asks. */
export function toMarkdownDocument(
  file: Pick<MarkdownDocument, "text" | "words" | "mayHoldBase64" | "bodyOffset">,
  tree: SourceTree,
  place: LinkPlace,
): MarkdownDocument {
  const { text, words, mayHoldBase64, bodyOffset } = file;
  const { links, content } = readMarkdown(text, bodyOffset);
  let wrong: readonly WrongCodePath[] | null = null;
  return {
    path: place.from,
    text,
    words,
    mayHoldBase64,
    bodyOffset,
    links: links.map((link) => ({
      ...link,
      target: toLinkTarget(link.destination, tree, place),
    })),
    content,
    wrongCodePaths: () => {
      wrong ??= mayNameWrongPaths(text, tree, place)
        ? readWrongCodePaths(content(), tree, place)
        : [];
      return wrong;
    },
  };
}
