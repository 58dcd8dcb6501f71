import type { Agent } from "../agents/agent.ts";
import { weakestSource } from "../model/cost-source.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import type { Isolation, OpenWorkspace, RunFolders, WorkspacePlan } from "../model/machine.ts";
import type { Play, Played, RunCall } from "../model/play.ts";
import { toPromptsDigest } from "../model/prompts-digest.ts";
import { isFolderName } from "../model/tree-path.ts";
import { toRunName } from "../text/run-name.ts";
import { line } from "../text/terminal.ts";
import { NO_ACCESS, type OpenAccess, toOutfit } from "./agent-access.ts";
import { findGitPath, guardFixture } from "./fixture-guard.ts";
import { hasShellFiles } from "./has-shell-files.ts";
import { holdConversation } from "./hold-conversation.ts";
import type { InWorkspace, NotOpened, OpenRun } from "./in-workspace.ts";
import { findReadDecoy } from "./isolation-canary.ts";
import {
  type LiveSettings,
  type RunSettings,
  toAgentEnvironment,
  toRunDecoys,
  toSetupEnvironment,
} from "./live-settings.ts";
import { openAccess, toSpentUsd } from "./open-access.ts";
import { openLoginAccess } from "./open-login-access.ts";
import { readLeftLogin } from "./own-login.ts";
import type { OpenUser } from "./play-user.ts";
import { proveStandIns } from "./prove-stand-ins.ts";
import { toBeside } from "./to-beside.ts";
import { toCassette } from "./to-cassette.ts";
import { toCallsSource } from "./to-gateway-section.ts";
import { endUser, toCost, withUser } from "./with-user.ts";

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
  return async (call) => {
    const name = toRunName({ ...call, ...call.inputs });
    const settings: LiveSettings = {
      ...given,
      warn: (text) => given.warn(line(`${name}: ${text}`, REASON_CHARACTERS)),
    };
    const refusal = toRefusal(call);
    if (refusal !== null) return toVoid(refusal);
    const obstacle = await settings.shellProofs.find(settings, call, inWorkspace);
    if (obstacle !== null) return toPlayed(obstacle);
    if (!settings.counter.take()) return { kind: "unmade", limit: "runs" };
    const play = (open: OpenRun) => playAndClose(open, call, settings);
    const first = await inWorkspace(settings, call, async (open) =>
      (await hasShellFiles(open, call)) ? null : play(open),
    );
    if (first !== null) return toPlayed(first);
    const own = await settings.shellProofs.findOwn(settings, call, inWorkspace);
    return toPlayed(own ?? (await inWorkspace(settings, call, play)));
  };
}

/** With reasons that are safe for any log. */
function toPlayed(given: Played | NotOpened): Played {
  if (!("kind" in given)) return toVoid(given.reason);
  return given.kind === "void"
    ? { ...given, reason: line(given.reason, REASON_CHARACTERS) }
    : given;
}

const inWorkspace: InWorkspace = async (settings, call, use) => {
  const { model } = call.inputs;
  const material = await readMaterial(call, settings);
  const ways: OpenAccess[] = [];
  const opened = await settings.machine.open(async (folders) => {
    const way = await openWay(settings, call, folders);
    if (way !== null) ways.push(way);
    const run = { ...settings, access: way?.access ?? NO_ACCESS };
    return toPlan(call, run, { folders, material, way });
  });
  const [way = null] = ways;
  if (opened.kind === "failed") {
    await way?.gateway.close();
    return { reason: opened.reason };
  }
  const { workspace } = opened;
  const countRequests = () => way?.gateway.report().calls.length ?? 0;
  const run = { ...settings, access: way?.access ?? NO_ACCESS, countRequests };
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
  const access =
    upstream.provider === null
      ? await openLoginAccess(settings, folders, upstream)
      : await openAccess(settings, call, { upstream, folders });
  if (access.kind === "failed") throw new Error(access.reason);
  return access.gateway;
}

async function playAndClose(open: OpenRun, call: RunCall, settings: LiveSettings): Promise<Played> {
  const { workspace, way } = open;
  const played = await withUser({ workspace, call, settings }, (player) =>
    playIn(open, call, { settings, player }),
  );
  await way?.gateway.close();
  if (played.kind !== "void") return played;
  // What a login costs is the vendor's to say.
  const agentUsd = way === null || way.access.kind === "login" ? null : toSpentUsd(way.gateway);
  const isKnown = agentUsd !== null && played.costUsd !== null;
  const costSource = weakestSource([
    { costUsd: agentUsd, costSource: toCallsSource(way?.gateway.report().calls ?? []) },
    { costUsd: played.costUsd, costSource: played.costSource ?? null },
  ]);
  return {
    ...played,
    ...toCost({ costUsd: isKnown ? agentUsd + played.costUsd : null, costSource }),
  };
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
  return {
    from: material.from,
    files: call.test.workspace.files,
    setup: call.test.workspace.setup,
    standIns: call.test.standIns,
    skill: { folder: `${agent.skillFolder}/${call.skill.name}`, files: material.skill },
    beside: toBeside(agent, material),
    decoys: toRunDecoys(settings, folders),
    homeFiles: toOutfit(settings, folders, call.inputs.model).homeFiles,
    agentNames: AGENT_NAMES,
    parentFiles: agent.parentFiles,
    environment: toSetupEnvironment(settings, folders, call.test.env),
    setupTimeoutMs: call.test.timeoutMs,
    isolation: toIsolation(isolation, { programs: [program], files: toNamedFiles(agent) }, way),
  };
}

/** Files that a configured command names behind its program: a script that an interpreter runs. */
function toNamedFiles({ commandArguments }: Agent): readonly string[] {
  return commandArguments.filter((word) => word.startsWith("/"));
}

function toIsolation(
  isolation: LiveIsolation,
  visible: Pick<Extract<Isolation, { kind: "cage" }>, "programs" | "files">,
  way: OpenAccess | null,
): Isolation {
  const socket = way?.socket ?? null;
  switch (isolation.kind) {
    case "none":
      return isolation;
    case "cage":
      return { kind: "cage", ...visible, modelSocket: socket };
    case "container":
      return { kind: "container", container: isolation.container, modelSocket: socket };
  }
}

async function playIn(
  { workspace, way, run, environment }: OpenRun,
  call: RunCall,
  { settings, player }: { readonly settings: LiveSettings; readonly player: OpenUser | null },
): Promise<Played> {
  const gateway = way?.gateway ?? null;
  const unproven = await proveStandIns(workspace, environment, "before");
  if (unproven !== null) return toVoid(unproven);
  const held = await holdConversation(workspace, call, { ...run, playedUser: player });
  if ("reason" in held) return toVoid(held.reason);
  await settleLogin(workspace, run, held.isCompleted);
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
  const user = await endUser(player);
  const prompts = await toPromptsDigest(call.inputs);
  const kept = { settings, held, report, calls: calledOf, user, prompts };
  const cassette = toCassette(workspace, call, kept);
  return { kind: "played", cassette, path: null };
}

/** Takes back what the agent left of its author's login; with a key there is none. */
async function settleLogin(
  workspace: OpenWorkspace,
  settings: RunSettings,
  wentWell: boolean,
): Promise<void> {
  const { access } = settings;
  if (access.kind !== "login") return;
  const [file] = Object.keys(access.opened.homeFiles);
  const environment = toSetupEnvironment(settings, workspace, []);
  const left = file === undefined ? null : await readLeftLogin(workspace, environment, file);
  const problem = await access.opened.settle(left, wentWell);
  if (problem !== null) settings.warn(problem);
}
