import type { MarkdownDocument, MarkdownLink, SkillSource } from "../model/skill-source.ts";
import { lastSegment } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { nearestAnchor } from "./nearest-anchor.ts";
import { defineRule, type Fact } from "./rule.ts";

interface Anchors {
  readonly exact: ReadonlySet<string>;
  /** In lower case, with those of headings that only mistaken marks made code: people and agents find these all the same. */
  readonly found: ReadonlySet<string>;
}

interface AnchorFact extends Fact {
  readonly file: string;
  readonly fragment: string;
  readonly near: string | null;
}

/** Fragments that need no heading: the top, lines of GitHub, text fragments, routes. */
const NO_HEADING = /^(?:top|L\d.*|:~:.*|[!/].*|\.{3}|…)?$/is;
const HEADING_LINE = /^#{1,6}[ \t](.*)$/;
const NO_PART_OF_SLUG = /[^\p{L}\p{M}\p{N}_\- ]/gu;
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
    const known = new Map<MarkdownDocument, Anchors>();
    const anchorsOf = (document: MarkdownDocument) => {
      const anchors = known.get(document) ?? readAnchors(document);
      known.set(document, anchors);
      return anchors;
    };
    let count = 0;
    return findLinks(source, "SK033").flatMap(({ document, link }) => {
      const found = readFragment(source, document, link);
      if (found === null || NO_HEADING.test(found.fragment)) return [];
      const anchors = anchorsOf(found.target);
      const wanted = toComparable(found.fragment);
      if (anchors.exact.has(wanted)) return [];
      count += 1;
      const near = count > MOST_SUGGESTIONS ? null : nearestAnchor(found.fragment, anchors.exact);
      const { line, column } = link;
      const fix = near === null ? undefined : `${link.destination.split("#", 1)[0] ?? ""}#${near}`;
      const file = lastSegment(found.target.path);
      const fact = { path: document.path, line, column, fix, file, fragment: found.fragment, near };
      const isFound = anchors.found.has(wanted.toLowerCase());
      return [isFound ? { ...fact, severity: "info" as const } : fact];
    });
  },
  message: ({ file, fragment, near }) =>
    `No heading in ${file} gives #${fragment}. ${near === null ? "Correct the link or add the heading." : `Nearest: #${near}.`}`,
});

function readAnchors({ content }: MarkdownDocument): Anchors {
  const { anchors, fences } = content();
  const exact = new Set(anchors.map(toComparable));
  const swallowed = fences.filter(({ info }) => info === "").flatMap(({ lines }) => lines);
  const headings = swallowed.flatMap((line) => {
    const heading = HEADING_LINE.exec(line)?.[1];
    if (heading === undefined) return [];
    return [heading.trim().replace(NO_PART_OF_SLUG, "").replaceAll(" ", "-")];
  });
  const found = new Set([...exact, ...headings].map((anchor) => anchor.toLowerCase()));
  return { exact, found };
}

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
