import path from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** Bundles one file of this folder into `scratch` and imports it: Node 20 runs no TypeScript. */
export async function importBundled(name, scratch) {
  const build = await rolldown({
    input: { [name]: path.join(import.meta.dirname, `${name}.ts`) },
    platform: "node",
    logLevel: "warn",
    external: ["vitest"],
  });
  const dir = path.join(scratch, name);
  await build.write({ dir, format: "esm", entryFileNames: "[name].mjs", codeSplitting: false });
  await build.close();
  return import(pathToFileURL(path.join(dir, `${name}.mjs`)).href);
}
