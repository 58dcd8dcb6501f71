import type { MarkdownDocument, MarkdownLink, SkillSource } from "../model/skill-source.ts";
import { parentFolder } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { pathFrom } from "./path-from.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface CaseFact extends Fact {
  readonly target: string;
  readonly real: string;
}

/** A link or a path in code that is there only when case is ignored. */
export const linkCase = defineRule<CaseFact>({
  id: "SK030",
  slug: "link-case",
  severity: "error",
  summary: "A link or a path in code differs from the file's name in capitals and small letters.",
  source: "lint.md §6.2 step 7",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => [
    ...findLinks(source, "SK030").flatMap(({ document, link }) => linkFact(source, document, link)),
    ...usedDocuments(source).flatMap(codeFacts),
  ],
  message: ({ target, real }) =>
    `${target} exists as ${real}. It works on macOS and Windows and fails on Linux.`,
});

function linkFact(
  source: SkillSource,
  document: MarkdownDocument,
  { line, column, destination, target }: MarkdownLink,
): readonly CaseFact[] {
  if (target.kind !== "local") return [];
  const { variable } = target;
  const root = variable?.includes("PLUGIN_ROOT") ? source.pluginRoot : source.folder;
  const corrected =
    variable === null
      ? pathFrom(parentFolder(document.path), target.real)
      : `${variable}/${pathFrom(root ?? ".", target.real)}`;
  const rest = /[?#].*$/s.exec(destination)?.[0] ?? "";
  const fix = `${corrected.replaceAll(" ", "%20")}${rest}`;
  return [{ path: document.path, line, column, fix, target: destination, real: corrected }];
}

function codeFacts(document: MarkdownDocument): readonly CaseFact[] {
  return document
    .wrongCodePaths()
    .filter(({ state, asExample }) => state === "other-case" && !asExample)
    .map(({ line, column, written, corrected }) => ({
      path: document.path,
      line,
      column,
      fix: corrected,
      target: written,
      real: corrected,
    }));
}
