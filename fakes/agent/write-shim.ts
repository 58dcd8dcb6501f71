/** Puts a `claude` into a folder that is the scripted agent: what stands on PATH in tests and in the demo. */

import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Scenario, scenarioVariable } from "./scenario.ts";

/** What the shim starts. */
export interface ShimOptions {
  /** Where the shim and its scenario go; made if missing. */
  readonly folder: string;
  /** The Node binary and the script with its first arguments, `["/usr/bin/node", "/repo/dist/demo.js", "agent"]`. */
  readonly start: readonly string[];
  readonly scenario: Scenario;
  /** Name of the executable; default "claude". */
  readonly name?: string;
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Writes the executable and `scenario.json` beside it; returns the path of the executable. The shim finds its scenario through its
 * own place, because an adapter hands no unknown variable on; a variable that is there all the same wins.
 */
export function writeShim({ folder, start, scenario, name = "claude" }: ShimOptions): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "scenario.json"), JSON.stringify(scenario));
  const shim = join(folder, name);
  const lines = [
    "#!/bin/sh",
    `: "\${${scenarioVariable}:=\${0%/*}/scenario.json}"`,
    `export ${scenarioVariable}`,
    `exec ${start.map(quoted).join(" ")} "$@"`,
  ];
  writeFileSync(shim, `${lines.join("\n")}\n`);
  chmodSync(shim, 0o755);
  return shim;
}
