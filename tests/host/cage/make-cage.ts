import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { CagePlan } from "../../../src/host/cage/cage-plan.ts";
import { type Cage, openCage } from "../../../src/host/cage/open-cage.ts";
import { runProcess } from "../../../src/host/run-process.ts";
import type { ProcessCall, ProcessResult } from "../../../src/model/machine.ts";
import { buildOnce } from "../../build/build-once.ts";
import { makeScratch, writeFiles } from "../scratch.ts";

const BUBBLEWRAP = "/usr/bin/bwrap";

/** A cage of its own for a test, and how to run a script in it. */
export interface MadeCage {
  readonly root: string;
  readonly workspace: string;
  readonly home: string;
  readonly cage: Cage;
  readonly run: (script: string, changed?: Partial<ProcessCall>) => Promise<ProcessResult>;
}

/** Opens a cage whose home begins with these files; it ends with the test. */
export async function makeCage(
  changed: Partial<CagePlan> = {},
  homeFiles: Readonly<Record<string, string>> = {},
): Promise<MadeCage> {
  const built = await buildOnce("relay", { relay: "src/relay.ts" });
  const root = await makeScratch();
  const [workspace = "", home = "", temporary = "", ioFolder = "", from = ""] = [
    ...["workspace", "home", "tmp", "io", "home-files"].map((name) => join(root, name)),
  ];
  for (const folder of [workspace, home, temporary, ioFolder, from]) await mkdir(folder);
  await writeFiles(from, homeFiles);
  const plan: CagePlan = {
    home: { path: home, from },
    temporary,
    workspace,
    ioFolder,
    binds: [],
    links: [],
    forward: null,
    ...changed,
  };
  const programs = { node: process.execPath, relay: join(built, "dist/relay.js") };
  const opened = await openCage(BUBBLEWRAP, plan, programs);
  if (opened.kind === "failed") throw new Error(opened.reason);
  const { cage } = opened;
  onTestFinished(cage.close);
  const interrupted = new AbortController().signal;
  const run: MadeCage["run"] = (script, call) =>
    runProcess(
      {
        command: "/bin/bash",
        args: ["-c", script],
        folder: workspace,
        environment: { PATH: "/usr/bin:/bin", HOME: home, TMPDIR: temporary },
        stdin: "",
        timeoutMs: 30_000,
        outputBytes: 64 * 1024,
        ...call,
      },
      { ioFolder, interrupted, start: cage.start },
    );
  return { root, workspace, home, cage, run };
}

/** What a process printed; throws unless it ended by itself with exit 0. */
export function outputOf(result: ProcessResult): string {
  if (result.kind === "failed") throw new Error(result.reason);
  if (result.exit !== 0 || result.ended !== "by-itself") {
    throw new Error(`exit ${result.exit} ${result.signal} (${result.ended}): ${result.stderr}`);
  }
  return result.stdout;
}
