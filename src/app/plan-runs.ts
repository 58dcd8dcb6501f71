import { findAgent } from "../agents/index.ts";
import type { Provider } from "../agents/provider.ts";
import { record } from "../cassettes/record.ts";
import { live } from "../engine/live.ts";
import type { ShellProofs } from "../engine/open-shell-proofs.ts";
import { retry } from "../engine/retry.ts";
import type { Desk } from "../model/desk.ts";
import { toIsolationKey } from "../model/isolation.ts";
import type { Play, RunCall } from "../model/play.ts";
import type { Store } from "../model/ports.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { createRedactor } from "../text/redactor.ts";
import { line } from "../text/terminal.ts";
import { readRunMaterial } from "./loaded-beside.ts";
import type { Caps } from "./open-caps.ts";
import type { PlannedRoot } from "./plan-roots.ts";
import { type ReadyAgent, readyAgent } from "./ready-agent.ts";
import { requireProvider } from "./require-provider.ts";
import type { Subject } from "./select-subjects.ts";
import { toKeyedRun } from "./to-keyed-run.ts";
import { wantAgent } from "./want-agent.ts";

/** Longest line of progress; names and reasons come from files and from the agent. */
const LINE_CHARACTERS = 500;

/** What the runs of one command share. */
export interface RunSetting {
  readonly desk: Desk;
  /** Money of the command and of what is in it, kept by the gateways call by call. */
  readonly caps: Caps;
  readonly shellProofs: ShellProofs;
  /** Opens the gateways of the command and nothing else. */
  readonly clientKey: string;
  readonly batch: { readonly id: string; readonly startedAt: string };
  readonly keepWorkspace: boolean;
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
  /** Who answers its model, by name; an agent with a service of its own does. */
  readonly provider: string;
  /** Of its agent, in bytes. */
  readonly memoryBytes: number;
}

/** Every sample of every subject of a root. Throws UsageError for what cannot be run; nothing is started but `--version`. */
export async function planRuns(
  root: RootRuns,
  setting: RunSetting,
): Promise<readonly PlannedRun[]> {
  const plays = new Map<string, Play>();
  const planned: PlannedRun[] = [];
  for (const subject of root.subjects) {
    const samples = root.countSamples(subject);
    if (samples === 0) continue;
    const provider = requireProvider(subject);
    const isolation = toIsolationKey(root.isolationOf(subject));
    const name = `${subject.agent} ${provider?.name} ${provider?.protocol} ${isolation}`;
    const play = plays.get(name) ?? (await readyPlay(root, setting, { subject, provider }));
    plays.set(name, play);
    const call = await toCall(subject, root, setting);
    const memoryBytes = (findAgent(subject.agent)?.memoryMb ?? 0) * 1024 * 1024;
    const run = {
      subject,
      store: root.store,
      play,
      provider: provider?.name ?? subject.agent,
      memoryBytes,
    };
    for (let sample = 1; sample <= samples; sample += 1) {
      planned.push({ ...run, call: { ...call, sample } });
    }
  }
  return planned;
}

async function readyPlay(
  root: RootRuns,
  setting: RunSetting,
  { subject, provider }: { readonly subject: Subject; readonly provider: Provider | null },
): Promise<Play> {
  const wanted = { agent: subject.agent, provider, isolation: root.isolationOf(subject) };
  const agent = wantAgent(setting.desk, root, wanted);
  return openPlay(root, setting, await readyAgent(setting.desk, root.config, agent));
}

function openPlay(root: RootRuns, setting: RunSetting, ready: ReadyAgent): Play {
  const { desk } = setting;
  const { machine, clock } = desk;
  const once = live({
    agent: ready.agent,
    machine,
    clock,
    program: ready.program,
    agentVersion: ready.version,
    upstream: ready.upstream,
    clientKey: setting.clientKey,
    purseOf: setting.caps.purseOf,
    prices: root.config.prices,
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
      onRetry: ({ test, sample }, { errorKind }, waitMs) =>
        desk.log(
          line(
            `↻ ${test.name}, ${ready.agent.name}, sample ${sample}: provider-error (${errorKind}), again in ${waitMs / 1000} s`,
            LINE_CHARACTERS,
          ),
        ),
    }),
    store: root.store,
    redactor: createRedactor(ready.secrets),
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
