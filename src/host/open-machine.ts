import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Machine, OpenWorkspace, WorkspacePlan } from "../model/machine.ts";
import type { MaterialFile } from "../model/play.ts";
import { runProcess } from "./run-process.ts";
import { readGitState, runGit, writeGitConfig } from "./workspace-git.ts";
import { readSnapshot } from "./workspace-snapshot.ts";

/** Variables of ours that a child may see; all others stay outside (security.md SB-6). */
const PASSED_ON = ["PATH", "LANG", "LC_ALL", "TZ"];

interface Folders {
  readonly root: string;
  readonly workspace: string;
  readonly home: string;
  readonly io: string;
}

async function makeFolders(): Promise<Folders> {
  // Real path: agents compare cwd with what they resolve themselves.
  const root = await realpath(await mkdtemp(path.join(tmpdir(), "skillcheck-run-")));
  const folders = {
    root,
    workspace: path.join(root, "workspace"),
    home: path.join(root, "home"),
    io: path.join(root, "io"),
  };
  for (const folder of [folders.workspace, path.join(folders.home, "tmp"), folders.io]) {
    await mkdir(folder, { recursive: true });
  }
  writeGitConfig(folders.home);
  return folders;
}

async function writeMaterial(root: string, files: readonly MaterialFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    if (file.mode === "120000") await symlink(Buffer.from(file.bytes).toString("utf8"), target);
    else {
      await writeFile(target, file.bytes);
      if (file.mode === "100755") await chmod(target, 0o755);
    }
  }
}

async function fill(folders: Folders, plan: WorkspacePlan): Promise<string> {
  await runGit(folders, ["init", "-q"]);
  await writeMaterial(folders.workspace, plan.from);
  for (const [name, text] of plan.files) {
    const target = path.join(folders.workspace, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await runGit(folders, ["add", "-A"]);
  await runGit(folders, ["commit", "-q", "--allow-empty", "--no-verify", "-m", "start"]);
  return runSetup(folders, plan);
}

/** Runs the setup commands; returns why one failed, or "". */
async function runSetup(folders: Folders, plan: WorkspacePlan): Promise<string> {
  for (const command of plan.setup) {
    const result = await runProcess(
      {
        command: "/bin/sh",
        args: ["-c", command],
        folder: folders.workspace,
        environment: plan.environment,
        stdin: "",
        timeoutMs: plan.setupTimeoutMs,
        outputBytes: 1024 * 1024,
      },
      folders.io,
    );
    if (result.kind === "missing") return result.reason;
    if (result.ended !== "by-itself" || result.exit !== 0) {
      const how = result.ended === "by-itself" ? `exit ${result.exit}` : result.ended;
      return `setup failed (${how}): ${command}: ${result.stderr.trim().slice(-300)}`;
    }
  }
  return "";
}

async function install(folders: Folders, plan: WorkspacePlan): Promise<void> {
  await writeMaterial(path.join(folders.workspace, plan.skill.folder), plan.skill.files);
  await mkdir(path.join(folders.workspace, ".git/info"), { recursive: true });
  const lines = plan.agentFolders.map((name) => `/${name}/\n`).join("");
  await appendFile(path.join(folders.workspace, ".git/info/exclude"), lines);
}

function toOpenWorkspace(folders: Folders, plan: WorkspacePlan, start: string): OpenWorkspace {
  return {
    workspace: folders.workspace,
    home: folders.home,
    snapshot: async () => ({
      files: await readSnapshot(folders.workspace, [".git", ...plan.agentFolders]),
    }),
    git: () => readGitState(folders, start),
    run: (call) => runProcess({ ...call, folder: folders.workspace }, folders.io),
    close: () => rm(folders.root, { recursive: true, force: true }),
  };
}

/** This machine, without a cage: throwaway folders below the system's temporary directory (AG-10). */
export function openMachine(environment: NodeJS.ProcessEnv): Machine {
  const passed = PASSED_ON.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    baseEnvironment: { TERM: "dumb", CI: "1", ...Object.fromEntries(passed) },
    isRoot: process.getuid?.() === 0,
    platform: `${process.platform} ${process.arch}`,
    nodeVersion: process.version.slice(1),
    open: async (toPlan) => {
      const folders = await makeFolders();
      const plan = toPlan(folders);
      const failure = await fill(folders, plan);
      if (failure !== "") {
        await rm(folders.root, { recursive: true, force: true });
        return { kind: "failed", reason: failure };
      }
      const start = (await runGit(folders, ["rev-parse", "HEAD"])).trim();
      await install(folders, plan);
      return { kind: "open", workspace: toOpenWorkspace(folders, plan, start) };
    },
  };
}
