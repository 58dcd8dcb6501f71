import type { Agent } from "../agents/agent.ts";
import type { Provider } from "../agents/provider.ts";
import { record } from "../cassettes/record.ts";
import { live } from "../engine/live.ts";
import type { Upstream } from "../engine/live-settings.ts";
import type { ShellProofs } from "../engine/open-shell-proofs.ts";
import { retry } from "../engine/retry.ts";
import type { RunCounter } from "../engine/run-counter.ts";
import type { Desk } from "../model/desk.ts";
import { toIsolationKey } from "../model/isolation.ts";
import type { Machine } from "../model/machine.ts";
import type { Play, RunCall } from "../model/play.ts";
import type { Store } from "../model/ports.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { toRunName } from "../text/run-name.ts";
import { line } from "../text/terminal.ts";
import { findAdapter } from "./find-agent-program.ts";
import { readRunMaterial } from "./loaded-beside.ts";
import type { Caps } from "./open-caps.ts";
import type { PlannedRoot, UnverifiedRow } from "./plan-roots.ts";
import { type Payment, type ReadyAgent, readUpstream, readyAgent } from "./ready-agent.ts";
import { requireProvider } from "./require-provider.ts";
import { requireUser } from "./require-user.ts";
import type { Subject } from "./select-subjects.ts";
import { toKeyedRun } from "./to-keyed-run.ts";
import { wantAgent } from "./want-agent.ts";

/** Longest line of progress; names and reasons come from files and from the agent. */
const LINE_CHARACTERS = 500;

/** Of each body that is kept. */
const BODY_BYTES = 64 * 1024;

/** What the runs of one command share. */
export interface RunSetting {
  readonly desk: Desk;
  /** Money of the command and of what is in it, kept by the gateways call by call. */
  readonly caps: Caps;
  readonly shellProofs: ShellProofs;
  /** Opens the gateways of the command and nothing else. */
  readonly clientKey: string;
  readonly batch: { readonly id: string; readonly startedAt: string };
  /** Sessions of agents that may still be held. */
  readonly counter: RunCounter;
  readonly keepWorkspace: boolean;
  /** Keeps the beginnings of what was said to the model and by it, as it was sent. */
  readonly keepBodies: boolean;
  /** Agents run with their author's own login instead of a key. */
  readonly login: "own" | null;
  /** One line of progress; the same a second time is not told. */
  readonly sayOnce: (text: string) => void;
}

/** A root with the place where its recordings go, and how many samples of each subject are wanted. */
export interface RootRuns extends PlannedRoot {
  readonly store: Store;
  readonly countSamples: (subject: Subject) => number;
}

/** A run that is planned, with the Play that makes it. */
export interface PlannedRun {
  readonly subject: Subject;
  /** Where its recording goes. */
  readonly store: Store;
  readonly play: Play;
  readonly call: RunCall;
  /** Who answers its model, by name; an agent with a service of its own does, or whose login it runs with. */
  readonly provider: string;
  /** Of its agent, in bytes. */
  readonly memoryBytes: number;
}

/** The runs of a root. */
export interface RunPlan {
  readonly planned: readonly PlannedRun[];
  /** Subjects whose agent their image does not bring along. */
  readonly missing: readonly UnverifiedRow[];
}

/** A Play, or why its agent is not there. */
type FoundPlay =
  | { readonly kind: "ready"; readonly play: Play }
  | { readonly kind: "missing"; readonly words: string };

/** Every sample of every subject of a root. Throws UsageError for what cannot be run; nothing is started but `--version`. */
export async function planRuns(root: RootRuns, setting: RunSetting): Promise<RunPlan> {
  const plays = new Map<string, FoundPlay>();
  const planned: PlannedRun[] = [];
  const missing: UnverifiedRow[] = [];
  for (const subject of root.subjects) {
    const samples = root.countSamples(subject);
    if (samples === 0) continue;
    const agent = findAdapter(root.config, subject.agent);
    if (agent === undefined) throw new Error(`not planned: ${subject.agent}`);
    const { payment, lane, name } = toPayment(subject, agent, setting);
    const user = requireUser(subject, root.config)?.provider ?? null;
    const isolation = toIsolationKey(root.isolationOf(subject));
    const playName = [name, isolation, user?.protocol].join(" ");
    const found =
      plays.get(playName) ?? (await readyPlay(root, setting, { subject, payment, user }));
    plays.set(playName, found);
    if (found.kind === "missing") {
      missing.push({ subject, reason: found.words });
      continue;
    }
    const { play } = found;
    const call = await toCall(subject, root, setting);
    const memoryBytes = agent.memoryMb * 1024 * 1024;
    const run = { subject, store: root.store, play, provider: lane, memoryBytes };
    for (let sample = 1; sample <= samples; sample += 1) {
      planned.push({ ...run, call: { ...call, sample } });
    }
  }
  return { planned, missing };
}

/** Who pays for a subject, whose limits its runs share, and a name for the Play of both. */
function toPayment(
  subject: Subject,
  adapter: Agent,
  { login }: RunSetting,
): { readonly payment: Payment; readonly lane: string; readonly name: string } {
  const { agent } = subject;
  if (login === "own") return { payment: "own-login", lane: `login of ${agent}`, name: agent };
  const payment = requireProvider(subject, adapter);
  const name = `${agent} ${payment?.name} ${payment?.protocol}`;
  return { payment, lane: payment?.name ?? agent, name };
}

async function readyPlay(
  root: RootRuns,
  setting: RunSetting,
  {
    subject,
    payment,
    user,
  }: {
    readonly subject: Subject;
    readonly payment: Payment;
    /** Who answers the model of its user, or null. */
    readonly user: Provider | null;
  },
): Promise<FoundPlay> {
  const wanted = { agent: subject.agent, payment, isolation: root.isolationOf(subject) };
  const agent = wantAgent(setting.desk, root, wanted);
  const ready = await readyAgent(setting.desk, root.config, agent);
  if (ready.kind === "missing") return ready;
  const { remark } = ready;
  if (remark !== null) setting.sayOnce(line(remark, LINE_CHARACTERS));
  const { environment } = setting.desk;
  const upstream = user && readUpstream(environment, user, { name: "the simulated user" });
  const machine = await setting.desk.openMachine();
  return { kind: "ready", play: openPlay(root, setting, { ...ready, user: upstream, machine }) };
}

function openPlay(
  root: RootRuns,
  setting: RunSetting,
  ready: ReadyAgent & { readonly user: Upstream | null; readonly machine: Machine },
): Play {
  const { desk } = setting;
  const { clock } = desk;
  const { user, machine } = ready;
  const { redactor } = ready;
  if (user !== null) redactor.add([user.key]);
  const newNonce = () => crypto.randomUUID();
  const once = live({
    agent: ready.agent,
    machine,
    clock,
    program: ready.program,
    agentVersion: ready.version,
    upstream: ready.upstream,
    user: user && { upstream: user, redact: redactor.redact, newNonce },
    clientKey: setting.clientKey,
    purseOf: setting.caps.purseOf,
    counter: setting.counter,
    prices: root.config.prices,
    extraHosts: root.config.extraHosts,
    bodyBytes: setting.keepBodies ? BODY_BYTES : 0,
    variables: ready.variables,
    isolation: ready.isolation,
    shellProofs: setting.shellProofs,
    skillcheckVersion: desk.version,
    keepWorkspace: setting.keepWorkspace,
    warn: desk.log,
  });
  return record({
    live: retry(once, {
      clock,
      signal: machine.interrupted,
      mayTry: setting.counter.hasLeft,
      onRetry: (call, { errorKind }, waitMs) =>
        desk.log(
          line(
            `↻ ${toRunName({ ...call, ...call.inputs })}: provider-error (${errorKind}), again in ${waitMs / 1000} s`,
            LINE_CHARACTERS,
          ),
        ),
    }),
    store: root.store,
    redactor,
    storeFolder: root.config.store,
  });
}

async function toCall(
  subject: Subject,
  { config }: RootRuns,
  { batch }: RunSetting,
): Promise<Omit<RunCall, "sample">> {
  const { unit, test, skill } = subject;
  const run = await toKeyedRun(subject, unit, {
    agentSettings: (agent) => config.agentSettings.get(agent),
  });
  if (run.kind === "no-key") throw new UsageError(toProblemLine(run.problem));
  return {
    test,
    skill,
    inputs: run.inputs,
    runKey: run.runKey,
    arm: "skill",
    batch,
    material: () => readRunMaterial(unit.files, subject, run.beside),
  };
}
