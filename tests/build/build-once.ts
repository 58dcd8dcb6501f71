import { existsSync, watch } from "node:fs";
import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { inject } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Entries of a bundle by the names of their files, relative to the clone. */
export type Entries = Readonly<Record<string, string>>;

async function bundle(input: Entries, directory: string): Promise<void> {
  const build = await rolldown({
    input: { ...input },
    platform: "node",
    cwd: ROOT,
    logLevel: "warn",
    resolve: { conditionNames: ["import", "node", "default"] },
  });
  await build.write({
    dir: directory,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  });
  await build.close();
  await writeFile(join(directory, "package.json"), '{"type":"module"}\n');
}

/** Waits until the test file that came first has built. */
function builtByOther(failed: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (existsSync(failed)) reject(new Error("the bundle could not be built"));
      else if (existsSync(folder)) resolve();
      else return;
      watcher.close();
    };
    const watcher = watch(join(folder, ".."), look);
    look();
  });
}

/**
 * Bundles entries as `.ci/build.mjs` does, without touching the shared `dist/`: into `dist/` of the folder that it
 * returns, once in a test run for each name, by whoever asks first. The folder appears whole or not at all.
 */
export async function buildOnce(
  name: string,
  entries: Entries,
  complete: (folder: string) => Promise<void>,
): Promise<string> {
  const shared = inject("buildFolder");
  const folder = join(shared, name);
  const failed = join(shared, `${name}-failed`);
  if (existsSync(folder)) return folder;
  const isFirst = await mkdir(join(shared, `${name}-lock`)).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    await builtByOther(failed, folder);
    return folder;
  }
  try {
    const fresh = await mkdtemp(join(shared, "fresh-"));
    await bundle(entries, join(fresh, "dist"));
    await complete(fresh);
    await rename(fresh, folder);
    return folder;
  } catch (error) {
    await writeFile(failed, String(error));
    throw error;
  }
}
