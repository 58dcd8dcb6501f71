import type { CostSource } from "../model/cost-source.ts";
import type { GatewayReport } from "../model/gateway.ts";
import type { RunCall } from "../model/play.ts";
import type { DescribedStandIn, OpenStandIns } from "../model/stand-in.ts";
import { line } from "../text/terminal.ts";
import { type Conversation, holdConversation } from "./hold-conversation.ts";
import type { InWorkspace, OpenRun } from "./in-workspace.ts";
import type { LiveSettings } from "./live-settings.ts";
import { PROBE, proveStandIns } from "./prove-stand-ins.ts";
import { toCallsSource } from "./to-gateway-section.ts";

/** Of the agent's words that a reason repeats. */
const WORDS = 200;

/** What one throwaway session showed. */
export interface ShellProof {
  /** Why a stand-in is not proven, by command; those that are proven are not in it. */
  readonly unproven: ReadonlyMap<string, string>;
  /** The provider, the money or the machine stood in the way: it says nothing about the shell. */
  readonly isOpen: boolean;
  /** US dollars, null when a call's cost is not known. */
  readonly costUsd: number | null;
  /** Null where the cost is not known, or nothing. */
  readonly costSource: CostSource | null;
  /** The money of the command left no room for it; a test's own is not asked for what belongs to no test. */
  readonly isOverBudget: boolean;
}

/** One session to hold. */
export interface ShellProbe {
  readonly commands: readonly string[];
  readonly timeoutMs: number;
  readonly inWorkspace: InWorkspace;
  /** Nothing of the test is in it, or its files are and its `setup` ran. */
  readonly place: "empty" | "own";
}

type Session = Pick<ShellProof, "unproven" | "isOpen">;

/** What the session is asked. No nonce is in it: who runs the commands learns them, and nobody else. */
export function toShellQuestion(commands: readonly string[]): string {
  const words = commands.map((command) => `${command} ${PROBE}`).join("; ");
  return `Run this line in your shell exactly as it stands, once. Reply with everything that it prints and nothing else.\n\n${words}\n`;
}

/** What of the test is in the workspace of a session. */
function toPlace(call: RunCall, { place }: ShellProbe): Pick<RunCall["test"], "workspace" | "env"> {
  const { workspace, env } = call.test;
  return place === "own"
    ? { workspace, env }
    : { workspace: { from: null, files: [], setup: [] }, env: [] };
}

/** The call of a throwaway session: of the test only its agent, its model, its skill's name, and its place. */
function toProbeCall(call: RunCall, probe: ShellProbe): RunCall {
  const { commands, timeoutMs } = probe;
  const standIns = commands.map(
    (command): DescribedStandIn => ({
      kind: "described",
      command,
      match: "prefix",
      commands: [],
      repos: null,
      urls: [],
    }),
  );
  const test: RunCall["test"] = {
    ...call.test,
    prompts: [toShellQuestion(commands)],
    stepRates: [null],
    answers: { kind: "none" },
    ...toPlace(call, probe),
    standIns,
    maxTurns: 1,
    preamble: "none",
    // It must be able to run the line, whatever the test lets it do.
    approve: null,
    timeoutMs,
    runTimeoutMs: timeoutMs,
  };
  const material = async () => ({
    skill: [],
    from: probe.place === "own" ? (await call.material()).from : [],
  });
  return { ...call, test, material };
}

/**
 * Guard 2 (formats.md §12): asks the agent, in a session and a workspace of its own, to let its shell run every stand-in. One
 * is proven when its nonce was drawn during the turn and came back in the agent's stream, however the session ended. The
 * workspace has the home, the cage and the stand-ins of a run and no skill; what of the test says `place`. Never rejects.
 */
export async function proveShell(
  settings: LiveSettings,
  call: RunCall,
  probe: ShellProbe,
): Promise<ShellProof> {
  let report: GatewayReport | null = null;
  const throwaway = { ...settings, keepWorkspace: false };
  const asking = toProbeCall(call, probe);
  const session = await probe.inWorkspace(throwaway, asking, async (open) => {
    const asked = await ask(settings, open, asking);
    await open.way?.gateway.close();
    report = open.way?.gateway.report() ?? null;
    return asked;
  });
  const { spending, stopped = null, calls = [] } = (report ?? {}) as Partial<GatewayReport>;
  // What a login or a service of its own costs is theirs to say.
  const isCounted = (settings.upstream?.provider ?? null) !== null;
  const isKnown = isCounted && (spending?.unknown ?? 0) === 0;
  const toSession = (): Session => {
    if ("reason" in session) return toOpen(probe.commands, session.reason);
    if (session.unproven.size === 0 || stopped === null) return session;
    return toOpen([...session.unproven.keys()], stopped.reason);
  };
  return {
    ...toSession(),
    costUsd: isKnown ? (spending?.microUsd ?? 0) / 1e6 : null,
    costSource: isKnown ? toCallsSource(calls) : null,
    isOverBudget: stopped?.kind === "budget",
  };
}

function toOpen(commands: readonly string[], reason: string): Session {
  const toReason = (command: string) =>
    `the agent's own shell could not be asked for the stand-in ${command}: ${reason}`;
  return {
    unproven: new Map(commands.map((command) => [command, toReason(command)])),
    isOpen: true,
  };
}

async function ask(settings: LiveSettings, open: OpenRun, call: RunCall): Promise<Session> {
  const { workspace, run } = open;
  const { standIns } = workspace;
  if (standIns === null) throw new Error("a session of the guard without stand-ins");
  const broken = await proveStandIns(workspace, open.environment, "before");
  if (broken !== null) return toOpen(standIns.commands, broken);
  const held = await holdConversation(workspace, call, { ...run, playedUser: null });
  if ("reason" in held) return toOpen(standIns.commands, held.reason);
  return { unproven: toUnproven(settings, standIns, held), isOpen: false };
}

function toUnproven(
  { agent }: LiveSettings,
  { commands, log }: OpenStandIns,
  { turns }: Conversation,
): ReadonlyMap<string, string> {
  const [turn] = turns;
  if (turn === undefined) throw new Error("a conversation without a turn");
  const { exit, signal, ended } = turn;
  const stream = turn.stdout.join("\n");
  const drawn = new Set(log.drawn());
  const missing = commands.filter(
    (command) => !drawn.has(command) || !stream.includes(log.nonceOf(command)),
  );
  if (missing.length === 0) return new Map();
  const { outcome, finalText } = agent.stream.read(turn.stdout, {
    process: { exit, signal, timedOut: ended === "timeout" },
    stderr: turn.stderr.join("\n"),
    after: null,
  });
  const said = line(finalText ?? "", WORDS);
  const words = `the agent (${outcome}) said ${said === "" ? "nothing" : JSON.stringify(said)}`;
  return new Map(
    missing.map((command) => {
      const why = drawn.has(command)
        ? "it was called, and what it printed did not come back"
        : "nothing called it";
      return [
        command,
        `the agent's own shell does not find the stand-in ${command}: ${why}; ${words}`,
      ];
    }),
  );
}
