import type { MarkdownDocument, MarkdownLink, SkillSource } from "../model/skill-source.ts";
import { parentFolder } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { pathFrom } from "./path-from.ts";
import { editAt, replaceAt } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface CaseFact extends Fact {
  readonly target: string;
  readonly real: string;
  /** Whether it stands for every link of the document with this target. */
  readonly isLink: boolean;
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
  repair: ({ path, line, column, target, real, isLink }, { source }) => {
    const text = respell(target, real);
    if (text === null) return null;
    const replacement = { written: target, text };
    if (!isLink) return replaceAt(source, path, { place: { line, column }, ...replacement });
    const document = source.documents.find((one) => one.path === path);
    const same = document?.links.filter(({ destination }) => destination === target) ?? [];
    const edits = same.flatMap((link) => editAt(document?.text ?? "", link, replacement) ?? []);
    return edits.length < same.length ? null : { kind: "edit", path, edits };
  },
});

/** The target with the spelling of the file; null where more than capitals differs: escapes, detours. */
function respell(target: string, real: string): string | null {
  const [path = ""] = target.split(/[?#]/, 1);
  const start = path.length - path.replace(/^(?:\.\/)+/, "").length;
  if (path.slice(start).toLowerCase() !== real.toLowerCase()) return null;
  return target.slice(0, start) + real + target.slice(path.length);
}

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
  return [
    { path: document.path, line, column, fix, target: destination, real: corrected, isLink: true },
  ];
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
      isLink: false,
    }));
}
