import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { rolldown } from "rolldown";
import { makeScratch } from "./scratch.ts";

/**
 * Calls a function of src/host in a process that is not root, which may read everything; gives what
 * it resolves to. The arguments must be JSON.
 */
export async function callAsNobody(
  [module, name]: readonly [string, string],
  args: readonly unknown[],
): Promise<unknown> {
  const bundles = await makeScratch();
  await chmod(bundles, 0o755);
  const input = join(import.meta.dirname, "../../src/host", module);
  const build = await rolldown({ input, platform: "node" });
  await build.write({ file: join(bundles, "module.mjs"), format: "esm" });
  await build.close();
  const source = `import { ${name} } from ${JSON.stringify(join(bundles, "module.mjs"))};
    console.log(JSON.stringify(await ${name}(...${JSON.stringify(args)})));`;
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const argv = ["--input-type=module", "-e", source];
  const { stdout } = await execa(process.execPath, argv, { ...identity, cwd: "/" });
  return JSON.parse(stdout);
}
