import type { MarkdownDocument } from "../model/skill-source.ts";
import { mayHold } from "../text/word-groups.ts";
import { findLinks } from "./find-links.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface AbsoluteFact extends Fact {
  readonly target: string;
}

/** A file in somebody's home: `/Users/x/…`, `/home/x/…`, `C:\Users\x…`. */
const HOME =
  /(?<![\w.~}$/\\-])(?:\/(?:Users|home)\/([^\s/\\"'`<>()[\]|,;:*]+)\/|[A-Za-z]:\\Users\\([^\s/\\"'`<>()[\]|,;:*]+))[^\s"'`<>()[\]|,;]*/g;
const HOME_PARTS = ["/Users/", "/home/", ":\\Users\\"];
/** Names that stand for any user, and users of images and services that are the same on every machine. */
const ANYBODY =
  /^(?:[${%].*|\.{3}|…|users?|user-?name|you|your.*|my.*|me|name|somebody|someone|example|alice|bob|jane.*|john.*|j\.?doe|dev|developer|admin|runner|node|ubuntu|vscode|linuxbrew|Public|Default)$/i;
/** A link of a page that was copied from a website, more often than a path of a disk. */
const FROM_ROOT = /^\/[^/]/;
const HOME_OF_SYSTEM = /^\/(?:Users|home|root)\//;
const EXAMPLE_WORDS = /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b/i;

/** A link or a path that exists on one machine only. */
export const absolutePath = defineRule<AbsoluteFact>({
  id: "SK032",
  slug: "absolute-path",
  severity: "warning",
  summary: "A link is absolute, or a path leads into somebody's home folder.",
  source: "https://agentskills.io/specification#file-references",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const seen = new Set<string>();
    const links = findLinks(source, "SK032").flatMap(({ document, link }) => {
      const root = `${document.path}\0${topOf(link.destination)}`;
      if (seen.has(root)) return [];
      seen.add(root);
      const { line, column, destination } = link;
      return [{ path: document.path, line, column, target: destination }];
    });
    return [...links, ...usedDocuments(source).flatMap(homesOf)];
  },
  message: ({ target }) =>
    FROM_ROOT.test(target) && !HOME_OF_SYSTEM.test(target)
      ? `${target} begins at the root of a website or a disk, so no agent finds it. Use a path relative to SKILL.md, or the whole URL.`
      : `${target} exists on one machine only. Use a path relative to SKILL.md.`,
});

/** The links of a page that was copied from a website have one cause: one finding for all below one folder. */
function topOf(destination: string): string {
  return /^\/[^/]+\//.exec(destination)?.[0] ?? destination;
}

/** Each path once, at its first place in prose, else in a fence. */
function homesOf(document: MarkdownDocument): readonly AbsoluteFact[] {
  if (!mayHold(document.words, "home")) return [];
  // Looking for its parts first takes a tenth of the time.
  if (!HOME_PARTS.some((part) => document.text.includes(part))) return [];
  if (document.text.search(HOME) === -1) return [];
  const { path, links } = document;
  const { prose, fences } = document.content();
  const linked = new Set(
    links.flatMap(({ target, line }) => (target.kind === "absolute" ? [line] : [])),
  );
  const inProse = prose
    .filter(({ text, line }) => !EXAMPLE_WORDS.test(text) && !linked.has(line))
    .flatMap(({ text, line, column }) =>
      findHomes(text).map((home) => ({
        path,
        line,
        column: column + home.index,
        target: home.target,
      })),
    );
  const inFences = fences.flatMap(({ line, lines }) =>
    lines.flatMap((text, index) =>
      findHomes(text).map((home) => ({
        path,
        line: line + 1 + index,
        column: home.index + 1,
        severity: "info" as const,
        target: home.target,
      })),
    ),
  );
  const seen = new Set<string>();
  return [...inProse, ...inFences].filter(({ target }) => {
    if (seen.has(target)) return false;
    seen.add(target);
    return true;
  });
}

function findHomes(text: string): readonly { readonly index: number; readonly target: string }[] {
  return Array.from(text.matchAll(HOME)).flatMap((match) => {
    const user = match[1] ?? match[2] ?? "";
    return ANYBODY.test(user) ? [] : [{ index: match.index, target: trimSentence(match[0]) }];
  });
}

/** Without what ends the sentence. */
function trimSentence(path: string): string {
  let end = path.length;
  while (".:!?".includes(path[end - 1] ?? "-")) end -= 1;
  return path.slice(0, end);
}
