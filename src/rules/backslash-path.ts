import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { joinPath, parentFolder } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { replaceAt } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface BackslashFact extends Fact {
  readonly target: string;
  readonly fix: string;
}

/** A code span that is a whole path. */
const WINDOWS_PATH = /^(?:\.\\)?(?:[\w-]+\\)+[\w.-]+\.\w+$/;
const HINT = /`\s?(?:\.\\)?[\w-]+\\[\w.\\-]+\s?`/;

/** A path that only Windows understands. */
export const backslashPath = defineRule<BackslashFact>({
  id: "SK043",
  slug: "backslash-path",
  severity: "warning",
  summary: "A link, or a code span that is a path of the skill, uses backslashes.",
  source: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const links = findLinks(source, "SK043").map(({ document, link }) =>
      toFact(document, link, decodeBackslashes(link.destination)),
    );
    return [...links, ...usedDocuments(source).flatMap((document) => spanFacts(source, document))];
  },
  message: ({ target, fix }) =>
    `${target} uses backslashes, which only Windows understands. Write ${fix}.`,
  repair: ({ path, line, column, target, fix }, { source }) =>
    replaceAt(source, path, { place: { line, column }, written: target, text: fix }),
});

function toFact(
  document: MarkdownDocument,
  at: { readonly line: number; readonly column: number },
  target: string,
): BackslashFact {
  const { line, column } = at;
  const fix = target.replaceAll("\\", "/");
  return { path: document.path, line, column, target, fix };
}

function decodeBackslashes(destination: string): string {
  return destination.replace(/%5c/gi, "\\");
}

function spanFacts(source: SkillSource, document: MarkdownDocument): readonly BackslashFact[] {
  if (!document.text.includes("\\") || !HINT.test(document.text)) return [];
  const spans = document.content().codeSpans.filter(({ text }) => WINDOWS_PATH.test(text));
  if (spans.length === 0) return [];
  const files = new Set(source.files.map(({ path }) => path));
  const folders = [source.folder, parentFolder(document.path)];
  return spans
    .filter(({ text }) =>
      folders.some((folder) => files.has(joinPath(folder, text.replaceAll("\\", "/")) ?? "")),
    )
    .map((span) => toFact(document, span, span.text));
}
