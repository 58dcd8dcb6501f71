import { randomUUID } from "node:crypto";
import type { Answered, OpenDialogue, SpokenResult, SpokenTurn } from "../model/machine.ts";
import { followLines, type LineTail } from "./line-tail.ts";
import {
  closeStreams,
  isTooMuchStderr,
  openStreams,
  readStderr,
  sizeOf,
} from "./process-streams.ts";
import { hearExit, type ProcessPlace } from "./run-process.ts";
import type { Exit, ProcessStart, StartedProcess, Streams } from "./start-process.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** Between two looks at stdout: every answer of ours waits for one. */
const LISTEN_MS = 10;
/** Between two looks at /proc. */
const WATCH_MS = 100;
/** For a process to end by itself once its stdin is closed; some never do (agents.md §3.7). */
const CLOSE_MS = 500;
const STILL_ALIVE: Exit = { exit: null, signal: null };

type Ending =
  | { readonly kind: "over" | "exited" | "timeout" | "output" }
  /** Nothing was learnt: skillcheck is ending, or a limit of SB-11 was passed. */
  | { readonly kind: "given-up"; readonly reason: string };

/** A process that runs and is talked to. */
interface Talk {
  readonly process: StartedProcess;
  readonly streams: Streams;
  readonly tail: LineTail;
  readonly interrupted: AbortSignal;
  readonly exited: Promise<void>;
  hasExited: boolean;
  /** While nobody listens; null in a turn and before the first. */
  pause: Pause | null;
}

/**
 * Starts a process with an open stdin, its stdout and stderr in files (agents.md AG-6), and talks to it turn by turn. What came
 * from it is ended by `close` and wherever a turn does not end well.
 */
export async function openDialogue(
  call: ProcessStart,
  place: ProcessPlace,
): Promise<
  | { readonly kind: "open"; readonly dialogue: OpenDialogue }
  | { readonly kind: "failed"; readonly reason: string }
> {
  if (place.interrupted.aborted) return { kind: "failed", reason: "interrupted" };
  const id = randomUUID();
  const streams = openStreams(place.ioFolder, id, null);
  const started = await place.start(call, streams, id);
  if (started.kind === "failed") {
    closeStreams(streams);
    return started;
  }
  const { process } = started;
  const talk: Talk = {
    process,
    streams,
    tail: followLines(streams.stdout),
    interrupted: place.interrupted,
    exited: process.exited.then(() => {
      talk.hasExited = true;
    }),
    hasExited: false,
    pause: null,
  };
  let closing: ReturnType<OpenDialogue["close"]> | null = null;
  const close: OpenDialogue["close"] = () => {
    closing ??= closeTalk(talk);
    return closing;
  };
  return { kind: "open", dialogue: { turn: (turn) => playTurn(talk, turn), close } };
}

async function closeTalk(talk: Talk): ReturnType<OpenDialogue["close"]> {
  const { process, streams } = talk;
  await talk.pause?.end();
  process.input?.close();
  if (!talk.interrupted.aborted) await waitAtMost(CLOSE_MS, talk.exited);
  const { left } = await process.end();
  closeStreams(streams);
  return { unended: left };
}

/** The time between two turns. */
interface Pause {
  /** Ends it; what everything was ended for meanwhile, in words, or null. */
  readonly end: () => Promise<string | null>;
}

/**
 * Holds what goes on while nobody listens to the limits of a turn (security.md SB-11): what the agent left running, and
 * itself. Also once the agent has exited: its children may not have.
 */
function openPause(talk: Talk, turn: SpokenTurn): Pause {
  const { process, interrupted } = talk;
  let wake: () => void = () => undefined;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const watch = async (): Promise<string | null> => {
    while (!isOver && !interrupted.aborted) {
      const excess = process.look();
      // Too much output is told by the next turn, which reads it.
      if (excess !== null || findExcessOutput(talk, turn) !== null) {
        await process.end();
        return excess;
      }
      await waitAtMost(WATCH_MS, over);
    }
    return null;
  };
  const watched = watch();
  return {
    end: () => {
      isOver = true;
      wake();
      return watched;
    },
  };
}

async function playTurn(talk: Talk, turn: SpokenTurn): Promise<SpokenResult> {
  const excess = (await talk.pause?.end()) ?? null;
  talk.pause = null;
  if (excess !== null) return { kind: "failed", reason: toGivenUp(excess).reason };
  const result = await playOpenTurn(talk, turn);
  if (result.kind === "ended" && result.ended === "by-itself") talk.pause = openPause(talk, turn);
  return result;
}

async function playOpenTurn(talk: Talk, turn: SpokenTurn): Promise<SpokenResult> {
  const { process, streams, tail } = talk;
  const startedAt = new Date();
  const began = performance.now();
  const stderrOffset = sizeOf(streams.stderr);
  const ended = await listen(talk, turn);
  const durationMs = Math.round(performance.now() - began);
  const isOver = ended.kind === "over";
  const end = isOver ? { ended: [], left: [] } : await process.end();
  if (ended.kind === "given-up") return { kind: "failed", reason: ended.reason };
  return {
    kind: "ended",
    ...(isOver ? STILL_ALIVE : await hearExit(process.exited)),
    ended: isOver || ended.kind === "exited" ? "by-itself" : ended.kind,
    rest: isOver ? "" : tail.rest(turn.outputBytes),
    stderr: readStderr(streams, stderrOffset),
    startedAt: startedAt.toISOString(),
    durationMs,
    survivors: ended.kind === "exited" ? end.ended : [],
    unended: end.left,
  };
}

/** Hears and answers until the turn is over, or the process, its time or its output is. */
async function listen(talk: Talk, turn: SpokenTurn): Promise<Ending> {
  const deadline = performance.now() + turn.timeoutMs;
  const look = lookNowAndThen(talk.process);
  for (let begin: (() => Answered) | null = turn.begin; ; begin = null) {
    if (talk.interrupted.aborted) return { kind: "given-up", reason: "interrupted" };
    // Asked before reading: what it wrote until then is heard.
    const { hasExited } = talk;
    const ending = speak(talk, turn, begin);
    if (ending !== null) return ending;
    if (hasExited) return { kind: "exited" };
    const left = deadline - performance.now();
    if (left <= 0) return { kind: "timeout" };
    const excess = look();
    if (excess !== null) return toGivenUp(excess);
    await waitAtMost(Math.min(LISTEN_MS, left), talk.exited);
  }
}

function toGivenUp(excess: string): Extract<Ending, { readonly kind: "given-up" }> {
  return { kind: "given-up", reason: `was ended: it ${excess}` };
}

function speak(talk: Talk, turn: SpokenTurn, begin: (() => Answered) | null): Ending | null {
  const heard = hear(talk, turn);
  if (heard !== null) return heard;
  const begun = begin === null ? null : say(talk, begin());
  return begun ?? findExcessOutput(talk, turn);
}

function hear(talk: Talk, turn: SpokenTurn): Ending | null {
  const lines = talk.tail.read(turn.outputBytes);
  return lines.length === 0 ? null : say(talk, turn.hear(lines));
}

function say({ process }: Talk, answered: Answered): Ending | null {
  for (const line of answered.say) process.input?.write(`${line}\n`);
  if (answered.turn === "over") return { kind: "over" };
  return answered.turn === "too-much" ? { kind: "output" } : null;
}

function findExcessOutput({ tail, streams }: Talk, turn: SpokenTurn): Ending | null {
  const isOver = tail.openBytes() > turn.outputBytes || isTooMuchStderr(streams);
  return isOver ? { kind: "output" } : null;
}

/** Looking also remembers every process that is seen, before it can lose its parent. */
function lookNowAndThen(process: StartedProcess): () => string | null {
  let nextAt = 0;
  return () => {
    const now = performance.now();
    if (now < nextAt) return null;
    nextAt = now + WATCH_MS;
    return process.look();
  };
}
