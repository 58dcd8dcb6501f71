import type { Place } from "../model/front-matter.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { ListedPath, SkillManifest } from "../model/skill-manifest.ts";
import { ancestorFolders, joinPath, parentFolder } from "../model/tree-path.ts";
import { placeAt, toTextLines } from "../text/text-lines.ts";
import { resolvePath, type SourceTree } from "./source-tree.ts";

const MANIFEST = /(?:^|\/)\.claude-plugin\/(plugin|marketplace)\.json$/;

/**
 * The manifests around some skills that list skills (lint.md §4.2 SK064). A file that is no JSON, or holds
 * something else than it should, lists nothing.
 */
export async function readManifests(
  { tree, files }: { readonly tree: SourceTree; readonly files: Files },
  skillFolders: Iterable<string>,
): Promise<readonly SkillManifest[]> {
  const around = new Set(
    [...skillFolders].flatMap((folder) => [folder, ...ancestorFolders(folder)]),
  );
  const manifests: SkillManifest[] = [];
  for (const { path } of tree.entries) {
    const kind = MANIFEST.exec(path)?.[1];
    if (kind === undefined) continue;
    const root = parentFolder(parentFolder(path));
    if (!around.has(root)) continue;
    const content = await files.read(path, LIMITS.suiteBytes);
    const text = content.kind === "file" ? new TextDecoder().decode(content.bytes) : "";
    if (!text.includes('"skills"')) continue;
    const reader = createReader({ tree, path, text });
    manifests.push(...(kind === "plugin" ? readPlugin : readMarketplace)(reader, root));
  }
  return manifests;
}

interface ManifestReader {
  readonly path: string;
  readonly value: unknown;
  /** The list as it is written, seen from a folder; null where there is none. */
  readonly listOf: (skills: unknown, folder: string) => readonly ListedPath[] | null;
  readonly placeOf: (text: string) => Place;
}

function createReader(of: {
  readonly tree: SourceTree;
  readonly path: string;
  readonly text: string;
}): ManifestReader {
  const { tree, path, text } = of;
  const lines = toTextLines(text);
  const placeOf = (word: string): Place =>
    placeAt(lines, Math.max(0, text.indexOf(JSON.stringify(word))));
  const toListed = (folder: string, written: unknown): readonly ListedPath[] => {
    if (typeof written !== "string" || !isPlain(written)) return [];
    const at = joinPath(folder, written.replace(/\/SKILL\.md$/, ""));
    if (at === null) return [];
    const isPresent = resolvePath(tree, at).state === "present";
    return [{ written, path: at, isPresent, ...placeOf(written) }];
  };
  return {
    path,
    value: parse(text),
    placeOf,
    listOf: (skills, folder) => {
      if (typeof skills !== "string" && !Array.isArray(skills)) return null;
      return [skills].flat().flatMap((written) => toListed(folder, written));
    },
  };
}

/** A relative path without variables and patterns. */
function isPlain(written: string): boolean {
  return written !== "" && !/^[/~]|^[A-Za-z]:|:\/\/|[${}*\\]/.test(written);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readPlugin(reader: ManifestReader, root: string): readonly SkillManifest[] {
  const listed = reader.listOf(fieldOf(reader.value, "skills"), root);
  if (listed === null) return [];
  const { path, placeOf } = reader;
  return [{ kind: "plugin", path, folder: root, listed, ...placeOf("skills") }];
}

/** Only an entry with `strict: false` is all that there is of its plugin; other lists add to plugin.json. */
function readMarketplace(reader: ManifestReader, root: string): readonly SkillManifest[] {
  const plugins = fieldOf(reader.value, "plugins");
  if (!Array.isArray(plugins)) return [];
  const base = fieldOf(fieldOf(reader.value, "metadata"), "pluginRoot");
  return plugins.flatMap((plugin: unknown) => {
    const source = fieldOf(plugin, "source");
    if (typeof source !== "string" || !isPlain(source)) return [];
    const below = source.startsWith(".") || typeof base !== "string" ? "." : base;
    const folder = joinPath(root, `${below}/${source}`);
    if (folder === null) return [];
    const { path, placeOf } = reader;
    const listed = reader.listOf(fieldOf(plugin, "skills"), folder);
    const isWhole = fieldOf(plugin, "strict") === false;
    const manifest = { kind: "marketplace", path, folder, ...placeOf("skills") } as const;
    if (isWhole || listed === null) return [{ ...manifest, listed }];
    return [
      { ...manifest, listed },
      { ...manifest, listed: null },
    ];
  });
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
