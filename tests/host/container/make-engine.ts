/** Stand-ins for docker and podman that record what they are asked and then do it (engine.mjs). */

import { copyFile, link, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContainerEngine } from "../../../src/model/container.ts";
import { makeScratch } from "../scratch.ts";

/** The one image that a stand-in has. */
export const IMAGE = "skillcheck.test/agents:1";

/** Where the agents of the image lie; its PATH begins so. */
export const AGENTS_FOLDER = "opt/agents/bin";

export interface EngineWish {
  readonly kind?: ContainerEngine["kind"];
  readonly runs?: "bubblewrap" | "podman";
  /** What it does wrong. */
  readonly planted?: readonly string[];
  /** More arguments of bubblewrap. */
  readonly more?: readonly string[];
  /** Files of the image, path below / → file of this machine. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface MadeEngine {
  readonly engine: ContainerEngine;
  /** To stand on PATH. */
  readonly bin: string;
  /** Below / of the image. */
  readonly layer: string;
  /** Every call so far: name of the program and its arguments. */
  readonly calls: () => Promise<readonly (readonly string[])[]>;
}

/** Makes one in a folder that goes with the test. */
export async function makeEngine(wish: EngineWish = {}): Promise<MadeEngine> {
  const { kind = "docker", runs = "bubblewrap", planted = [], more = [], files = {} } = wish;
  const folder = await makeScratch();
  const [bin = "", layer = ""] = ["bin", "layer"].map((name) => join(folder, name));
  for (const one of [bin, join(folder, "mount"), join(layer, AGENTS_FOLDER)]) {
    await mkdir(one, { recursive: true });
  }
  for (const [path, from] of Object.entries(files)) {
    const place = join(layer, path);
    await mkdir(dirname(place), { recursive: true });
    // Real CLIs are large.
    const real = await realpath(from);
    await link(real, place).catch(() => copyFile(real, place));
  }
  const settings = join(folder, "settings.json");
  await writeFile(settings, JSON.stringify({ folder, layer, runs, planted, more, image: IMAGE }));
  const script = new URL("engine.mjs", import.meta.url).pathname;
  const program = join(bin, kind);
  const shim = `#!/bin/sh\nexec '${process.execPath}' '${script}' '${settings}' ${kind} "$@"\n`;
  await writeFile(program, shim, { mode: 0o755 });
  return {
    engine: { kind, program },
    bin,
    layer,
    calls: async () => {
      const text = await readFile(join(folder, "calls.jsonl"), "utf8").catch(() => "");
      return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as readonly string[]);
    },
  };
}
