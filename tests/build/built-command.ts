import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOnce } from "./build-once.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Folder `dist` with the bundled command, its worker and the stand-ins; built once in a test run. */
export async function builtCommand(): Promise<string> {
  const entries = {
    cli: "src/cli.ts",
    evaluate: "src/evaluate.ts",
    lint: "src/lint.ts",
    relay: "src/relay.ts",
    demo: "fakes/demo.ts",
    "stand-in": "fakes/stand-in.ts",
  };
  const folder = await buildOnce("command", entries, (fresh) =>
    copyFile(join(ROOT, "package.json"), join(fresh, "package.json")),
  );
  return join(folder, "dist");
}
