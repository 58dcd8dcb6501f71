import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ProcessCall, ProcessResult } from "../model/machine.ts";
import type { Exit, StartedProcess, StartProcess, StreamFile, Streams } from "./start-process.ts";

/** Between two looks at the size of the streams and at /proc. */
const WATCH_MS = 100;
/** Kept of stderr: the cause of a broken stream stands at its beginning (agents.md §6). */
const STDERR_BYTES = 256 * 1024;
/** Above it stderr counts as too much output: as much as a run's stream (security.md SB-11). */
const STDERR_LIMIT_BYTES = 4 * 1024 * 1024;
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

function openStreams(folder: string, id: string, stdin: string): Streams {
  const open = (name: string, flags: string): StreamFile => {
    const place = path.join(folder, `${id}.${name}`);
    return { path: place, descriptor: openSync(place, flags, 0o600) };
  };
  writeFileSync(path.join(folder, `${id}.in`), stdin, { mode: 0o600 });
  return { stdin: open("in", "r"), stdout: open("out", "wx+"), stderr: open("err", "wx+") };
}

function isOver(streams: Streams, outputBytes: number): boolean {
  return (
    fstatSync(streams.stdout.descriptor).size > outputBytes ||
    fstatSync(streams.stderr.descriptor).size > STDERR_LIMIT_BYTES
  );
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

/** Waits for a promise, but not longer than that; leaves no timer behind. */
async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const timer = pause(milliseconds, undefined, { signal: stop.signal });
  await Promise.race([promise, timer]);
  stop.abort();
  await timer.catch(() => undefined);
}

/** First `limit` bytes of a file, cut at a character boundary. */
function readStart({ descriptor }: StreamFile, limit: number): string {
  const bytes = Buffer.alloc(Math.min(limit, fstatSync(descriptor).size));
  let length = 0;
  while (length < bytes.length) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, length);
    if (count === 0) break;
    length += count;
  }
  const isCut = fstatSync(descriptor).size > limit;
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, length), {
    stream: isCut,
  });
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
    for (const { descriptor } of [streams.stdin, streams.stdout, streams.stderr]) {
      closeSync(descriptor);
    }
  }
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
  let exit: Exit = { exit: null, signal: null };
  await waitAtMost(
    EXIT_MS,
    exited.then((seen) => {
      exit = seen;
    }),
  );
  return {
    kind: "ended",
    ...exit,
    ended: isOver(streams, outputBytes) ? "output" : ended.kind,
    stdout: readStart(streams.stdout, outputBytes),
    stderr: readStart(streams.stderr, STDERR_BYTES),
    startedAt: startedAt.toISOString(),
    durationMs,
    survivors: ended.kind === "by-itself" ? end.ended : [],
    unended: end.left,
  };
}
