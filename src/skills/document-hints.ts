import type { MarkdownContent } from "../model/skill-source.ts";
import { joinPath, parentFolder } from "../model/tree-path.ts";
import type { SourceTree } from "./source-tree.ts";

/** What the prose of a file says about the paths that its code names, wherever they stand in it (lint.md §6.4). */
export interface DocumentHints {
  /** Folders of the skills beside this one that it calls skills: "use the **x** skill". */
  readonly siblings: readonly string[];
  /** The files are in a clone of another repository. */
  readonly isClone: boolean;
  /** A block clones a repository, so blocks may work in it. */
  readonly clones: boolean;
  /** Whether a line stands behind "Create a `references/` directory and …". */
  readonly isToBeMade: (line: number) => boolean;
}

const SKILL_NAME = /\b([a-z0-9]+(?:-[a-z0-9]+)*)[`*_"']{0,4}\s{1,4}skill\b/gi;
const GIT_CLONE = /\bgit clone\s/;
const CLONE = /\bclone of\b/i;
const MAKES_FOLDER =
  /\b(?:create|add|make)\b[^.]{0,40}\b(?:scripts|references|assets|templates|resources|examples|rules)\/?[`*"]{0,3}\s{1,4}(?:director(?:y|ies)|folders?)\b/i;
/** Lines of a list that such a sentence may stand before. */
const LONGEST_LIST = 6;
/** Other skills that are looked into: no file sends anybody to more. */
const MOST_SIBLINGS = 50;

export function readDocumentHints(
  { prose, fences }: MarkdownContent,
  tree: SourceTree,
  skillFolder: string,
): DocumentHints {
  const names = new Set<string>();
  const madeBehind = new Set<number>();
  let isClone = false;
  for (const { text, line } of prose) {
    for (const [, name = ""] of text.matchAll(SKILL_NAME)) names.add(name.toLowerCase());
    isClone ||= CLONE.test(text);
    if (!MAKES_FOLDER.test(text)) continue;
    for (let behind = 0; behind <= LONGEST_LIST; behind += 1) madeBehind.add(line + behind);
  }
  return {
    siblings: toSiblings(names, tree, skillFolder).slice(0, MOST_SIBLINGS),
    isClone,
    clones: fences.some(({ lines }) => lines.some((line) => GIT_CLONE.test(line))),
    isToBeMade: (line) => madeBehind.has(line),
  };
}

/** Folders of skills beside a skill, by their names; names of none are left out. */
export function toSiblings(
  names: ReadonlySet<string>,
  tree: SourceTree,
  skillFolder: string,
): readonly string[] {
  if (skillFolder === ".") return [];
  return [...names]
    .flatMap((name) => joinPath(parentFolder(skillFolder), name) ?? [])
    .filter((folder) => folder !== skillFolder && tree.byPath.has(`${folder}/SKILL.md`));
}
