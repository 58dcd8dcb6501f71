import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toActionYml } from "../../src/app/to-action-yml.ts";
import { buildOnce } from "../build/build-once.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Folder with `action.yml` and the bundled action; built once in a test run. */
export function builtAction(): Promise<string> {
  const entries = { action: "src/action.ts", evaluate: "src/evaluate.ts" };
  return buildOnce("action", entries, async (fresh) => {
    await copyFile(join(ROOT, "package.json"), join(fresh, "package.json"));
    // Printed, not copied: the committed one is compared with this text by another test.
    await writeFile(join(fresh, "action.yml"), toActionYml());
  });
}
