import type { MarkdownDocument, MarkdownLink, SkillSource } from "../model/skill-source.ts";
import { lastSegment } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { nearestAnchor } from "./nearest-anchor.ts";
import { defineRule, type Fact } from "./rule.ts";

interface AnchorFact extends Fact {
  readonly file: string;
  readonly fragment: string;
  readonly near: string | null;
}

/** Fragments that need no heading: the top, lines of GitHub, text fragments, routes. */
const NO_HEADING = /^(?:top|L\d.*|:~:.*|[!/].*|\.{3}|…)?$/is;
/** Suggestions are looked for this often: a file full of broken anchors needs another remedy. */
const MOST_SUGGESTIONS = 50;

/** A fragment that no heading of the Markdown file gives. */
export const brokenAnchor = defineRule<AnchorFact>({
  id: "SK033",
  slug: "broken-anchor",
  severity: "warning",
  summary: "A link names a heading that the Markdown file does not have.",
  source: "https://github.com/Flet/github-slugger; lint.md §6.2 step 9",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const known = new Map<MarkdownDocument, ReadonlySet<string>>();
    const anchorsOf = (document: MarkdownDocument) => {
      const anchors = known.get(document) ?? new Set(document.content().anchors.map(toComparable));
      known.set(document, anchors);
      return anchors;
    };
    let count = 0;
    return findLinks(source, "SK033").flatMap(({ document, link }) => {
      const found = readFragment(source, document, link);
      if (found === null || NO_HEADING.test(found.fragment)) return [];
      const anchors = anchorsOf(found.target);
      if (anchors.has(toComparable(found.fragment))) return [];
      count += 1;
      const near = count > MOST_SUGGESTIONS ? null : nearestAnchor(found.fragment, anchors);
      const { line, column } = link;
      const fix = near === null ? undefined : `${link.destination.split("#", 1)[0] ?? ""}#${near}`;
      const file = lastSegment(found.target.path);
      return [{ path: document.path, line, column, fix, file, fragment: found.fragment, near }];
    });
  },
  message: ({ file, fragment, near }) =>
    `No heading in ${file} gives #${fragment}. ${near === null ? "Correct the link or add the heading." : `Nearest: #${near}.`}`,
});

/** The document that must have the heading; null when it is no Markdown of the skill. */
function readFragment(
  source: SkillSource,
  document: MarkdownDocument,
  { target }: MarkdownLink,
): { readonly target: MarkdownDocument; readonly fragment: string } | null {
  if (target.kind === "anchor") return { target: document, fragment: decode(target.fragment) };
  if (target.kind !== "local" || target.fragment === null) return null;
  const found = source.documents.find(({ path }) => path === target.path);
  return found === undefined ? null : { target: found, fragment: decode(target.fragment) };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** GitHub's own prefix counts for nothing, nor does the mark that makes a sign an emoji. */
function toComparable(anchor: string): string {
  return anchor.replace(/^user-content-/, "").replaceAll("\uFE0F", "");
}
