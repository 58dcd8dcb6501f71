import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { isInside, joinPath, parentFolder } from "../model/tree-path.ts";
import { decodeDocument } from "./decode-document.ts";
import { readFrontMatter } from "./read-front-matter.ts";
import { resolvePath, type SourceTree } from "./source-tree.ts";
import { toMarkdownDocument } from "./to-markdown-document.ts";

/** Markdown files outside a skill that are read in search of further files; a bound, not a rule. */
const MOST_DOCUMENTS = 200;

/** `../x/y.md` anywhere in a text: in prose, in code, in a command. */
const UPWARD_PATH = /(?<![\w./-])(?:\.\.\/)+[\w.@+-]+(?:\/[\w.@+-]+)*/g;
const PLUGIN_PATH = /\$\{CLAUDE_PLUGIN_ROOT\}\/([\w.@+-]+(?:\/[\w.@+-]+)*)/g;
/** lint.md §6.3: a bare path of a conventional folder may lie in the plugin or the repository root. */
const CODE_PATH =
  /(?<![\w./-])(?:\.\/)?((?:scripts|references|assets|templates|resources|examples|rules)\/[\w./-]+\.\w+)/g;

/**
 * Files and folders outside a skill that it depends on: links, `../` paths, known variables and
 * code paths of its Markdown, its symbolic links, and what Markdown found that way leads to in
 * turn (lint.md §8). Paths relative to the root, bytewise; a folder stands for all below it.
 */
export async function findSharedFiles(
  source: SkillSource,
  tree: SourceTree,
  files: Files,
): Promise<readonly string[]> {
  const shared = new Set<string>();
  const waiting: MarkdownDocument[] = [...source.documents];
  const add = (paths: readonly string[]) => {
    const fresh = paths.filter((path) => !shared.has(path) && isShared(path, source, tree));
    for (const path of fresh) shared.add(path);
    return fresh;
  };
  add(source.symlinks.flatMap(({ real }) => (real === null ? [] : [real])));
  let read = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const path of add(referencedPaths(next, source, tree))) {
      if (read >= MOST_DOCUMENTS || !/\.(md|markdown)$/i.test(path)) continue;
      read += 1;
      const document = await readOutsideDocument(path, { source, tree, files });
      if (document !== null) waiting.push(document);
    }
  }
  return [...shared].sort(comparePaths);
}

/**
 * No file of the skill's own, and no folder that holds the skill: a link to the root depends on no
 * file in particular. A nested skill's files lie inside and are not its own.
 */
function isShared(path: string, source: SkillSource, tree: SourceTree): boolean {
  const { folder, files } = source;
  if (path === folder || isInside(path, folder)) return false;
  if (!isInside(folder, path)) return true;
  return tree.byPath.has(path) && !files.some((file) => file.path === path);
}

async function readOutsideDocument(
  path: string,
  from: { readonly source: SkillSource; readonly tree: SourceTree; readonly files: Files },
): Promise<MarkdownDocument | null> {
  const content = await from.files.read(path, LIMITS.skillMdBytes);
  if (content.kind !== "file") return null;
  const document = decodeDocument(content.bytes);
  const { folder: skillFolder, pluginRoot } = from.source;
  const { bodyOffset } = readFrontMatter(document.text);
  return toMarkdownDocument({ ...document, bodyOffset }, from.tree, {
    from: path,
    skillFolder,
    pluginRoot,
  });
}

/** Present paths that a document leads to, as written and with symbolic links followed. */
function referencedPaths(
  document: MarkdownDocument,
  source: SkillSource,
  tree: SourceTree,
): readonly string[] {
  const here = parentFolder(document.path);
  const candidates = [
    ...document.links.flatMap(({ target }) => (target.kind === "local" ? [target.path] : [])),
    ...matchesOf(document.text, UPWARD_PATH).map((path) => joinPath(here, trimDots(path))),
    ...pluginPaths(document.text, source.pluginRoot),
    ...codePaths(document.text, source, tree),
  ];
  const found = candidates.flatMap((path) => {
    const resolved = path === null ? null : resolvePath(tree, path);
    return path !== null && resolved?.state === "present" ? [path, resolved.real] : [];
  });
  return [...new Set(found)];
}

function matchesOf(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}

function pluginPaths(text: string, pluginRoot: string | null): readonly (string | null)[] {
  if (pluginRoot === null) return [];
  return matchesOf(text, PLUGIN_PATH).map((path) => joinPath(pluginRoot, trimDots(path)));
}

/** Code paths that the skill itself does not hold, at the plugin's and at the repository's root. */
function codePaths(
  text: string,
  source: SkillSource,
  tree: SourceTree,
): readonly (string | null)[] {
  return matchesOf(text, CODE_PATH).flatMap((path) => {
    const own = joinPath(source.folder, path);
    if (own === null || resolvePath(tree, own).state === "present") return [];
    return [joinPath(".", path), joinPath(source.pluginRoot ?? ".", path)];
  });
}

/** Without the full stop that ends the sentence. */
function trimDots(path: string): string {
  let end = path.length;
  while (path[end - 1] === ".") end -= 1;
  return path.slice(0, end);
}
