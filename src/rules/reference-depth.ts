import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { isInside, lastSegment, parentFolder, relativeTo } from "../model/tree-path.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface DepthFact extends Fact {
  readonly deep: string;
  readonly through: string;
}

/** A Markdown file that only another reference leads to. */
export const referenceDepth = defineRule<DepthFact>({
  id: "SK038",
  slug: "reference-depth",
  severity: "warning",
  summary: "A reference is linked from another reference only, not from SKILL.md.",
  source: "https://agentskills.io/specification#file-references",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const [skillMd, ...others] = usedDocuments(source);
    if (skillMd === undefined || skillMd.path !== source.documents[0]?.path) return [];
    const markdown = new Set(others.map(({ path }) => path));
    const linksTo = findLinkers(others, markdown);
    const isKnown = createKnown(source, skillMd);
    return [...linksTo].flatMap(([deep, linkers]) => {
      const [through] = linkers;
      if (through === undefined || linkers.length !== 1) return [];
      if (isKnown(deep) || !isKnown(through.path) || isForPeople(source, deep)) return [];
      const fact = { ...through, deep, through: through.path };
      return [{ ...fact, deep: inSkill(source, deep), through: inSkill(source, through.path) }];
    });
  },
  message: ({ deep, through }) =>
    `${deep} is reached only through ${through}; agents often read the first level only. Link it from SKILL.md.`,
});

/** The README of a skill: links lead back to it, and what agents need of it stands in SKILL.md. */
function isForPeople(source: SkillSource, path: string): boolean {
  return inSkill(source, path).toLowerCase() === "readme.md";
}

function inSkill(source: SkillSource, path: string): string {
  return relativeTo(source.folder, path);
}

/** Markdown file → the other files that link to it, each with its first such link. */
function findLinkers(
  documents: readonly MarkdownDocument[],
  markdown: ReadonlySet<string>,
): ReadonlyMap<string, readonly Fact[]> {
  const linkers = new Map<string, Fact[]>();
  for (const document of documents) {
    for (const [to, fact] of firstLinks(document)) {
      if (!markdown.has(to)) continue;
      linkers.set(to, [...(linkers.get(to) ?? []), fact]);
    }
  }
  return linkers;
}

/** What a file links to beside itself, each with the first link. */
function firstLinks({ path, links }: MarkdownDocument): ReadonlyMap<string, Fact> {
  const first = new Map<string, Fact>();
  for (const { target, line, column } of links) {
    const to = target.kind === "local" && target.state === "present" ? target.path : path;
    if (to !== path && !first.has(to)) first.set(to, { path, line, column });
  }
  return first;
}

/** Whether SKILL.md links a file, names it, or names its folder. */
function createKnown(source: SkillSource, skillMd: MarkdownDocument): (path: string) => boolean {
  const linked = new Set(
    skillMd.links.flatMap(({ target }) => (target.kind === "local" ? [target.path] : [])),
  );
  const text = skillMd.text.toLowerCase();
  const namesFolder = (folder: string): boolean => {
    if (!isInside(source.folder, folder)) return false;
    const name = `${lastSegment(folder).toLowerCase()}/`;
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      if (!/[\w.<{[]/.test(text[at + name.length] ?? " ")) return true;
    }
    return linked.has(folder);
  };
  return (path) =>
    linked.has(path) ||
    text.includes(lastSegment(path).toLowerCase()) ||
    namesFolder(parentFolder(path));
}
