import type { CassetteTurn, KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";
import type { OpenWorkspace, ProcessResult } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import type { GitState } from "../model/run.ts";
import type { Speaker } from "../model/simulated-user.ts";
import type { StreamReading } from "../model/stream-reading.ts";
import type { Answers } from "../model/suite.ts";
import { createKeeper, toChanges } from "./kept-files.ts";
import type { RunSettings } from "./live-settings.ts";
import { type ConversationState, toNextMessage } from "./next-message.ts";
import { openPlayer } from "./open-player.ts";
import type { OpenUser } from "./play-user.ts";
import { toFirstMessage } from "./preamble.ts";
import { readTurn, toStreamBytes, toTimedOut, toTurn } from "./recorded-turn.ts";
import type { EndedPlayer, TurnPlayer } from "./turn-player.ts";

/** A whole conversation as it is recorded. */
export interface Conversation {
  readonly turns: readonly CassetteTurn[];
  readonly git: readonly GitState[];
  /** Workspace before the first turn. */
  readonly files: readonly KeptFile[];
  readonly servedModel: string | null;
  readonly unusedAnswers: number;
  readonly hitMaxTurns: boolean;
  /** Requests to the model that had ended when each turn ended. */
  readonly requests: readonly number[];
  /** Whether the CLI said of every turn what it cost. */
  readonly isCostReported: boolean;
  /** Every turn came to its end by itself. */
  readonly isCompleted: boolean;
}

/** Why nothing was learnt and nothing is kept. */
interface BrokenOff {
  readonly reason: string;
}

/** What the user says in one turn. */
interface Message {
  readonly text: string;
  readonly source: Speaker;
  readonly state: ConversationState;
}

/** What the user has to say to a hand-back, or null where the conversation ends. */
interface Reply {
  readonly message: Message | null;
  /** It ends because it is as long as it may be. */
  readonly hitMaxTurns: boolean;
}

/** What a conversation is held with. */
type ConversationSettings = RunSettings & {
  readonly countRequests: () => number;
  /** Who answers hand-backs in place of listed answers, or null. */
  readonly playedUser: Pick<OpenUser, "reply"> | null;
};

/** Everything that was learnt so far. */
interface Progress {
  readonly turns: CassetteTurn[];
  readonly git: GitState[];
  readonly requests: number[];
  isCostReported: boolean;
  readonly keep: (file: KeptFile) => KeptFile;
  before: readonly KeptFile[];
  reading: StreamReading | null;
  /** The newest turn was ended by us: nobody answers it, whatever its stream says (agents.md AG-2). */
  wasEnded: boolean;
}

/** Ids that CLIs hand out; another text could be read as an option of the next turn. */
const SESSION_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,199}$/;

/** Holds the conversation turn by turn until nobody has anything to say, or says why it broke off. */
export async function holdConversation(
  workspace: OpenWorkspace,
  call: RunCall,
  settings: ConversationSettings,
): Promise<Conversation | BrokenOff> {
  const player = openPlayer(workspace, call, settings);
  const held = await converse(workspace, call, { ...settings, player });
  const left = findUnended(await player.close());
  return "reason" in held ? held : (left ?? held);
}

/** What could not be ended makes a run void. */
function findUnended({ unended }: EndedPlayer): BrokenOff | null {
  return unended.length === 0 ? null : { reason: `could not be ended: ${unended.join(", ")}` };
}

async function converse(
  workspace: OpenWorkspace,
  call: RunCall,
  settings: ConversationSettings & { readonly player: TurnPlayer },
): Promise<Conversation | BrokenOff> {
  const { test } = call;
  const { player } = settings;
  const deadline = settings.clock.now() + test.runTimeoutMs;
  const start = await workspace.snapshot();
  if (start.kind === "unreadable") return start;
  const keep = createKeeper();
  const files = start.files.map(keep);
  const progress: Progress = {
    turns: [],
    git: [],
    requests: [],
    isCostReported: true,
    keep,
    before: start.files,
    reading: null,
    wasEnded: false,
  };
  let message: Message | null = {
    text: toFirstMessage(test.preamble, test.prompts[0] ?? ""),
    source: "prompt",
    state: { nextPrompt: 1, used: new Set() },
  };
  let state = message.state;
  let hitMaxTurns = false;
  while (message !== null) {
    state = message.state;
    const leftMs = deadline - settings.clock.now();
    const failure = await playTurn(workspace, progress, {
      call,
      settings,
      player,
      message,
      leftMs,
    });
    if (failure !== null) return failure;
    progress.requests.push(settings.countRequests());
    ({ message, hitMaxTurns } = await toReply(call, progress, {
      state,
      user: settings.playedUser,
      deadline,
    }));
    if (message !== null && needsSession(settings) && toSession(progress) === null) {
      return { reason: `${settings.agent.name} reported no session id to resume` };
    }
  }
  return {
    turns: progress.turns,
    git: progress.git,
    files,
    servedModel: progress.reading?.model ?? null,
    unusedAnswers: countUnused(test.answers, state),
    hitMaxTurns,
    requests: progress.requests,
    isCostReported: progress.isCostReported,
    isCompleted: isCompleted(progress),
  };
}

/** A conversation ends with its first turn that does not come to its end. */
function isCompleted({ wasEnded, reading }: Progress): boolean {
  return !wasEnded && reading?.outcome === "completed";
}

/** One process a turn goes on with a session of the one before. */
function needsSession({ agent }: RunSettings): boolean {
  return agent.way.kind === "process";
}

function countUnused(answers: Answers, state: ConversationState): number {
  return "replies" in answers ? answers.replies.length - state.used.size : 0;
}

/** Session of the newest turn, or null where there is none that can be resumed. */
function toSession(progress: Progress): string | null {
  const id = progress.reading?.sessionId ?? null;
  return id !== null && SESSION_ID.test(id) ? id : null;
}

/** The user's reply to the newest turn. A model that plays the user is not asked what nobody would hear. */
async function toReply(
  call: RunCall,
  progress: Progress,
  run: {
    readonly user: ConversationSettings["playedUser"];
    readonly state: ConversationState;
    readonly deadline: number;
  },
): Promise<Reply> {
  const { reading, turns } = progress;
  const { user, state, deadline } = run;
  if (reading === null || !isCompleted(progress)) return SILENCE;
  const agent = reading.finalText ?? "";
  const isFull = turns.length >= call.test.maxTurns;
  if (user === null) {
    const next = toNextMessage(call.test, agent, state);
    if (next.kind === "end") return SILENCE;
    return isFull ? CUT_SHORT : { message: next, hitMaxTurns: false };
  }
  if (isFull) return CUT_SHORT;
  const text = await user.reply({ user: turns.at(-1)?.user ?? "", agent, deadline });
  return text === null ? SILENCE : { message: { text, source: "user", state }, hitMaxTurns: false };
}

const SILENCE: Reply = { message: null, hitMaxTurns: false };
const CUT_SHORT: Reply = { message: null, hitMaxTurns: true };

interface TurnRequest {
  readonly call: RunCall;
  readonly settings: RunSettings;
  readonly player: TurnPlayer;
  readonly message: Message;
  /** Of the run's own limit. */
  readonly leftMs: number;
}

/** Plays one turn and notes it: its stream, what it changed, the state of git. */
async function playTurn(
  workspace: OpenWorkspace,
  progress: Progress,
  request: TurnRequest,
): Promise<BrokenOff | null> {
  const { settings, message } = request;
  const result = await startTurn(workspace, progress, request);
  if (result.kind === "failed") return result;
  const left = findUnended(result);
  if (left !== null) return left;
  if (result.survivors.length > 0) {
    settings.warn(`ended what the agent left running: ${result.survivors.join(", ")}`);
  }
  const [after, git] = await Promise.all([workspace.snapshot(), workspace.git()]);
  if (after.kind === "unreadable") return after;
  if (git.kind === "unreadable") return git;
  const changes = toChanges(progress.before, after.files).map((change) =>
    change.kind === "deleted" ? change : { ...progress.keep(change), kind: change.kind },
  );
  progress.turns.push(toTurn(result, message, changes));
  progress.git.push(git.state);
  progress.reading = readTurn(settings.agent.stream, result, progress.reading);
  progress.isCostReported &&= progress.reading.costUsd !== null;
  progress.wasEnded = result.ended !== "by-itself";
  progress.before = after.files;
  return null;
}

async function startTurn(
  workspace: OpenWorkspace,
  progress: Progress,
  { call, settings, player, message, leftMs }: TurnRequest,
): Promise<ProcessResult> {
  // The run's time is over while somebody has something to say: a turn that timed out at once.
  if (leftMs <= 0) return toTimedOut(settings.clock.timestamp());
  workspace.standIns?.log.enter(progress.turns.length + 1);
  const used = progress.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
  return player.play({
    text: message.text,
    session: toSession(progress),
    timeoutMs: Math.min(call.test.timeoutMs, leftMs),
    outputBytes: Math.max(0, LIMITS.streamBytes - used),
  });
}
