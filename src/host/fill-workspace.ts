import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { WorkspacePlan } from "../model/machine.ts";
import type { Folders } from "./make-folders.ts";
import { type ProcessPlace, runProcess } from "./run-process.ts";
import {
  commitStart,
  type RepositoryStart,
  readRepositoryStart,
  toRepositoryStart,
} from "./workspace-git.ts";
import { writeInside } from "./write-inside.ts";

const SETUP_OUTPUT_BYTES = 1024 * 1024;

/** Fills the workspace, a repository without commits, in the order of suite.md §3. Throws an Error with words. */
export async function fillWorkspace(
  folders: Folders,
  plan: WorkspacePlan,
  place: ProcessPlace,
): Promise<RepositoryStart> {
  const { workspace } = folders;
  for (const file of plan.from) await writeInside(workspace, file);
  for (const [name, text] of plan.files) {
    const bytes = new TextEncoder().encode(text);
    await writeInside(workspace, { path: name, mode: "100644", bytes });
  }
  await commitStart(workspace);
  for (const command of plan.setup) await runSetup(command, { folders, plan, place });
  const hasSetup = plan.setup.length > 0;
  const start = await (hasSetup ? readRepositoryStart : toRepositoryStart)(workspace);
  const installed = [plan.skill, ...(plan.beside ?? [])];
  for (const { folder, files } of installed) {
    for (const file of files) {
      await writeInside(workspace, { ...file, path: `${folder}/${file.path}` });
    }
  }
  const tops = new Set(installed.map(({ folder }) => `/${folder.split("/")[0]}/\n`));
  await mkdir(path.join(workspace, ".git/info"), { recursive: true });
  await appendFile(path.join(workspace, ".git/info/exclude"), [...tops].join(""));
  return start;
}

/** Runs one command of `setup`. Throws an Error with words when it fails. */
async function runSetup(
  command: string,
  at: { readonly folders: Folders; readonly plan: WorkspacePlan; readonly place: ProcessPlace },
): Promise<void> {
  const result = await runProcess(
    {
      command: "/bin/sh",
      args: ["-c", command],
      folder: at.folders.workspace,
      environment: at.plan.environment,
      stdin: "",
      timeoutMs: at.plan.setupTimeoutMs,
      outputBytes: SETUP_OUTPUT_BYTES,
    },
    at.place,
  );
  if (result.kind === "failed") throw new Error(result.reason);
  if (result.ended === "by-itself" && result.exit === 0) return;
  const how =
    result.ended === "by-itself" ? (result.signal ?? `exit ${result.exit}`) : result.ended;
  const said = (result.stderr.trim() || result.stdout.trim()).slice(-300);
  throw new Error(
    `setup failed (${how}): ${command}: ${said === "" ? "it printed nothing" : said}`,
  );
}
