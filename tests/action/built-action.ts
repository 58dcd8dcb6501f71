import { existsSync, watch } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { inject } from "vitest";
import { toActionYml } from "../../src/app/to-action-yml.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Bundles action and worker as `.ci/build.mjs` does, without touching the shared `dist/`. */
async function bundle(dist: string): Promise<void> {
  const build = await rolldown({
    input: { action: "src/action.ts", evaluate: "src/evaluate.ts" },
    platform: "node",
    cwd: ROOT,
    logLevel: "warn",
    resolve: { conditionNames: ["import", "node", "default"] },
  });
  await build.write({
    dir: dist,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  });
  await build.close();
  await writeFile(join(dist, "package.json"), '{"type":"module"}\n');
}

/** Makes the folder of the action beside its final name and renames it: it is there whole or not at all. */
async function build(folder: string, action: string): Promise<void> {
  const fresh = await mkdtemp(join(folder, "fresh-"));
  try {
    await bundle(join(fresh, "dist"));
    await copyFile(join(ROOT, "package.json"), join(fresh, "package.json"));
    // Printed, not copied: the committed one is compared with this text by another test.
    await writeFile(join(fresh, "action.yml"), toActionYml());
    await rename(fresh, action);
  } catch (error) {
    await writeFile(join(folder, "failed"), String(error));
    throw error;
  }
}

/** Waits until the test file that came first has built. */
function builtByOther(folder: string, action: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (existsSync(join(folder, "failed"))) reject(new Error("the bundle could not be built"));
      else if (existsSync(action)) resolve();
      else return;
      watcher.close();
    };
    const watcher = watch(folder, look);
    look();
  });
}

/** Folder with `action.yml` and the bundled action; built once in a test run, by whoever asks first. */
export async function builtAction(): Promise<string> {
  const folder = inject("buildFolder");
  const action = join(folder, "action");
  if (existsSync(action)) return action;
  const isFirst = await mkdir(join(folder, "lock")).then(
    () => true,
    () => false,
  );
  if (isFirst) await build(folder, action);
  else await builtByOther(folder, action);
  return action;
}
