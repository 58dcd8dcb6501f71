import { access, appendFile, lstat, mkdir, mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type {
  Machine,
  OpenWorkspace,
  ProcessCall,
  ProcessResult,
  RunFolders,
  WorkspacePlan,
} from "../model/machine.ts";
import { removeTree } from "./remove-tree.ts";
import { type ProcessPlace, runProcess } from "./run-process.ts";
import { type ClosableStandIns, openStandIns } from "./stand-in-folder.ts";
import {
  commitStart,
  initRepository,
  type RepositoryStart,
  readGitState,
  readRepositoryStart,
  writeGitConfig,
} from "./workspace-git.ts";
import { readSnapshot } from "./workspace-snapshot.ts";
import { writeInside } from "./write-inside.ts";

/** Variables of ours that a child may see as they are; all others stay outside (security.md SB-6). */
const PASSED_ON = ["LANG", "LC_ALL", "TZ"];
/** Where a caller has no PATH of his own. */
const USUAL_PATH = "/usr/local/bin:/usr/bin:/bin";
/** What a folder holds that is being removed says nothing about the run. */
const INTERRUPTED = { kind: "unreadable", reason: "interrupted" } as const;
const SETUP_OUTPUT_BYTES = 1024 * 1024;

interface Folders extends RunFolders {
  readonly root: string;
  readonly io: string;
}

async function makeFolders(): Promise<Folders> {
  // Real path: agents compare cwd with what they resolve themselves.
  const root = await realpath(await mkdtemp(path.join(tmpdir(), "skillcheck-run-")));
  const [workspace = "", home = "", temporary = "", io = ""] = [
    "workspace",
    "home",
    "tmp",
    "io",
  ].map((name) => path.join(root, name));
  for (const folder of [workspace, home, temporary, io]) await mkdir(folder);
  writeGitConfig(home);
  return { root, workspace, home, temporary, io };
}

/** The first file above the workspace that the agent would read, or null (agents.md AG-10). */
async function findParentFile(root: string, names: readonly string[]): Promise<string | null> {
  let folder = root;
  for (;;) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (
        await access(file).then(
          () => true,
          () => false,
        )
      )
        return file;
    }
    const parent = path.dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

/** Fills the workspace in the order of suite.md §3. Throws an Error with words. */
async function fill(
  folders: Folders,
  plan: WorkspacePlan,
  place: ProcessPlace,
): Promise<RepositoryStart> {
  const { workspace } = folders;
  await initRepository(workspace);
  for (const file of plan.from) await writeInside(workspace, file);
  for (const [name, text] of plan.files) {
    const bytes = new TextEncoder().encode(text);
    await writeInside(workspace, { path: name, mode: "100644", bytes });
  }
  await commitStart(workspace);
  for (const command of plan.setup) await runSetup(command, { folders, plan, place });
  const start = await readRepositoryStart(workspace);
  for (const file of plan.skill.files) {
    await writeInside(workspace, { ...file, path: `${plan.skill.folder}/${file.path}` });
  }
  const [top = ""] = plan.skill.folder.split("/");
  await mkdir(path.join(workspace, ".git/info"), { recursive: true });
  await appendFile(path.join(workspace, ".git/info/exclude"), `/${top}/\n`);
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
  throw new Error(`setup failed (${how}): ${command}: ${result.stderr.trim().slice(-300)}`);
}

async function runIn(
  folders: Folders,
  call: Omit<ProcessCall, "folder">,
  place: ProcessPlace,
): Promise<ProcessResult> {
  const stat = await lstat(folders.workspace).catch(() => null);
  return stat?.isDirectory() === true
    ? runProcess({ ...call, folder: folders.workspace }, place)
    : { kind: "failed", reason: "the workspace is gone" };
}

/** PATH without its relative parts, which would begin in the workspace and belong to whoever fills it. */
function toPath(value: string | undefined): string {
  const kept = (value ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
  return kept.length === 0 ? USUAL_PATH : kept.join(path.delimiter);
}

function toBaseEnvironment(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const PATH = toPath(environment["PATH"]);
  return { TERM: "dumb", CI: "1", PATH, ...Object.fromEntries(passed) };
}

type Environment = Readonly<Record<string, string>>;

/** With the folder of the stand-ins first on PATH (agents.md AG-9). */
function toRunEnvironment(given: Environment, standIns: ClosableStandIns | null): Environment {
  if (standIns === null) return given;
  const PATH = [standIns.folder, given["PATH"] ?? USUAL_PATH].join(path.delimiter);
  return { ...given, PATH };
}

async function openPlanned(
  { standIns }: WorkspacePlan,
  { root, home }: Folders,
  program: string | null,
): Promise<ClosableStandIns | null> {
  if (standIns.length === 0) return null;
  if (program === null) throw new Error("nobody said where the built stand-ins lie");
  return openStandIns(standIns, { folder: path.join(root, "bin"), home, program });
}

/** Everything that an open workspace stands on. */
interface OpenRun {
  readonly folders: Folders;
  readonly plan: WorkspacePlan;
  readonly start: RepositoryStart;
  readonly place: ProcessPlace;
  readonly standIns: ClosableStandIns | null;
  /** Lets an interruption wait for what is under way. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
  readonly close: () => Promise<string | null>;
}

function toOpenWorkspace(run: OpenRun): OpenWorkspace {
  const { folders, plan, place, standIns, track } = run;
  const isInterrupted = () => place.interrupted.aborted;
  return {
    workspace: folders.workspace,
    home: folders.home,
    temporary: folders.temporary,
    standIns,
    snapshot: async () =>
      isInterrupted() ? INTERRUPTED : track(readSnapshot(folders.workspace, plan.agentNames)),
    git: async () => (isInterrupted() ? INTERRUPTED : track(readGitState(folders, run.start))),
    run: (call) => {
      const environment = toRunEnvironment(call.environment, standIns);
      return track(runIn(folders, { ...call, environment }, place));
    },
    close: run.close,
  };
}

/**
 * This machine, without a cage: throwaway folders below the system's temporary directory (AG-10). `standInProgram` is the built
 * stand-in that shims start; a plan with stand-ins fails without it.
 */
export function openMachine(
  environment: NodeJS.ProcessEnv,
  standInProgram: string | null = null,
): Machine {
  const interruption = new AbortController();
  const roots = new Map<string, ClosableStandIns | null>();
  const busy = new Set<Promise<unknown>>();

  /** Lets `close` wait for it. */
  const track = <T>(work: Promise<T>): Promise<T> => {
    busy.add(work);
    return work.finally(() => busy.delete(work));
  };
  const remove = async (root: string): Promise<string | null> => {
    await roots.get(root)?.close();
    const problem = await removeTree(root);
    roots.delete(root);
    return problem;
  };

  const open: Machine["open"] = async (toPlan) => {
    if (interruption.signal.aborted) return { kind: "failed", reason: "interrupted" };
    let root: string | null = null;
    try {
      const folders = await makeFolders();
      root = folders.root;
      roots.set(root, null);
      const plan = toPlan(folders);
      const stray = await findParentFile(path.dirname(root), plan.parentFiles);
      if (stray !== null) throw new Error(`the agent would read ${stray}: set TMPDIR elsewhere`);
      const place = { ioFolder: folders.io, interrupted: interruption.signal };
      const standIns = await openPlanned(plan, folders, standInProgram);
      roots.set(root, standIns);
      const environment = toRunEnvironment(plan.environment, standIns);
      const start = await fill(folders, { ...plan, environment }, place);
      const close = () => remove(folders.root);
      const workspace = toOpenWorkspace({ folders, plan, start, place, standIns, track, close });
      return { kind: "open", workspace };
    } catch (error) {
      if (root !== null) await remove(root);
      return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    baseEnvironment: toBaseEnvironment(environment),
    isRoot: process.getuid?.() === 0,
    platform: `${process.platform} ${process.arch}`,
    nodeVersion: process.version.slice(1),
    open: (toPlan) => track(open(toPlan)),
    isClosed: () => interruption.signal.aborted,
    close: async () => {
      interruption.abort();
      while (busy.size > 0) await Promise.allSettled([...busy]);
      for (const root of [...roots.keys()]) await remove(root);
    },
  };
}
