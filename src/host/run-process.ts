import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ProcessCall, ProcessResult } from "../model/machine.ts";
import { type Descendants, followDescendants } from "./descendants.ts";
import { endProcesses } from "./end-processes.ts";

/** Variable that marks every process of one call; its value is random and says nothing (agents.md AG-1). */
export const PROCESS_MARKER = "SKILLCHECK_PROCESS";
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
}

interface Exit {
  readonly exit: number | null;
  readonly signal: string | null;
}

type Ending = "by-itself" | "timeout" | "output" | "interrupted";

interface Streams {
  readonly stdin: number;
  readonly stdout: number;
  readonly stderr: number;
}

function openStreams(folder: string, id: string, stdin: string): Streams {
  const at = (name: string) => path.join(folder, `${id}.${name}`);
  writeFileSync(at("in"), stdin, { mode: 0o600 });
  return {
    stdin: openSync(at("in"), "r"),
    stdout: openSync(at("out"), "wx+", 0o600),
    stderr: openSync(at("err"), "wx+", 0o600),
  };
}

function isOver(streams: Streams, outputBytes: number): boolean {
  return (
    fstatSync(streams.stdout).size > outputBytes ||
    fstatSync(streams.stderr).size > STDERR_LIMIT_BYTES
  );
}

/** Waits for the exit, the deadline, too much output or an interruption, whichever comes first. */
async function watch(
  run: { readonly exited: Promise<Exit>; readonly descendants: Descendants },
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
    if (limits.interrupted.aborted) return "interrupted";
    if (hasExited) return "by-itself";
    if (isOver(streams, limits.outputBytes)) return "output";
    const left = deadline - performance.now();
    if (left <= 0) return "timeout";
    // Also remembers every process that is seen, before it can lose its parent.
    run.descendants.list();
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
function readStart(descriptor: number, limit: number): string {
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

/** Starts the process as the leader of a session of its own. */
async function start(
  call: ProcessCall,
  streams: Streams,
  id: string,
): Promise<
  | { readonly kind: "started"; readonly pid: number; readonly exited: Promise<Exit> }
  | { readonly kind: "failed"; readonly reason: string }
> {
  try {
    const child = spawn(call.command, call.args, {
      cwd: call.folder,
      env: { ...call.environment, [PROCESS_MARKER]: id },
      stdio: [streams.stdin, streams.stdout, streams.stderr],
      detached: true,
    });
    const exited = new Promise<Exit>((resolve) => {
      child.once("exit", (exit, signal) => resolve({ exit, signal }));
    });
    const failed = new Promise<Error>((resolve) => {
      child.once("error", resolve);
    });
    if (child.pid !== undefined) return { kind: "started", pid: child.pid, exited };
    throw await failed;
  } catch (error) {
    // Also thrown at once: a NUL in an argument, an environment that is too large.
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", reason: `${call.command} could not be started: ${reason}` };
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
    return await runWith(streams, call, { id, interrupted: place.interrupted });
  } finally {
    for (const descriptor of Object.values(streams)) closeSync(descriptor);
  }
}

async function runWith(
  streams: Streams,
  call: ProcessCall,
  { id, interrupted }: { readonly id: string; readonly interrupted: AbortSignal },
): Promise<ProcessResult> {
  const startedAt = new Date();
  const began = performance.now();
  const started = await start(call, streams, id);
  if (started.kind === "failed") return started;
  const { pid, exited } = started;
  const descendants = followDescendants(pid, `${PROCESS_MARKER}=${id}`);
  const { timeoutMs, outputBytes } = call;
  const limits = { timeoutMs, outputBytes, interrupted };
  const ended = await watch({ exited, descendants }, streams, limits);
  const durationMs = Math.round(performance.now() - began);
  const end = await endProcesses(pid, descendants);
  if (ended === "interrupted") return { kind: "failed", reason: "interrupted" };
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
    ended: isOver(streams, outputBytes) ? "output" : ended,
    stdout: readStart(streams.stdout, outputBytes),
    stderr: readStart(streams.stderr, STDERR_BYTES),
    startedAt: startedAt.toISOString(),
    durationMs,
    survivors: ended === "by-itself" ? end.ended : [],
    unended: end.left,
  };
}
