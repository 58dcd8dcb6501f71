import { lstat, readdir } from "node:fs/promises";
import { availableParallelism, freemem } from "node:os";
import path from "node:path";
import type {
  Machine,
  OpenDialogue,
  OpenWorkspace,
  ProcessCall,
  ProcessResult,
  WorkspacePlan,
} from "../model/machine.ts";
import { askProgram } from "./ask-program.ts";
import { toBaseEnvironment, toRunEnvironment } from "./base-environment.ts";
import type { Cage } from "./cage/open-cage.ts";
import { openRunCage } from "./cage/open-run-cage.ts";
import { type CageMachine, proveCage } from "./cage/prove-cage.ts";
import { findContainerEngine, toEngineEnvironment } from "./container/find-container-engine.ts";
import type { ContainerMachine } from "./container/open-container.ts";
import { openRunContainer, toContainerStandIn } from "./container/open-run-container.ts";
import { proveContainer } from "./container/prove-container.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { findOutside } from "./find-outside.ts";
import { askGateway } from "./gateway/ask-gateway.ts";
import type { Dial } from "./gateway/dial.ts";
import { openGateway } from "./gateway/open-gateway.ts";
import { openTunnels } from "./gateway/open-tunnels.ts";
import {
  type Folders,
  fillHome,
  findParentFile,
  makeFolders,
  plantDecoys,
} from "./make-folders.ts";
import { openRunDialogue } from "./open-run-dialogue.ts";
import { removeAbandoned } from "./remove-abandoned.ts";
import { removeTree } from "./remove-tree.ts";
import { type ProcessPlace, runProcess } from "./run-process.ts";
import { settleBoth } from "./settle-both.ts";
import { type ClosableStandIns, openStandIns, type StandInProgram } from "./stand-in-folder.ts";
import { startHere } from "./start-process.ts";
import { initRepository, type RepositoryStart, readGitState } from "./workspace-git.ts";
import { readSnapshot } from "./workspace-snapshot.ts";

/** What a folder holds that is being removed says nothing about the run. */
const RESTLESS = {
  kind: "unreadable",
  reason: "what runs in the cage could not be stopped while its workspace was read",
} as const;
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

/** Built files that run beside an agent: the relay of every cage, and what the shims of stand-ins start. */
export interface BuiltPrograms {
  readonly relay: string;
  readonly standIn: string;
  /** How tunnels find their hosts; this machine's resolver and network unless a test says otherwise. */
  readonly dial?: Dial;
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
  readonly containers: ContainerMachine;
  proof: Promise<string | null> | null;
  /** By engine and image. */
  readonly containerProofs: Map<string, ReturnType<Machine["proveContainer"]>>;
}

/** Lets `close` wait for it. */
function track<T>({ busy }: State, work: Promise<T>): Promise<T> {
  busy.add(work);
  return work.finally(() => busy.delete(work));
}

/** Ends what runs below a root. */
async function endRun({ roots }: State, root: string): Promise<void> {
  const run = roots.get(root);
  await run?.dialogue?.close();
  await run?.cage?.close();
  await run?.standIns?.close();
}

async function remove(state: State, root: string): Promise<string | null> {
  await endRun(state, root);
  const problem = await removeTree(root);
  state.roots.delete(root);
  return problem;
}

/** Removes everything of a run but its workspace. Its home goes: credentials may lie there. */
async function leave(state: State, folders: Folders): Promise<string> {
  const { root, workspace } = folders;
  await endRun(state, root);
  state.roots.delete(root);
  const others = (await readdir(root)).filter((name) => name !== path.basename(workspace));
  const problems = await Promise.all(others.map((name) => removeTree(path.join(root, name))));
  return [`kept the workspace ${workspace}`, ...problems.filter((one) => one !== null)].join("; ");
}

/** The stand-ins of a run, or null where it has none. Throws an Error with words. */
async function standInsOf(
  { standIn }: State,
  { root, home }: Folders,
  { standIns, isolation }: WorkspacePlan,
): Promise<ClosableStandIns | null> {
  if (standIns.length === 0) return null;
  const program: StandInProgram =
    isolation.kind === "container"
      ? toContainerStandIn(standIn)
      : { node: process.execPath, program: standIn };
  return openStandIns(standIns, { folder: path.join(root, "bin"), home, program });
}

/** The cage or container of a run, or null where none was asked for. Throws an Error with words. */
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
  const opened =
    isolation.kind === "cage"
      ? await openRunCage(state.cage, folders, { isolation, shims })
      : await openRunContainer(state.containers, folders, { ...isolation, shims });
  if (opened.kind === "failed") throw new Error(`there is no ${isolation.kind}: ${opened.reason}`);
  return opened.cage;
}

async function openRun(
  state: State,
  toPlan: Parameters<Machine["open"]>[0],
): ReturnType<Machine["open"]> {
  const { interruption, roots } = state;
  if (interruption.signal.aborted) return { kind: "failed", reason: "interrupted" };
  let root: string | null = null;
  let repository: Promise<void> = Promise.resolve();
  try {
    const folders = await makeFolders();
    root = folders.root;
    const run: OpenRun = { cage: null, standIns: null, dialogue: null };
    roots.set(root, run);
    repository = initRepository(folders.workspace);
    // It is waited for below, also where something else fails first.
    repository.catch(() => undefined);
    const plan = await toPlan(folders);
    fillHome(folders.home, plan.homeFiles);
    plantDecoys(folders, plan.decoys);
    const standIns = await standInsOf(state, folders, plan);
    run.standIns = standIns;
    // It opens while the repository is made and filled; what is to be started in it waits for it.
    const caged = cageOf(state, folders, { plan, standIns });
    const place: ProcessPlace = {
      ioFolder: folders.io,
      interrupted: interruption.signal,
      start: async (...call) => ((await caged)?.start ?? startHere)(...call),
    };
    const environment = toRunEnvironment(plan.environment, standIns);
    const filled = repository.then(() => fillWorkspace(folders, { ...plan, environment }, place));
    const start = await settleBoth(caged, filled, (open) => {
      run.cage = open;
    });
    const workspace = toOpenWorkspace(state, folders, { plan, start, place, standIns });
    return { kind: "open", workspace };
  } catch (error) {
    await Promise.allSettled([repository]);
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
  const { workspace, home, temporary, modelSocket, canary, root } = folders;
  const { signal } = state.interruption;
  const { plan, start, place, standIns } = run;
  const look = async <Reading>(read: () => Promise<Reading>) => {
    if (signal.aborted) return INTERRUPTED;
    const cage = state.roots.get(root)?.cage ?? null;
    return (await track(state, cage === null ? read() : cage.still(read))) ?? RESTLESS;
  };
  return {
    workspace,
    standIns,
    home,
    temporary,
    modelSocket,
    canary,
    snapshot: () => look(() => readSnapshot(workspace, plan.agentNames)),
    git: () => look(() => readGitState(folders, start)),
    run: (call) => {
      const environment = toRunEnvironment(call.environment, standIns);
      return track(state, runIn(folders, { ...call, environment }, place));
    },
    openDialogue: (call) =>
      openRunDialogue(
        { ...call, environment: toRunEnvironment(call.environment, standIns), folder: workspace },
        { place, track: (work) => track(state, work), run: state.roots.get(root) },
      ),
    close: (kept) => (kept === "nothing" ? remove(state, root) : leave(state, folders)),
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
 * runs in them. What a machine left there whose process was killed is removed at the same time.
 */
export function openMachine(environment: NodeJS.ProcessEnv, built: BuiltPrograms): Machine {
  const programs = { node: process.execPath, relay: built.relay };
  const containers = { environment: toEngineEnvironment(environment), programs };
  const bubblewrap = findOutside("bwrap", environment["PATH"]);
  const state: State = {
    interruption: new AbortController(),
    roots: new Map(),
    busy: new Set(),
    cage: { environment, platform: process.platform, bubblewrap, programs },
    containers,
    standIn: built.standIn,
    proof: null,
    containerProofs: new Map(),
  };
  void track(state, removeAbandoned());
  const baseEnvironment = toBaseEnvironment(environment);
  return {
    baseEnvironment,
    isRoot: process.getuid?.() === 0,
    platform: `${process.platform} ${process.arch}`,
    nodeVersion: process.version.slice(1),
    capacity: () => ({ cores: availableParallelism(), memoryBytes: freemem() }),
    open: (toPlan) => track(state, openRun(state, toPlan)),
    proveCage: () => {
      state.proof ??= track(state, proveCage(state.cage));
      return state.proof;
    },
    askProgram: (program, args) => {
      const from = { environment: baseEnvironment, interrupted: state.interruption.signal };
      return track(state, askProgram({ program, args }, from));
    },
    findContainerEngine: (isRefused) => findContainerEngine(containers.environment, isRefused),
    proveContainer: (container) => {
      const key = JSON.stringify(container);
      const proofs = state.containerProofs;
      const proof =
        proofs.get(key) ??
        track(state, proveContainer({ ...containers, own: environment }, container));
      proofs.set(key, proof);
      return proof;
    },
    openGateway: (plan) => openGateway(plan, built.dial),
    openTunnels: (plan) => openTunnels(plan, built.dial),
    askGateway: (request) => track(state, askGateway(request, state.interruption.signal)),
    interrupted: state.interruption.signal,
    close: () => closeMachine(state),
  };
}
