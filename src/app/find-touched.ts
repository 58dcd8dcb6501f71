import { toSkillStorePath } from "../cassettes/path.ts";
import type { ChangedFile } from "../model/forge.ts";
import { readSkillSource } from "../skills/read-skill-source.ts";
import { findSharedFiles } from "../skills/shared-files.ts";
import { filesOfSkill } from "../skills/skill-files.ts";
import type { TouchedSide, TouchedSkill } from "../skills/touched.ts";
import { toTouchedSkills } from "../skills/touched-skills.ts";
import type { Side } from "./open-side.ts";

/**
 * Which skills a change touches, at head and at base. `changes` null = nobody can tell, so all
 * (security.md EV-4): when in doubt every skill, never none.
 */
export async function findTouched(
  sides: { readonly head: Side; readonly base: Side | null },
  changes: readonly ChangedFile[] | null,
  reach: {
    /** Folder of the store. */
    readonly store: string;
    /** Settings and the gate's workflow: a change there reaches every skill (actions.md §10.3 step 6). */
    readonly widening: readonly string[];
  },
): Promise<readonly TouchedSkill[]> {
  const head = await toTouchedSide(sides.head, reach.store, changes !== null);
  const base =
    sides.base === null ? head : await toTouchedSide(sides.base, reach.store, changes !== null);
  return toTouchedSkills({
    changes: sides.base === null ? null : changes,
    head,
    base,
    widening: reach.widening,
    store: `${reach.store}/cassettes`,
  });
}

async function toTouchedSide(side: Side, store: string, withShared: boolean): Promise<TouchedSide> {
  const storePaths = new Map<string, string>();
  for (const folder of side.places.folders) {
    storePaths.set(folder, await toSkillStorePath(folder, store));
  }
  const shared = new Map<string, readonly string[]>();
  if (withShared) {
    const folders = new Set(side.places.folders);
    for (const folder of folders) {
      const own = await sharedOf(side, folder, folders);
      shared.set(folder, [...own, ...(await companionFilesOf(side, folder))]);
    }
  }
  return {
    folders: side.places.folders,
    entries: side.tree.entries,
    shared,
    suitePaths: side.distantPaths,
    storePaths,
  };
}

async function sharedOf(
  side: Side,
  folder: string,
  folders: ReadonlySet<string>,
): Promise<readonly string[]> {
  const source = await readSkillSource({
    folder,
    folders,
    namedPaths: [],
    tree: side.tree,
    files: side.files,
  });
  return findSharedFiles(source, side.tree, side.files);
}

/** Files of the skills that its tests load beside it: a change of one makes its recordings stale. */
async function companionFilesOf(side: Side, folder: string): Promise<readonly string[]> {
  const folders = side.skillFolderSet;
  return (await side.companionsOf(folder)).flatMap((companion) =>
    filesOfSkill(side.tree.entries, { folder: companion, folders, namedPaths: [] }).map(
      ({ path }) => path,
    ),
  );
}
