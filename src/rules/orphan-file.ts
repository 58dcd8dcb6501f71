import type { SkillSource } from "../model/skill-source.ts";
import { isInside, lastSegment, relativeTo } from "../model/tree-path.ts";
import { defineRule, type Fact } from "./rule.ts";

interface OrphanFact extends Fact {
  readonly file: string;
}

/** Folders of the standard, whose files are there to be opened. */
const CONVENTIONAL: ReadonlySet<string> = new Set(["assets", "reference", "references", "scripts"]);
/** What tools make, and what languages read by themselves. */
const GENERATED =
  /(?:^|\/)(?:node_modules|__pycache__|\.venv|venv|vendor|dist|build|target|coverage|generated)\/|(?:^|\/)(?:__init__\.py|\.[^/]+|LICENSE[^/]*|NOTICE[^/]*)$/i;
const WORD = /[\w.@+-]+/g;
/** A folder that is named as such: `references/`, `references/*.md`; in code also `"references"`. */
const FOLDER = /([\w.@+-]+)\/(?![\w<{[])/g;
const QUOTED = /["'`]([\w.@+-]+)["'`]/g;

/** A file that no text of the skill names, so that no agent opens it. */
export const orphanFile = defineRule<OrphanFact>({
  id: "SK037",
  slug: "orphan-file",
  severity: "info",
  // Thousands in public skills, most of them harmless: who wants to tidy up asks for it.
  offByDefault: true,
  summary: "A file in scripts, references or assets is named in no text of the skill.",
  source: "https://agentskills.io/specification#progressive-disclosure; lint.md §4.2",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const isNamed = findNamed(source);
    return source.files.flatMap(({ path, mode }) => {
      const file = relativeTo(source.folder, path);
      const [folder = ""] = file.split("/");
      const isWanted = file.includes("/") && CONVENTIONAL.has(folder) && !GENERATED.test(file);
      if (!isWanted || mode === "120000" || isNamed(path)) return [];
      return [{ path, line: 1, column: 1, file }];
    });
  },
  message: ({ file }) =>
    `Nothing in the skill mentions ${file}, so no agent opens it. Mention it or delete it.`,
});

/** What the texts that were read so far name, in lower case. */
interface Names {
  readonly words: Set<string>;
  readonly folders: Set<string>;
  readonly linked: Set<string>;
}

/** Follows SKILL.md to all that it names, and what that names in turn. */
function findNamed(source: SkillSource): (path: string) => boolean {
  const names: Names = { words: new Set(), folders: new Set(), linked: new Set() };
  const [skillMd, ...others] = source.documents;
  if (skillMd === undefined) return () => true;
  read(names, skillMd.text);
  for (const { target } of skillMd.links)
    if (target.kind === "local") names.linked.add(target.path);
  const isNamed = (path: string): boolean => isIn(names, source.folder, path);
  let waiting = [...others, ...source.scripts];
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    const found = waiting.filter(({ path }) => isNamed(path));
    waiting = waiting.filter(({ path }) => !isNamed(path));
    for (const { text } of found) read(names, text);
  }
  return isNamed;
}

function read({ words, folders }: Names, text: string): void {
  const lower = text.toLowerCase();
  for (const [word] of lower.matchAll(WORD)) words.add(withoutDots(word));
  for (const pattern of [FOLDER, QUOTED]) {
    for (const [, folder = ""] of lower.matchAll(pattern)) folders.add(folder);
  }
}

/** Without the full stop that ends the sentence, and the one before a module of the same folder. */
function withoutDots(word: string): string {
  let [start, end] = [0, word.length];
  while (word[start] === ".") start += 1;
  while (word[end - 1] === ".") end -= 1;
  return word.slice(start, end);
}

const CODE = /\.(?:py|[cm]?[jt]sx?|sh|rb)$/;

/** By its name, as a module without ending, or by a folder that holds it. */
function isIn({ words, folders, linked }: Names, skillFolder: string, path: string): boolean {
  const name = lastSegment(path).toLowerCase();
  // A name of several words stands nowhere as one: nobody can tell.
  if (linked.has(path) || words.has(name) || !/^[\w.@+-]+$/.test(name)) return true;
  const holders = relativeTo(skillFolder, path).toLowerCase().split("/").slice(0, -1);
  // Code names modules and packages without a path.
  const modules = CODE.test(name) ? [name.replace(CODE, ""), ...holders.slice(1)] : [];
  return (
    modules.some((module) => words.has(module)) ||
    holders.some((folder) => folders.has(folder)) ||
    [...linked].some((folder) => isInside(folder, path))
  );
}
