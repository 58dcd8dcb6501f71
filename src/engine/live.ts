import type { Cassette } from "../model/cassette.ts";
import type { GatewayReport } from "../model/gateway.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import type { Isolation, OpenWorkspace, RunFolders, WorkspacePlan } from "../model/machine.ts";
import type { Play, Played, RunCall } from "../model/play.ts";
import type { RecordedCall } from "../model/stand-in.ts";
import type { TreeMode } from "../model/tree-entry.ts";
import { isFolderName } from "../model/tree-path.ts";
import { line } from "../text/terminal.ts";
import { findGitPath, guardFixture } from "./fixture-guard.ts";
import { type Conversation, holdConversation } from "./hold-conversation.ts";
import type { InWorkspace, OpenRun } from "./in-workspace.ts";
import { findReadDecoy } from "./isolation-canary.ts";
import {
  type LiveSettings,
  type RunSettings,
  toAgentEnvironment,
  toAgentPlace,
  toRunDecoys,
  toSetupEnvironment,
} from "./live-settings.ts";
import { type OpenAccess, openAccess } from "./open-access.ts";
import { proveStandIns } from "./prove-stand-ins.ts";
import { toBeside } from "./to-beside.ts";
import { toBesideSections } from "./to-beside-sections.ts";
import { findServedModel, isScripted, toGatewaySection } from "./to-gateway-section.ts";

/**
 * Names that belong to git, to skillcheck and to agents, whichever of them runs: never part of a
 * workspace's files (formats.md §9).
 */
const AGENT_NAMES = [
  ".git",
  ".skillcheck",
  ".claude",
  ".agents",
  ".codex",
  ".opencode",
  "opencode.json",
  ".factory",
  ".gemini",
  ".cursor",
];

/** Longest reason and warning: words of git, of `setup` and of file names stand in them. */
const REASON_CHARACTERS = 500;

/** Nothing was learnt. Attacker's text may stand in the reason: one line, safe for any log. */
function toVoid(reason: string): Played {
  return { kind: "void", reason: line(reason, REASON_CHARACTERS), costUsd: 0 };
}

/** The plain Play: runs the real agent CLI in a throwaway workspace (suite.md §3). */
export function live(given: LiveSettings): Play {
  const settings: LiveSettings = {
    ...given,
    warn: (text) => given.warn(line(text, REASON_CHARACTERS)),
  };
  return async (call) => {
    const refusal = toRefusal(call);
    if (refusal !== null) return toVoid(refusal);
    const unproven = await settings.shellProofs.find(settings, call, inWorkspace);
    if (unproven !== null) return toVoid(unproven);
    const played = await inWorkspace(settings, call, (open) => playAndClose(open, call, settings));
    return "kind" in played ? played : toVoid(played.reason);
  };
}

const inWorkspace: InWorkspace = async (settings, call, use) => {
  const { model } = call.inputs;
  const material = await readMaterial(call, settings);
  const ways: OpenAccess[] = [];
  const opened = await settings.machine.open(async (folders) => {
    const way = await openWay(settings, call, folders);
    if (way !== null) ways.push(way);
    const run = { ...settings, access: way?.access ?? null };
    return toPlan(call, run, { folders, material, way });
  });
  const [way = null] = ways;
  if (opened.kind === "failed") {
    await way?.gateway.close();
    return { reason: opened.reason };
  }
  const { workspace } = opened;
  const countRequests = () => way?.gateway.report().calls.length ?? 0;
  const run = { ...settings, access: way?.access ?? null, countRequests };
  const environment = toAgentEnvironment(run, workspace, { model, env: call.test.env });
  try {
    return await use({ workspace, way, run, environment });
  } finally {
    await way?.gateway.close();
    const told = await workspace.close(settings.keepWorkspace ? "workspace" : "nothing");
    if (told !== null) settings.warn(told);
  }
};

/** Null for an agent that asks no model of ours. Throws an Error with words. */
async function openWay(
  settings: LiveSettings,
  call: RunCall,
  folders: RunFolders,
): Promise<OpenAccess | null> {
  const { upstream } = settings;
  if (upstream === null) return null;
  const access = await openAccess(settings, call, { upstream, folders });
  if (access.kind === "failed") throw new Error(access.reason);
  return access.gateway;
}

async function playAndClose(open: OpenRun, call: RunCall, settings: LiveSettings): Promise<Played> {
  const { way } = open;
  const played = await playIn(open, call, settings);
  await way?.gateway.close();
  return played.kind === "void" ? { ...played, costUsd: toSpentUsd(way) } : played;
}

/** What a run's gateway counted, or null where it does not know all of it or there was none. */
function toSpentUsd(way: OpenAccess | null): number | null {
  if (way === null) return null;
  const { microUsd, unknown } = way.gateway.report().spending;
  return unknown > 0 ? null : microUsd / 1e6;
}

/** Why a call cannot be played at all, or null. */
function toRefusal(call: RunCall): string | null {
  const { name } = call.skill;
  // A name from front matter becomes a folder: it must not lead elsewhere.
  if (!isFolderName(name)) {
    return `the skill cannot be installed: ${JSON.stringify(name)} is no name of a folder`;
  }
  const path = findGitPath(call.test.workspace.files.map(([file]) => file));
  return path === null ? null : `workspace.files may not write ${path}: .git is made by skillcheck`;
}

/** What the workspace is filled with; files of a fixture that configure an agent are held back. */
async function readMaterial(call: RunCall, settings: LiveSettings): Promise<Material> {
  const { from, ...installed } = await call.material();
  const { kept, held } = guardFixture(from);
  if (held.length > 0) {
    settings.warn(`not copied into the workspace: ${held.join(", ")} (they configure an agent)`);
  }
  return { ...installed, from: kept };
}

type Material = Awaited<ReturnType<RunCall["material"]>>;

function toPlan(
  call: RunCall,
  settings: RunSettings,
  at: {
    readonly folders: RunFolders;
    readonly material: Material;
    readonly way: OpenAccess | null;
  },
): WorkspacePlan {
  const { folders, material, way } = at;
  const { agent, isolation, program } = settings;
  const place = toAgentPlace(settings, folders, call.inputs.model);
  return {
    from: material.from,
    files: call.test.workspace.files,
    setup: call.test.workspace.setup,
    standIns: call.test.standIns,
    skill: { folder: `${agent.skillFolder}/${call.skill.name}`, files: material.skill },
    beside: toBeside(agent, material),
    decoys: toRunDecoys(settings, folders),
    homeFiles: place === null ? {} : agent.homeFiles(place),
    agentNames: AGENT_NAMES,
    parentFiles: agent.parentFiles,
    environment: toSetupEnvironment(settings, folders, call.test.env),
    setupTimeoutMs: call.test.timeoutMs,
    isolation: toIsolation(isolation, program, way),
  };
}

function toIsolation(isolation: LiveIsolation, program: string, way: OpenAccess | null): Isolation {
  const socket = way?.socket ?? null;
  switch (isolation.kind) {
    case "none":
      return isolation;
    case "cage":
      return { kind: "cage", programs: [program], modelSocket: socket };
    case "container":
      return { kind: "container", container: isolation.container, modelSocket: socket };
  }
}

async function playIn(
  { workspace, way, run, environment }: OpenRun,
  call: RunCall,
  settings: LiveSettings,
): Promise<Played> {
  const gateway = way?.gateway ?? null;
  const unproven = await proveStandIns(workspace, environment, "before");
  if (unproven !== null) return toVoid(unproven);
  const held = await holdConversation(workspace, call, run);
  if ("reason" in held) return toVoid(held.reason);
  const silent = await proveStandIns(workspace, environment, "after");
  if (silent !== null) return toVoid(silent);
  const calls = workspace.standIns?.log.read() ?? null;
  if (calls?.kind === "lost") return toVoid(calls.reason);
  if (calls !== null && calls.ignored > 0) {
    settings.warn(`the stand-ins were sent ${calls.ignored} lines that no stand-in writes`);
  }
  // Its report is whole once nothing is under way any more.
  await gateway?.close();
  const report = gateway?.report() ?? null;
  const decoys = toRunDecoys(settings, workspace);
  const strayed = findReadDecoy(decoys, report?.seenWords ?? [], held.turns);
  if (strayed !== null) return toVoid(strayed);
  const calledOf = calls?.calls ?? null;
  const cassette = toCassette(workspace, call, { settings, held, report, calls: calledOf });
  return { kind: "played", cassette, path: null };
}

/** A submodule is never part of a skill (src/skills): finding one here is a fault of ours. */
function toFileMode(mode: TreeMode): Exclude<TreeMode, "160000"> {
  if (mode === "160000") throw new Error("a submodule among the files of a skill");
  return mode;
}

/** Absent where the run had none. */
function toGateway(
  report: GatewayReport | null,
  { requests: ends, isCostReported }: Conversation,
): Pick<Cassette, "gateway"> {
  return report === null ? {} : { gateway: toGatewaySection(report, { ends, isCostReported }) };
}

function toCassette(
  workspace: OpenWorkspace,
  call: RunCall,
  run: {
    readonly settings: LiveSettings;
    readonly held: Conversation;
    /** Null where the run had no gateway. */
    readonly report: GatewayReport | null;
    /** Null where the run had no stand-ins. */
    readonly calls: readonly RecordedCall[] | null;
  },
): Cassette {
  const { settings, held, report, calls } = run;
  return {
    format: 1,
    key: call.runKey.key,
    fields: call.runKey.fields,
    skill: {
      name: call.skill.name,
      folder: call.skill.folder,
      digest: call.skill.digest,
      files: call.skill.files.map(({ path, mode, sha256 }) => ({
        path,
        mode: toFileMode(mode),
        sha256,
      })),
    },
    ...toBesideSections(call.inputs),
    test: call.test.name,
    agent: {
      name: settings.agent.name,
      version: settings.agentVersion,
      model: call.inputs.model,
    },
    served_model: (report === null ? null : findServedModel(report)) ?? held.servedModel,
    ...(report !== null && isScripted(report) ? { model_server: "scripted" as const } : {}),
    ...(settings.agent.ownKey === undefined ? {} : { traffic: "unseen" as const }),
    isolation: settings.isolation.kind,
    arm: call.arm,
    recorded_at: settings.clock.timestamp(),
    recorded_by: {
      skillcheck: settings.skillcheckVersion,
      node: settings.machine.nodeVersion,
      os: settings.machine.platform,
    },
    batch: { id: call.batch.id, started_at: call.batch.startedAt },
    paths: { workspace: workspace.workspace, home: workspace.home },
    conversation: { unused_answers: held.unusedAnswers, hit_max_turns: held.hitMaxTurns },
    turns: [...held.turns],
    files: [...held.files],
    ...toGateway(report, held),
    git: held.git.map(({ branch, commits }) => ({
      branch,
      commits: commits.map((commit) => ({ ...commit, paths: [...commit.paths] })),
    })),
    ...(calls === null ? {} : { fakes: calls.map((one) => ({ ...one, argv: [...one.argv] })) }),
  };
}
