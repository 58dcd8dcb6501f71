import type { MarkdownDocument } from "../model/skill-source.ts";
import { relativeTo } from "../model/tree-path.ts";
import { countLines } from "./count-lines.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface ContentsFact extends Fact {
  readonly file: string;
  readonly lines: number;
}

const MOST_LINES = 100;
/** Where a list of contents is looked for, in lines. */
const TOP = 60;
const TITLE =
  /^[\s#>*_|-]*(?:(?:table of )?contents|toc|index|overview of sections|on this page|in this (?:file|document|guide|reference)|quick (?:navigation|links))\b|\[\[?toc\]/im;
/** Links to own headings that make a list of contents without a title. */
const ENOUGH_ANCHORS = 3;

/** A long reference without a list of contents. */
export const referenceToc = defineRule<ContentsFact>({
  id: "SK039",
  slug: "reference-toc",
  severity: "info",
  summary: "A linked Markdown file of more than 100 lines does not start with a table of contents.",
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const documents = usedDocuments(source);
    const linked = new Set(
      documents.flatMap(({ links }) =>
        links.flatMap(({ target }) => (target.kind === "local" ? [target.path] : [])),
      ),
    );
    return documents
      .filter(({ path }) => linked.has(path) && path !== source.documents[0]?.path)
      .map((document) => ({ document, lines: countLines(document.text) }))
      .filter(({ document, lines }) => lines > MOST_LINES && !hasContents(document))
      .map(({ document: { path }, lines }) => {
        const file = relativeTo(source.folder, path);
        return { path, line: 1, column: 1, file, lines };
      });
  },
  message: ({ file, lines }) => `${file} has ${lines} lines; start it with a table of contents.`,
});

function hasContents({ text, bodyOffset, links }: MarkdownDocument): boolean {
  const top = text.slice(bodyOffset).split(/\r\n?|\n/, TOP);
  if (TITLE.test(top.join("\n"))) return true;
  const above = countLines(text.slice(0, bodyOffset));
  const anchors = links.filter(
    ({ target, line }) => target.kind === "anchor" && line <= above + TOP,
  );
  return anchors.length >= ENOUGH_ANCHORS;
}
