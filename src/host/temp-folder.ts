import { mkdtemp, realpath, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOwner } from "./owner.ts";
import { removeTree } from "./remove-tree.ts";

/** What a temporary folder is for; it stands in its name. */
export const TEMP_PURPOSES = ["run", "cage", "job"] as const;

/** File of a temporary folder that says whose it is. */
export const OWNER_FILE = ".skillcheck-owner.json";

export interface TempFolder {
  /** Real path of a new folder that only this user may enter, with nothing in it but the mark of this process. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Makes a folder in `parent` (RUNNER_TEMP on GitHub), else in the system's temporary folder. */
export async function makeTempFolder(
  purpose: (typeof TEMP_PURPOSES)[number],
  parent = tmpdir(),
): Promise<TempFolder> {
  const path = await realpath(await mkdtemp(join(parent, `skillcheck-${purpose}-`)));
  // Of a process that is killed it stays: who comes later knows by this that nobody needs it any more.
  await writeFile(join(path, OWNER_FILE), JSON.stringify(readOwner()), { flag: "wx", mode: 0o600 });
  return {
    path,
    remove: async () => {
      await removeTree(path);
    },
  };
}
