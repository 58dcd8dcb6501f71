import { randomUUID } from "node:crypto";
import type { ProcessCall, ProcessResult } from "../model/machine.ts";
import {
  closeStreams,
  isTooMuchStderr,
  openStreams,
  readStderr,
  readText,
  sizeOf,
} from "./process-streams.ts";
import type { Exit, StartedProcess, StartProcess, Streams } from "./start-process.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** Between two looks at the size of the streams and at /proc. */
const WATCH_MS = 100;
/** For the system to tell us of an exit that has happened. */
const EXIT_MS = 1000;

/** Where a call keeps its streams, and how it is given up. */
export interface ProcessPlace {
  /** Outside the workspace. */
  readonly ioFolder: string;
  /** Aborted when skillcheck itself is interrupted: everything is ended, the call fails. */
  readonly interrupted: AbortSignal;
  readonly start: StartProcess;
}

type Ending =
  | { readonly kind: "by-itself" | "timeout" | "output" }
  /** Nothing was learnt: skillcheck is ending, or a limit of SB-11 was passed. */
  | { readonly kind: "given-up"; readonly reason: string };

function isOver(streams: Streams, outputBytes: number): boolean {
  return sizeOf(streams.stdout) > outputBytes || isTooMuchStderr(streams);
}

/** Waits for the exit, the deadline, too much output or an interruption, whichever comes first. */
async function watch(
  run: StartedProcess,
  streams: Streams,
  limits: {
    readonly timeoutMs: number;
    readonly outputBytes: number;
    readonly interrupted: AbortSignal;
  },
): Promise<Ending> {
  const deadline = performance.now() + limits.timeoutMs;
  let hasExited = false;
  const exited = run.exited.then(() => {
    hasExited = true;
  });
  for (;;) {
    if (limits.interrupted.aborted) return { kind: "given-up", reason: "interrupted" };
    if (hasExited) return { kind: "by-itself" };
    if (isOver(streams, limits.outputBytes)) return { kind: "output" };
    const left = deadline - performance.now();
    if (left <= 0) return { kind: "timeout" };
    // Also remembers every process that is seen, before it can lose its parent.
    const excess = run.look();
    if (excess !== null) return { kind: "given-up", reason: `was ended: it ${excess}` };
    await waitAtMost(Math.min(WATCH_MS, left), exited);
  }
}

/**
 * Runs a process with stdin from a file and stdout and stderr to files (agents.md AG-4 to AG-6). Ends
 * every process that came from it at the deadline, at too much output and after its own exit; returns
 * at most about ten seconds after the deadline.
 */
export async function runProcess(call: ProcessCall, place: ProcessPlace): Promise<ProcessResult> {
  if (place.interrupted.aborted) return { kind: "failed", reason: "interrupted" };
  const id = randomUUID();
  const streams = openStreams(place.ioFolder, id, call.stdin);
  try {
    return await runWith(streams, call, { id, place });
  } finally {
    closeStreams(streams);
  }
}

/** The exit of a process that has ended, as the system tells us; nothing is known where it does not. */
export async function hearExit(exited: Promise<Exit>): Promise<Exit> {
  let exit: Exit = { exit: null, signal: null };
  await waitAtMost(
    EXIT_MS,
    exited.then((seen) => {
      exit = seen;
    }),
  );
  return exit;
}

async function runWith(
  streams: Streams,
  call: ProcessCall,
  { id, place }: { readonly id: string; readonly place: ProcessPlace },
): Promise<ProcessResult> {
  const startedAt = new Date();
  const began = performance.now();
  const { start, interrupted } = place;
  const started = await start(call, streams, id);
  if (started.kind === "failed") return started;
  const { exited } = started.process;
  const { timeoutMs, outputBytes } = call;
  const limits = { timeoutMs, outputBytes, interrupted };
  const ended = await watch(started.process, streams, limits);
  const durationMs = Math.round(performance.now() - began);
  const end = await started.process.end();
  if (ended.kind === "given-up") return { kind: "failed", reason: ended.reason };
  const exit = await hearExit(exited);
  return {
    kind: "ended",
    ...exit,
    ended: isOver(streams, outputBytes) ? "output" : ended.kind,
    stdout: readText(streams.stdout, 0, outputBytes),
    stderr: readStderr(streams, 0),
    startedAt: startedAt.toISOString(),
    durationMs,
    survivors: ended.kind === "by-itself" ? end.ended : [],
    unended: end.left,
  };
}
