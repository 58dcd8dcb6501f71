import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Job } from "../model/job.ts";
import { openDiskStore } from "./disk-store.ts";
import { removeAbandoned } from "./remove-abandoned.ts";
import { makeTempFolder } from "./temp-folder.ts";

/** Folders of one job: a private one that goes with it, and the place of its result files. */
export interface JobFolders extends Pick<Job, "openStore" | "writeResult"> {
  /** Empty folder for the bare repository. */
  readonly gitDirectory: string;
  readonly remove: () => Promise<void>;
}

/**
 * Makes a private folder below `temporary` (RUNNER_TEMP). Result files lie beside it in
 * `skillcheck/` and stay for later steps.
 */
export async function openJobFolders(temporary: string): Promise<JobFolders> {
  await mkdir(temporary, { recursive: true });
  await removeAbandoned(temporary);
  const own = await makeTempFolder("job", temporary);
  const results = path.join(temporary, "skillcheck");
  let stores = 0;
  return {
    gitDirectory: path.join(own.path, "repository.git"),
    remove: own.remove,
    openStore: async (folder) => {
      stores += 1;
      const root = path.join(own.path, `store-${stores}`);
      await mkdir(root, { recursive: true });
      return { path: root, store: openDiskStore({ root, folder }) };
    },
    writeResult: async (name, text) => {
      await mkdir(results, { recursive: true });
      const file = path.join(results, name);
      await writeFile(file, text);
      return file;
    },
  };
}
