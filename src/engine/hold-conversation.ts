import type { CassetteTurn, KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";
import type { OpenWorkspace, ProcessResult } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import type { GitState } from "../model/run.ts";
import type { StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { Answers } from "../model/suite.ts";
import { byteLength } from "../text/cut.ts";
import { createKeeper, toChanges } from "./kept-files.ts";
import { type RunSettings, toAgentEnvironment } from "./live-settings.ts";
import { type ConversationState, toNextMessage } from "./next-message.ts";
import { toFirstMessage } from "./preamble.ts";
import { toPrompt } from "./to-prompt.ts";

type Ended = Extract<ProcessResult, { kind: "ended" }>;

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
}

/** Why nothing was learnt and nothing is kept. */
interface BrokenOff {
  readonly reason: string;
}

/** What the user says in one turn. */
interface Message {
  readonly text: string;
  readonly source: "prompt" | "answer";
  readonly state: ConversationState;
}

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
  settings: RunSettings & { readonly countRequests: () => number },
): Promise<Conversation | BrokenOff> {
  const { test } = call;
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
    const failure = await playTurn(workspace, progress, { call, settings, message, leftMs });
    if (failure !== null) return failure;
    progress.requests.push(settings.countRequests());
    message = toReply(call, progress, state);
    if (message !== null && progress.turns.length >= test.maxTurns) {
      hitMaxTurns = true;
      message = null;
    }
    if (message !== null && toSession(progress) === null) {
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
  };
}

function countUnused(answers: Answers, state: ConversationState): number {
  return answers.kind === "none" ? 0 : answers.replies.length - state.used.size;
}

/** Session of the newest turn, or null where there is none that can be resumed. */
function toSession(progress: Progress): string | null {
  const id = progress.reading?.sessionId ?? null;
  return id !== null && SESSION_ID.test(id) ? id : null;
}

/** The user's reply to the newest turn, or null where the conversation ends. */
function toReply(call: RunCall, progress: Progress, state: ConversationState): Message | null {
  const { reading, wasEnded } = progress;
  if (wasEnded || reading === null || reading.outcome !== "completed") return null;
  const next = toNextMessage(call.test, reading.finalText ?? "", state);
  return next.kind === "say" ? next : null;
}

interface TurnRequest {
  readonly call: RunCall;
  readonly settings: RunSettings;
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
  if (result.unended.length > 0) {
    return { reason: `could not be ended: ${result.unended.join(", ")}` };
  }
  if (result.survivors.length > 0) {
    settings.warn(`ended what the agent left running: ${result.survivors.join(", ")}`);
  }
  const after = await workspace.snapshot();
  if (after.kind === "unreadable") return after;
  const git = await workspace.git();
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
  { call, settings, message, leftMs }: TurnRequest,
): Promise<ProcessResult> {
  // The run's time is over while somebody has something to say: a turn that timed out at once.
  if (leftMs <= 0) return toTimedOut(settings.clock.timestamp());
  workspace.standIns?.log.enter(progress.turns.length + 1);
  const used = progress.turns.reduce((sum, turn) => sum + toStreamBytes(turn.stdout), 0);
  const { agent } = settings;
  const prompt = toPrompt(agent, message.text);
  if (prompt.kind === "failed") return prompt;
  const own = agent.arguments({ model: call.inputs.model, session: toSession(progress) });
  return workspace.run({
    command: settings.program,
    args: [...own, ...prompt.args],
    environment: toAgentEnvironment(settings, workspace, {
      model: call.inputs.model,
      env: call.test.env,
    }),
    stdin: prompt.stdin,
    timeoutMs: Math.min(call.test.timeoutMs, leftMs),
    outputBytes: Math.max(0, LIMITS.streamBytes - used),
  });
}

function toTimedOut(startedAt: string): Ended {
  return {
    kind: "ended",
    exit: null,
    signal: null,
    ended: "timeout",
    stdout: "",
    stderr: "",
    startedAt,
    durationMs: 0,
    survivors: [],
    unended: [],
  };
}

function toStreamBytes(lines: readonly string[]): number {
  return lines.reduce((bytes, line) => bytes + byteLength(line) + 1, 0);
}

function readTurn(
  reader: StreamReader,
  result: Ended,
  earlier: StreamReading | null,
): StreamReading {
  return reader.read(toLines(result.stdout), {
    process: {
      exit: result.exit,
      signal: result.signal,
      timedOut: result.ended === "timeout",
    },
    stderr: result.stderr,
    after: earlier?.totals ?? null,
  });
}

/** Lines without their ends; a last line without an end is kept as it is. */
function toLines(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function toTurn(result: Ended, message: Message, changes: CassetteTurn["changes"]): CassetteTurn {
  return {
    user: message.text,
    source: message.source,
    stdout: toLines(result.stdout),
    stderr: toLines(result.stderr),
    exit: result.exit,
    signal: result.signal,
    ended: result.ended,
    started_at: result.startedAt,
    duration_ms: result.durationMs,
    changes,
  };
}
