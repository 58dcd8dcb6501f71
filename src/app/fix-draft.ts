import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import { comparePaths, toContentDigest } from "../model/tree-digest.ts";
import type { FileContent, TreeEntry } from "../model/tree-entry.ts";
import type { Repair, TextEdit } from "../rules/repair.ts";
import { decodeText } from "../text/decode-text.ts";

/** Changes to a tree that nobody has written yet. */
export interface FixDraft {
  /** New content, by the path that the file has then. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** New path → old path. */
  readonly renames: ReadonlyMap<string, string>;
  /** Files that become executable, by the path that they have then. */
  readonly executables: ReadonlySet<string>;
}

export const EMPTY_DRAFT: FixDraft = {
  contents: new Map(),
  renames: new Map(),
  executables: new Set(),
};

/** The tree as it is once the draft is written. */
export function withDraft(files: Files, draft: FixDraft): Files {
  const newNames = new Map([...draft.renames].map(([to, from]) => [from, to]));
  const toEntry = (entry: TreeEntry): TreeEntry => {
    const path = newNames.get(entry.path) ?? entry.path;
    const size = draft.contents.get(path)?.length ?? entry.size;
    return { path, size, mode: draft.executables.has(path) ? "100755" : entry.mode };
  };
  return {
    list: async () =>
      (await files.list()).map(toEntry).sort((left, right) => comparePaths(left.path, right.path)),
    read: async (path, limit): Promise<FileContent> => {
      if (newNames.has(path)) return { kind: "missing" };
      const bytes = draft.contents.get(path);
      if (bytes === undefined) return files.read(draft.renames.get(path) ?? path, limit);
      if (bytes.length > limit) return { kind: "too-large", size: bytes.length, limit };
      return { kind: "file", bytes, digest: await toContentDigest(bytes) };
    },
  };
}

/** Bytes of a file that a draft rewrites, before it does. */
export async function readOriginal(files: Files, path: string): Promise<Uint8Array | null> {
  const content = await files.read(path, LIMITS.lintedBytes);
  return content.kind === "file" ? content.bytes : null;
}

/** Repairs of which no two touch the same characters of a file: of two that do, the first. */
export function withoutOverlaps<T extends { readonly repair: Repair }>(
  repairs: readonly T[],
): readonly T[] {
  const taken = new Map<string, Set<number> | "whole">();
  return repairs.filter(({ repair }) => {
    const known = taken.get(repair.path);
    if (repair.kind !== "edit") {
      if (known === undefined) taken.set(repair.path, "whole");
      return known === undefined;
    }
    const characters = repair.edits.flatMap(toCharacters);
    if (known === "whole" || characters.some((at) => known?.has(at) === true)) return false;
    const all = known ?? new Set();
    taken.set(repair.path, all);
    for (const at of characters) all.add(at);
    return true;
  });
}

/** Its characters and the place behind them, so that neighbours count too. */
function toCharacters({ start, end }: TextEdit): readonly number[] {
  return Array.from({ length: end - start + 1 }, (_, at) => start + at);
}

/** The draft with some repairs made, which do not overlap; null where nothing would change. */
export async function draftRepairs(
  files: Files,
  draft: FixDraft,
  repairs: readonly Repair[],
): Promise<FixDraft | null> {
  const contents = new Map(draft.contents);
  const renames = new Map(draft.renames);
  const executables = new Set(draft.executables);
  let hasChanged = false;
  for (const [path, edits] of toEditsByPath(repairs)) {
    const content = await withDraft(files, draft).read(path, LIMITS.lintedBytes);
    const bytes = content.kind === "file" ? rewrite(content.bytes, edits) : null;
    if (bytes === null) continue;
    contents.set(path, bytes);
    hasChanged = true;
  }
  for (const repair of repairs) {
    if (repair.kind === "rename") renames.set(repair.to, repair.path);
    if (repair.kind === "make-executable") executables.add(repair.path);
    hasChanged ||= repair.kind === "rename" || repair.kind === "make-executable";
  }
  return hasChanged ? { contents, renames, executables } : null;
}

/** Edits of each file; null = it is saved as UTF-8 and no more. */
function toEditsByPath(
  repairs: readonly Repair[],
): ReadonlyMap<string, readonly TextEdit[] | null> {
  const byPath = new Map<string, TextEdit[] | null>();
  for (const repair of repairs) {
    if (repair.kind === "save-as-utf-8") byPath.set(repair.path, null);
    if (repair.kind !== "edit") continue;
    const known = byPath.get(repair.path) ?? [];
    known.push(...repair.edits);
    byPath.set(repair.path, known);
  }
  return byPath;
}

/** The file with its edits made, all other bytes as they were; null where nothing changes, or it is no UTF-8. */
function rewrite(bytes: Uint8Array, edits: readonly TextEdit[] | null): Uint8Array | null {
  const { text, encoding } = decodeText(bytes);
  if (edits === null) return new TextEncoder().encode(text);
  if (encoding.kind !== "utf-8") return null;
  const pieces: string[] = encoding.byteOrderMark ? ["\uFEFF"] : [];
  let at = 0;
  for (const { start, end, text: written } of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, start), written);
    at = end;
  }
  pieces.push(text.slice(at));
  const result = new TextEncoder().encode(pieces.join(""));
  const isSame = result.length === bytes.length && result.every((byte, n) => byte === bytes[n]);
  return isSame ? null : result;
}
