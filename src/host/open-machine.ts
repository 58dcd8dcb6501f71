import { lstat } from "node:fs/promises";
import path from "node:path";
import type {
  Machine,
  OpenDialogue,
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
import { openDialogue } from "./open-dialogue.ts";
import { removeTree } from "./remove-tree.ts";
import { type ProcessPlace, runProcess } from "./run-process.ts";
import { type ClosableStandIns, openStandIns } from "./stand-in-folder.ts";
import { type ProcessStart, startHere } from "./start-process.ts";
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

/** Starts a process that is talked to; the run remembers it, to end it with the run. */
async function openDialogueIn(
  folders: Folders,
  call: Omit<ProcessStart, "folder">,
  run: { readonly place: ProcessPlace; readonly open: OpenRun | undefined },
): ReturnType<OpenWorkspace["openDialogue"]> {
  const stat = await lstat(folders.workspace).catch(() => null);
  if (stat?.isDirectory() !== true || run.open === undefined) {
    return { kind: "failed", reason: "the workspace is gone" };
  }
  const opened = await openDialogue({ ...call, folder: folders.workspace }, run.place);
  if (opened.kind === "open") run.open.dialogue = opened.dialogue;
  return opened;
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

/** Built files that run beside an agent: the relay of every cage, and what the shims of stand-ins start. */
export interface BuiltPrograms {
  readonly relay: string;
  readonly standIn: string;
}

/** What belongs to one run and must be ended with it. */
interface OpenRun {
  cage: Cage | null;
  standIns: ClosableStandIns | null;
  dialogue: OpenDialogue | null;
}

/** What a machine remembers. */
interface State {
  readonly interruption: AbortController;
  /** Open runs by the root of their folders. */
  readonly roots: Map<string, OpenRun>;
  readonly standIn: string;
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
  const run = roots.get(root);
  await run?.dialogue?.close();
  await run?.cage?.close();
  await run?.standIns?.close();
  const problem = await removeTree(root);
  roots.delete(root);
  return problem;
}

/** The stand-ins of a run, or null where it has none. Throws an Error with words. */
async function standInsOf(
  { standIn }: State,
  { root, home }: Folders,
  { standIns }: WorkspacePlan,
): Promise<ClosableStandIns | null> {
  if (standIns.length === 0) return null;
  return openStandIns(standIns, { folder: path.join(root, "bin"), home, program: standIn });
}

/** The cage of a run, or null where none was asked for. Throws an Error with words. */
async function cageOf(
  state: State,
  folders: Folders,
  run: { readonly plan: WorkspacePlan; readonly standIns: ClosableStandIns | null },
): Promise<Cage | null> {
  const { plan, standIns } = run;
  if (plan.isolation.kind === "none") {
    const stray = await findParentFile(path.dirname(folders.root), plan.parentFiles);
    if (stray !== null) throw new Error(`the agent would read ${stray}: set TMPDIR elsewhere`);
    return null;
  }
  const { isolation } = plan;
  const shims = standIns === null ? null : { folder: standIns.folder, program: state.standIn };
  const opened = await openRunCage(state.cage, folders, { isolation, shims });
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
    const run: OpenRun = { cage: null, standIns: null, dialogue: null };
    roots.set(root, run);
    const plan = await toPlan(folders);
    await fillHome(folders.home, plan.homeFiles);
    const standIns = await standInsOf(state, folders, plan);
    run.standIns = standIns;
    run.cage = await cageOf(state, folders, { plan, standIns });
    const place = {
      ioFolder: folders.io,
      interrupted: interruption.signal,
      start: run.cage?.start ?? startHere,
    };
    const environment = toRunEnvironment(plan.environment, standIns);
    const start = await fillWorkspace(folders, { ...plan, environment }, place);
    const workspace = toOpenWorkspace(state, folders, { plan, start, place, standIns });
    return { kind: "open", workspace };
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
    readonly standIns: ClosableStandIns | null;
  },
): OpenWorkspace {
  const { workspace, home, temporary, modelSocket, root } = folders;
  const { signal } = state.interruption;
  const { plan, start, place, standIns } = run;
  return {
    workspace,
    standIns,
    home,
    temporary,
    modelSocket,
    snapshot: async () =>
      signal.aborted ? INTERRUPTED : track(state, readSnapshot(workspace, plan.agentNames)),
    git: async () => (signal.aborted ? INTERRUPTED : track(state, readGitState(folders, start))),
    run: (call) => {
      const environment = toRunEnvironment(call.environment, standIns);
      return track(state, runIn(folders, { ...call, environment }, place));
    },
    openDialogue: (call) => {
      const environment = toRunEnvironment(call.environment, standIns);
      const open = state.roots.get(root);
      const opened = openDialogueIn(folders, { ...call, environment }, { place, open });
      return track(state, opened).then((result) => trackTurns(state, result));
    },
    close: () => remove(state, root),
  };
}

/** A dialogue whose turns `close` waits for. */
function trackTurns(
  state: State,
  opened: Awaited<ReturnType<OpenWorkspace["openDialogue"]>>,
): typeof opened {
  if (opened.kind === "failed") return opened;
  const { turn, close } = opened.dialogue;
  return {
    kind: "open",
    dialogue: { turn: (one) => track(state, turn(one)), close: () => track(state, close()) },
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
 * runs in them.
 */
export function openMachine(environment: NodeJS.ProcessEnv, built: BuiltPrograms): Machine {
  const state: State = {
    interruption: new AbortController(),
    roots: new Map(),
    busy: new Set(),
    cage: {
      environment,
      bubblewrap: findBubblewrap(environment["PATH"]),
      programs: { node: process.execPath, relay: built.relay },
    },
    standIn: built.standIn,
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
