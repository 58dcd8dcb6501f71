import { copyFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toActionYml } from "../../src/app/to-action-yml.ts";
import { buildOnce } from "../build/build-once.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The bundled demo beside the action that it runs and the examples that it shows; built once in a test run. */
export async function builtDemo(): Promise<string> {
  const entries = { action: "src/action.ts", evaluate: "src/evaluate.ts", demo: "fakes/demo.ts" };
  const folder = await buildOnce("demo", entries, async (fresh) => {
    await copyFile(join(ROOT, "package.json"), join(fresh, "package.json"));
    await writeFile(join(fresh, "action.yml"), toActionYml());
    await symlink(join(ROOT, "examples"), join(fresh, "examples"));
  });
  return join(folder, "dist", "demo.js");
}
