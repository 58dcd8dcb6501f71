import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TempFolder {
  /** Real path of a new, empty folder that only this user may enter. */
  readonly path: string;
  readonly remove: () => Promise<void>;
}

/** Makes a folder in `parent` (RUNNER_TEMP on GitHub), else in the system's temporary folder. */
export async function makeTempFolder(parent?: string): Promise<TempFolder> {
  const path = await realpath(await mkdtemp(join(parent ?? tmpdir(), "skillcheck-")));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
}
