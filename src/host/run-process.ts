import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ProcessCall, ProcessResult } from "../model/machine.ts";
import { type Descendant, findDescendants } from "./descendants.ts";

/** Variable that marks every process of one call; its value is random and says nothing. */
const MARKER = "SKILLCHECK_PROCESS";
/** Between SIGTERM and SIGKILL (security.md SB-9). */
const GRACE_MS = 5000;
const WATCH_MS = 100;
const STDERR_BYTES = 256 * 1024;

function signal(processes: readonly Descendant[], name: "SIGTERM" | "SIGKILL"): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // Already gone.
    }
  }
}

/** Ends every process of the call: SIGTERM to all, grace, SIGKILL to all, until none is left. */
async function endAll(root: number, marker: string): Promise<readonly string[]> {
  // Listed before anything is killed: orphans re-parent to 1 (AG-1).
  const found = findDescendants(root, marker);
  signal(found, "SIGTERM");
  const deadline = Date.now() + GRACE_MS;
  while (Date.now() < deadline && findDescendants(root, marker).length > 0) await pause(WATCH_MS);
  for (let left = findDescendants(root, marker); left.length > 0; ) {
    signal(left, "SIGKILL");
    await pause(WATCH_MS);
    left = findDescendants(root, marker);
  }
  return found.map(({ command }) => command);
}

interface Exit {
  readonly exit: number | null;
  readonly signal: string | null;
  readonly reason: string | null;
}

type Ending = "by-itself" | "timeout" | "output";

/** Waits for the exit, the deadline or too much output, whichever comes first. */
async function watch(
  exited: Promise<unknown>,
  stdout: number,
  limits: { readonly timeoutMs: number; readonly outputBytes: number },
): Promise<Ending> {
  const stop = new AbortController();
  const deadline = pause(limits.timeoutMs, "timeout" as const, { signal: stop.signal });
  const output = (async () => {
    while (fstatSync(stdout).size <= limits.outputBytes) {
      await pause(WATCH_MS, undefined, { signal: stop.signal });
    }
    return "output" as const;
  })();
  const ended = exited.then(() => "by-itself" as const);
  try {
    return await Promise.race([ended, deadline, output]);
  } finally {
    stop.abort();
    await Promise.allSettled([deadline, output]);
  }
}

/** First `limit` bytes of a file, cut at a character boundary. */
function readStart(file: string, limit: number): string {
  const bytes = readFileSync(file);
  return new TextDecoder().decode(bytes.subarray(0, limit), { stream: true });
}

/**
 * Runs a process with stdin from a file and stdout and stderr to files, all in `ioFolder`
 * (agents.md AG-4 to AG-6). Ends every descendant at the deadline and after its exit.
 */
export async function runProcess(call: ProcessCall, ioFolder: string): Promise<ProcessResult> {
  const marker = `${MARKER}=${randomUUID()}`;
  const id = marker.slice(MARKER.length + 1);
  const names = ["in", "out", "err"].map((name) => path.join(ioFolder, `${id}.${name}`));
  const [inputFile = "", outputFile = "", errorFile = ""] = names;
  writeFileSync(inputFile, call.stdin, { mode: 0o600 });
  const descriptors = [
    openSync(inputFile, "r"),
    openSync(outputFile, "w+", 0o600),
    openSync(errorFile, "w", 0o600),
  ] as const;
  const startedAt = new Date();
  try {
    const child = spawn(call.command, call.args, {
      cwd: call.folder,
      env: { ...call.environment, [MARKER]: id },
      stdio: [...descriptors],
      detached: true,
    });
    const exited = new Promise<Exit>((resolve) => {
      child.once("error", (error) => resolve({ exit: null, signal: null, reason: error.message }));
      child.once("exit", (exit, by) => resolve({ exit, signal: by, reason: null }));
    });
    if (child.pid === undefined) {
      return {
        kind: "missing",
        reason: `${call.command} could not be started: ${(await exited).reason}`,
      };
    }
    const ended = await watch(exited, descriptors[1], call);
    const durationMs = Date.now() - startedAt.getTime();
    const survivors = await endAll(child.pid, marker);
    const { exit, signal: endedBy } = await exited;
    return {
      kind: "ended",
      exit,
      signal: endedBy,
      ended,
      stdout: readStart(outputFile, call.outputBytes),
      stderr: readStart(errorFile, STDERR_BYTES),
      startedAt: startedAt.toISOString(),
      durationMs,
      survivors: ended === "by-itself" ? survivors : [],
    };
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}
