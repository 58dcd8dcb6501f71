import type { CassetteTurn, KeptFile } from "../model/cassette.ts";
import { LIMITS } from "../model/limits.ts";
import type { OpenWorkspace, ProcessResult } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import type { GitState } from "../model/run.ts";
import type { StreamReader, StreamReading } from "../model/stream-reading.ts";
import type { Answers } from "../model/suite.ts";
import { createKeeper, toChanges } from "./kept-files.ts";
import { type LiveSettings, toEnvironment } from "./live-settings.ts";
import { type ConversationState, toNextMessage } from "./next-message.ts";
import { toFirstMessage } from "./preamble.ts";

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
  before: readonly KeptFile[];
  reading: StreamReading | null;
}

/** Holds the conversation turn by turn until nobody has anything to say, or says why it broke off. */
export async function holdConversation(
  workspace: OpenWorkspace,
  call: RunCall,
  settings: LiveSettings,
): Promise<Conversation | { readonly reason: string }> {
  const { test } = call;
  const keep = createKeeper();
  const deadline = settings.clock.now() + test.runTimeoutMs;
  const start = (await workspace.snapshot()).files;
  const files = start.map(keep);
  const progress: Progress = { turns: [], git: [], before: start, reading: null };
  let message: Message | null = {
    text: toFirstMessage(test.preamble, test.prompts[0] ?? ""),
    source: "prompt",
    state: { nextPrompt: 1, used: new Set() },
  };
  let state = message.state;
  let hitMaxTurns = false;
  while (message !== null) {
    state = message.state;
    const result: ProcessResult = await runTurn(workspace, settings, {
      model: call.inputs.model,
      message: message.text,
      session: progress.reading?.sessionId ?? null,
      timeoutMs: Math.max(1, Math.min(test.timeoutMs, deadline - settings.clock.now())),
      outputBytes: LIMITS.streamBytes - progress.turns.reduce(addStream, 0),
    });
    if (result.kind === "missing") return { reason: result.reason };
    await note(workspace, progress, { result, message, keep, reader: settings.reader });
    message = toReply(call, progress, state);
    if (message !== null && progress.turns.length >= test.maxTurns) {
      hitMaxTurns = true;
      message = null;
    }
    if (message !== null && progress.reading?.sessionId === null) {
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
  };
}

function countUnused(answers: Answers, state: ConversationState): number {
  return answers.kind === "none" ? 0 : answers.replies.length - state.used.size;
}

/** The user's reply to the newest turn, or null where the conversation ends. */
function toReply(call: RunCall, progress: Progress, state: ConversationState): Message | null {
  const { reading } = progress;
  if (reading === null || reading.outcome !== "completed") return null;
  const next = toNextMessage(call.test, reading.finalText ?? "", state);
  return next.kind === "say" ? next : null;
}

/** Adds a finished turn: its stream, what it changed, and the state of git. */
async function note(
  workspace: OpenWorkspace,
  progress: Progress,
  turn: {
    readonly result: Ended;
    readonly message: Message;
    readonly keep: (file: KeptFile) => KeptFile;
    readonly reader: StreamReader;
  },
): Promise<void> {
  const after = (await workspace.snapshot()).files;
  const changes = toChanges(progress.before, after);
  progress.turns.push(toTurn(turn.result, { ...turn, changes }));
  progress.git.push(await workspace.git());
  progress.reading = readTurn(turn.reader, turn.result, progress.reading);
  progress.before = after;
}

function addStream(sum: number, turn: CassetteTurn): number {
  return turn.stdout.reduce((bytes, line) => bytes + line.length + 1, sum);
}
async function runTurn(
  workspace: OpenWorkspace,
  settings: LiveSettings,
  turn: {
    readonly model: string;
    readonly message: string;
    readonly session: string | null;
    readonly timeoutMs: number;
    readonly outputBytes: number;
  },
): Promise<ProcessResult> {
  const result = await workspace.run({
    command: settings.program,
    args: settings.agent.arguments({ model: turn.model, session: turn.session }),
    environment: toEnvironment(settings, workspace.home),
    stdin: turn.message,
    timeoutMs: turn.timeoutMs,
    outputBytes: Math.max(1, turn.outputBytes),
  });
  if (result.kind === "ended" && result.survivors.length > 0) {
    settings.warn(`ended what the agent left running: ${result.survivors.join(", ")}`);
  }
  return result;
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

function toTurn(
  result: Ended,
  turn: {
    readonly message: Message;
    readonly changes: ReturnType<typeof toChanges>;
    readonly keep: (file: KeptFile) => KeptFile;
  },
): CassetteTurn {
  return {
    user: turn.message.text,
    source: turn.message.source,
    stdout: toLines(result.stdout),
    stderr: toLines(result.stderr),
    exit: result.exit,
    signal: result.signal,
    ended: result.ended,
    started_at: result.startedAt,
    duration_ms: result.durationMs,
    changes: turn.changes.map((change) =>
      change.kind === "deleted" ? change : { ...turn.keep(change), kind: change.kind },
    ),
  };
}
