import { parseCassettePath, toFolderSegment } from "../cassettes/path.ts";
import { BLOCKED, liesAbove } from "../cassettes/why-misplaced.ts";
import type { Config } from "../model/config.ts";
import type { Desk, OpenRoot } from "../model/desk.ts";
import { isInside, lastSegment } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import { openSide } from "./open-side.ts";
import { readRootConfig } from "./read-root-config.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireNames } from "./require-names.ts";
import { toIncludes } from "./to-includes.ts";

/** A store and those of its recordings that the command line means. */
export interface OpenStore {
  readonly root: OpenRoot;
  readonly config: Config;
  /** Relative to the root. */
  readonly paths: readonly string[];
}

/** One root as one word of the command line opened it, with every recording of its store. */
interface Opened {
  readonly root: OpenRoot;
  readonly config: Config;
  readonly all: readonly string[];
}

/**
 * The recordings that the words of a command line mean: one file, those below a folder of the store, or
 * those of the skills that are named or lie below a named folder; without a word, all. Throws UsageError
 * for a word that means neither a recording nor a skill.
 */
export async function findRecordings(
  desk: Desk,
  words: readonly string[],
): Promise<readonly OpenStore[]> {
  const stores = new Map<string, OpenStore>();
  const meant: OpenStore[] = [];
  for (const word of words) meant.push(...(await findMeant(desk, word)));
  if (words.length === 0) meant.push(...(await findBelow(desk, ".")));
  for (const store of meant) {
    const known = stores.get(store.root.path)?.paths ?? [];
    const paths = [...new Set([...known, ...store.paths])].sort();
    stores.set(store.root.path, { ...store, paths });
  }
  return [...stores.values()];
}

/** What one word means. */
async function findMeant(desk: Desk, word: string): Promise<readonly OpenStore[]> {
  const [root] = await desk.openRoots([word]);
  const one = root === undefined ? null : await findOne(root, word);
  if (one !== null) return [one];
  const stores = await findBelow(desk, word);
  const holds = await Promise.all(
    stores.map(async ({ root: one, paths }) => paths.length > 0 || (await holdsSkill(one))),
  );
  if (!holds.includes(true)) throw new UsageError(`${word}: there is no recording and no skill`);
  return stores;
}

async function findBelow(desk: Desk, word: string): Promise<readonly OpenStore[]> {
  const stores: OpenStore[] = [];
  for (const root of await desk.openRoots([word])) {
    const opened = await openStore(root);
    stores.push({ root, config: opened.config, paths: await choose(desk, opened) });
  }
  return stores;
}

async function openStore(root: OpenRoot): Promise<Opened> {
  const { config, problems } = await readRootConfig(root.files, null);
  // Without the settings nobody knows where the recordings lie: nothing is guessed, let alone removed.
  refuseProblems(root, problems);
  const folder = `${config.store}/cassettes`;
  const blocking = (await root.files.list()).find(({ path }) => liesAbove(path, folder));
  if (blocking !== undefined) throw new UsageError(`${blocking.path}: ${BLOCKED}`);
  const all = await root.store(config.store).list();
  // Beside the recordings the folder holds files of others, such as results.json.
  return { root, config, all: all.filter((path) => isInside(folder, path)) };
}

/** The one recording that a word means; null for a folder, a name and the SKILL.md of a skill. */
async function findOne(root: OpenRoot, word: string): Promise<OpenStore | null> {
  const places = root.names.length > 0 ? [] : root.findNamedFile(word);
  const target = places.at(-1);
  if (target === undefined) return null;
  const { config, all } = await openStore(root);
  // A link that lies in the store itself is what was named, not the recording that it leads to.
  const path = places.find((place) => all.includes(place));
  if (path !== undefined) return { root, config, paths: [path] };
  // Any other file would stand for all that its folder holds.
  if (lastSegment(target) !== "SKILL.md") {
    throw new UsageError(`${word}: is not a recording of a store`);
  }
  return null;
}

/** Recordings in a named folder of the store, or of the skills that were named or lie below a named folder. */
async function choose(desk: Desk, { root, all }: Opened): Promise<readonly string[]> {
  const named = await Promise.all(
    root.within.map(async (folder) => ({ folder, segment: await toFolderSegment(folder) })),
  );
  const ofNames = await chooseNames(desk, { root, all });
  return all.filter((path) => {
    const of = parseCassettePath(path)?.folder ?? "";
    return (
      ofNames.has(of) ||
      named.some(
        ({ folder, segment }) =>
          folder === "." ||
          isInside(folder, path) ||
          of === segment ||
          of.startsWith(`${segment}--`),
      )
    );
  });
}

/** Folders in the store of the skills that were named. A skill may be gone, and its recordings still there. */
async function chooseNames(
  desk: Desk,
  { root, all }: { readonly root: OpenRoot; readonly all: readonly string[] },
): Promise<ReadonlySet<string>> {
  const folders = new Set(all.map((path) => parseCassettePath(path)?.folder ?? ""));
  const found = [...folders].filter((of) =>
    root.names.some((name) => of === name || of.endsWith(`--${name}`)),
  );
  if (found.length > 1) {
    throw new UsageError(
      `${root.names.join(", ")}: recordings of several skills of that name; name the folder: ${found.join(", ")}`,
    );
  }
  if (found.length === 0 && root.names.length > 0) {
    await requireNames(desk, root, await openSide(root.files, toIncludes(root)));
  }
  return new Set(found);
}

async function holdsSkill(root: OpenRoot): Promise<boolean> {
  const { places } = await openSide(root.files, toIncludes(root));
  return places.folders.length > 0;
}
