import { lstat } from "node:fs/promises";
import path from "node:path";
import type {
  Machine,
  OpenWorkspace,
  ProcessCall,
  ProcessResult,
  WorkspacePlan,
} from "../model/machine.ts";
import { findBubblewrap } from "./cage/find-bubblewrap.ts";
import type { Cage } from "./cage/open-cage.ts";
import { openRunCage } from "./cage/open-run-cage.ts";
import { type CageMachine, proveCage } from "./cage/prove-cage.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import { type Folders, fillHome, findParentFile, makeFolders } from "./make-folders.ts";
import { removeTree } from "./remove-tree.ts";
import { type ProcessPlace, runProcess } from "./run-process.ts";
import { startHere } from "./start-process.ts";
import { type RepositoryStart, readGitState } from "./workspace-git.ts";
import { readSnapshot } from "./workspace-snapshot.ts";

/** Variables of ours that a child may see as they are; all others stay outside (security.md SB-6). */
const PASSED_ON = ["LANG", "LC_ALL", "TZ"];
/** Where a caller has no PATH of his own. */
const USUAL_PATH = "/usr/local/bin:/usr/bin:/bin";
/** What a folder holds that is being removed says nothing about the run. */
const INTERRUPTED = { kind: "unreadable", reason: "interrupted" } as const;

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

/** What a machine remembers. */
interface State {
  readonly interruption: AbortController;
  /** Open runs: their cages, by the root of their folders. */
  readonly roots: Map<string, Cage | null>;
  readonly busy: Set<Promise<unknown>>;
  readonly cage: CageMachine;
  proof: Promise<string | null> | null;
}

/** Lets `close` wait for it. */
function track<T>({ busy }: State, work: Promise<T>): Promise<T> {
  busy.add(work);
  return work.finally(() => busy.delete(work));
}

async function remove({ roots }: State, root: string): Promise<string | null> {
  await roots.get(root)?.close();
  const problem = await removeTree(root);
  roots.delete(root);
  return problem;
}

/** The cage of a run, or null where none was asked for. Throws an Error with words. */
async function cageOf(state: State, folders: Folders, plan: WorkspacePlan): Promise<Cage | null> {
  if (plan.isolation.kind === "none") {
    const stray = await findParentFile(path.dirname(folders.root), plan.parentFiles);
    if (stray !== null) throw new Error(`the agent would read ${stray}: set TMPDIR elsewhere`);
    return null;
  }
  const opened = await openRunCage(state.cage, folders, plan.isolation);
  if (opened.kind === "failed") throw new Error(`there is no cage: ${opened.reason}`);
  return opened.cage;
}

async function openRun(
  state: State,
  toPlan: Parameters<Machine["open"]>[0],
): ReturnType<Machine["open"]> {
  const { interruption, roots } = state;
  if (interruption.signal.aborted) return { kind: "failed", reason: "interrupted" };
  let root: string | null = null;
  try {
    const folders = await makeFolders();
    root = folders.root;
    roots.set(root, null);
    const plan = await toPlan(folders);
    await fillHome(folders.home, plan.homeFiles);
    const cage = await cageOf(state, folders, plan);
    roots.set(root, cage);
    const place = {
      ioFolder: folders.io,
      interrupted: interruption.signal,
      start: cage?.start ?? startHere,
    };
    const start = await fillWorkspace(folders, plan, place);
    return { kind: "open", workspace: toOpenWorkspace(state, folders, { plan, start, place }) };
  } catch (error) {
    if (root !== null) await remove(state, root);
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function toOpenWorkspace(
  state: State,
  folders: Folders,
  run: {
    readonly plan: WorkspacePlan;
    readonly start: RepositoryStart;
    readonly place: ProcessPlace;
  },
): OpenWorkspace {
  const { workspace, home, temporary, modelSocket, root } = folders;
  const { signal } = state.interruption;
  const { plan, start, place } = run;
  return {
    workspace,
    home,
    temporary,
    modelSocket,
    snapshot: async () =>
      signal.aborted ? INTERRUPTED : track(state, readSnapshot(workspace, plan.agentNames)),
    git: async () => (signal.aborted ? INTERRUPTED : track(state, readGitState(folders, start))),
    run: (call) => track(state, runIn(folders, call, place)),
    close: () => remove(state, root),
  };
}

async function closeMachine(state: State): Promise<void> {
  const { interruption, busy, roots } = state;
  interruption.abort();
  while (busy.size > 0) await Promise.allSettled([...busy]);
  for (const root of [...roots.keys()]) await remove(state, root);
}

/**
 * This machine: throwaway folders below the system's temporary directory (AG-10), with or without a cage around what
 * runs in them. `relay` is the built file that runs in every cage.
 */
export function openMachine(environment: NodeJS.ProcessEnv, relay: string): Machine {
  const state: State = {
    interruption: new AbortController(),
    roots: new Map(),
    busy: new Set(),
    cage: {
      environment,
      bubblewrap: findBubblewrap(environment["PATH"]),
      programs: { node: process.execPath, relay },
    },
    proof: null,
  };
  return {
    baseEnvironment: toBaseEnvironment(environment),
    isRoot: process.getuid?.() === 0,
    platform: `${process.platform} ${process.arch}`,
    nodeVersion: process.version.slice(1),
    open: (toPlan) => track(state, openRun(state, toPlan)),
    proveCage: () => {
      state.proof ??= track(state, proveCage(state.cage));
      return state.proof;
    },
    openGateway,
    isClosed: () => state.interruption.signal.aborted,
    close: () => closeMachine(state),
  };
}
