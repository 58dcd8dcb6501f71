import { existsSync, watch } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { inject } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Entries of a bundle by the names of their files, relative to the clone. */
export type Entries = Readonly<Record<string, string>>;

/** In a process of its own: Rolldown leaves 400 MB behind, and every later start of a program would copy their page tables. */
async function bundle(entries: Entries, folder: string): Promise<void> {
  const named = Object.entries(entries).map(([name, file]) => `${name}=${file}`);
  await execa(process.execPath, [join(ROOT, ".ci/bundle.mjs"), folder, ...named]);
  await writeFile(join(folder, "package.json"), '{"type":"module"}\n');
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
 * returns, once in a test run for each name, by whoever asks first. The folder appears whole or not at all; every
 * user of the machine may read it.
 */
export async function buildOnce(
  name: string,
  entries: Entries,
  complete: (folder: string) => Promise<void> = async () => undefined,
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
    await chmod(fresh, 0o755);
    await rename(fresh, folder);
    return folder;
  } catch (error) {
    await writeFile(failed, String(error));
    throw error;
  }
}
