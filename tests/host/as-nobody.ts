import { join } from "node:path";
import { execa } from "execa";
import { buildOnce } from "../build/build-once.ts";

/**
 * Calls a function of src/host in a process that is not root, which may read everything; gives what
 * it resolves to. The arguments must be JSON.
 */
export async function callAsNobody(
  [module, name]: readonly [string, string],
  args: readonly unknown[],
): Promise<unknown> {
  const input = join("src/host", module);
  const folder = await buildOnce(`host-${module}`, { module: input });
  const source = `import { ${name} } from ${JSON.stringify(join(folder, "dist/module.js"))};
    console.log(JSON.stringify(await ${name}(...${JSON.stringify(args)})));`;
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const argv = ["--input-type=module", "-e", source];
  const { stdout } = await execa(process.execPath, argv, { ...identity, cwd: "/" });
  return JSON.parse(stdout);
}
