import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import { isInside, lastSegment, parentFolder, relativeTo } from "../model/tree-path.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { decodeText } from "../text/decode-text.ts";
import type { Side } from "./open-side.ts";

/** A file that has moved keeps at least this share of its lines, as for git. */
const KEPT_LINES = 0.5;
/** So many files that are gone are held against one that is new. */
const MOST_CANDIDATES = 50;
/** Where a file of the head lay in the base; the same path where it is new. */
export type ToBasePath = (path: string) => Promise<string>;

/**
 * Follows renames: of whole skills as the list of changes tells them, of files by what they hold. Told only of
 * files that have findings, so that nothing else is read.
 */
export function followRenames(
  head: Side,
  base: Side,
  touched: readonly TouchedSkill[],
): ToBasePath {
  const folders = touched.flatMap(({ folder, renamedFrom }) => [folder, renamedFrom ?? folder]);
  let gone: readonly string[] | null = null;
  const toGone = (): readonly string[] => {
    gone ??= base.tree.entries
      .map(({ path }) => path)
      .filter((path) => !head.tree.byPath.has(path))
      .filter((path) => folders.some((folder) => isInside(folder, path)));
    return gone;
  };
  const readOld = rememberLines(base.files);
  const known = new Map<string, Promise<string>>();
  const find = async (path: string): Promise<string> => {
    if (base.tree.byPath.has(path)) return path;
    const moved = touched
      .flatMap(({ folder, renamedFrom }) =>
        renamedFrom !== null && isInside(folder, path)
          ? [`${renamedFrom}/${relativeTo(folder, path)}`]
          : [],
      )
      .find((old) => base.tree.byPath.has(old));
    if (moved !== undefined) return moved;
    const lines = await readLines(head.files, path);
    return (
      (await findMostAlike(lines, toCandidates(path, toGone(), { head, base }), readOld)) ?? path
    );
  };
  return (path) => {
    const answer = known.get(path) ?? find(path);
    known.set(path, answer);
    return answer;
  };
}

/**
 * Files that are gone and may be an older name of a new one, the likeliest first: those with its name, in a folder
 * of the same name, then beside where it is, then those of its size.
 */
function toCandidates(
  path: string,
  gone: readonly string[],
  { head, base }: { readonly head: Side; readonly base: Side },
): readonly string[] {
  const name = lastSegment(path);
  const ending = name.slice(name.lastIndexOf("."));
  const folder = parentFolder(path);
  const size = head.tree.byPath.get(path)?.size ?? 0;
  const rank = (old: string): number => {
    const there = parentFolder(old);
    if (lastSegment(old) !== name) return 3;
    if (lastSegment(there) === lastSegment(folder)) return 0;
    return parentFolder(there) === parentFolder(folder) ? 1 : 2;
  };
  const difference = (old: string): number =>
    Math.abs((base.tree.byPath.get(old)?.size ?? 0) - size);
  return gone
    .filter((old) => old.endsWith(ending))
    .map((old) => ({ old, rank: rank(old), difference: difference(old) }))
    .sort((left, right) => left.rank - right.rank || left.difference - right.difference)
    .slice(0, MOST_CANDIDATES)
    .map(({ old }) => old);
}

/** The one that holds most of the lines of a new file. */
async function findMostAlike(
  lines: readonly string[],
  candidates: readonly string[],
  readOld: (path: string) => Promise<readonly string[]>,
): Promise<string | null> {
  let best: { readonly path: string; readonly share: number } | null = null;
  for (const path of candidates) {
    const share = shareOf(lines, await readOld(path));
    if (share >= KEPT_LINES && share > (best?.share ?? 0)) best = { path, share };
  }
  return best?.path ?? null;
}

/** Reads each file once. */
function rememberLines(files: Files): (path: string) => Promise<readonly string[]> {
  const known = new Map<string, Promise<readonly string[]>>();
  return (path) => {
    const lines = known.get(path) ?? readLines(files, path);
    known.set(path, lines);
    return lines;
  };
}

async function readLines(files: Files, path: string): Promise<readonly string[]> {
  const content = await files.read(path, LIMITS.lintedBytes);
  return content.kind === "file" ? decodeText(content.bytes).text.split(/\r\n|\r|\n/) : [];
}

/** Share of the lines of the longer text that both have; blank lines do not count. */
function shareOf(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  const [mine, theirs] = [left, right].map((lines) => lines.filter((one) => one.trim() !== ""));
  for (const one of mine ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  let both = 0;
  for (const one of theirs ?? []) {
    const count = counts.get(one) ?? 0;
    if (count === 0) continue;
    counts.set(one, count - 1);
    both += 1;
  }
  return both / Math.max(1, mine?.length ?? 0, theirs?.length ?? 0);
}
