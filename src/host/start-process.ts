import { spawn } from "node:child_process";
import type { Writable } from "node:stream";
import type { ProcessCall } from "../model/machine.ts";
import { followDescendants } from "./descendants.ts";
import { type EndedProcesses, endProcesses } from "./end-processes.ts";
import { findExcess } from "./find-excess.ts";

/** Variable that marks every process of one call; its value is random and says nothing (agents.md AG-1). */
const PROCESS_MARKER = "SKILLCHECK_PROCESS";

/** How a process ended. */
export interface Exit {
  readonly exit: number | null;
  readonly signal: string | null;
}

/** A file that is open here and can be opened elsewhere by its path. */
export interface StreamFile {
  readonly path: string;
  readonly descriptor: number;
}

/** Stdin, stdout and stderr of a process, all of them files (agents.md AG-4 to AG-6). */
export interface Streams {
  /** Null where it stays open and is written to. */
  readonly stdin: StreamFile | null;
  readonly stdout: StreamFile;
  readonly stderr: StreamFile;
}

/** An open stdin. What is written after the process has ended is lost; nothing here throws. */
export interface ProcessInput {
  readonly write: (text: string) => void;
  readonly close: () => void;
}

/** A process that runs. */
export interface StartedProcess {
  /** Null where its stdin is a file. */
  readonly input: ProcessInput | null;
  /** Never rejects. */
  readonly exited: Promise<Exit>;
  /**
   * Looks for what comes from it before it can hide; call it often. What all of it takes too much of, in words
   * (security.md SB-11), or null.
   */
  readonly look: () => string | null;
  /** Ends everything that came from it: SIGTERM to all, 5 s, SIGKILL to all until none is left. */
  readonly end: () => Promise<EndedProcesses>;
}

/** What is started. */
export type ProcessStart = Pick<ProcessCall, "command" | "args" | "folder" | "environment">;

/** Starts a process, here or in a cage. `id` is random. Never rejects. */
export type StartProcess = (
  call: ProcessStart,
  streams: Streams,
  id: string,
) => Promise<
  | { readonly kind: "started"; readonly process: StartedProcess }
  | { readonly kind: "failed"; readonly reason: string }
>;

/** Starts a process on this machine as the leader of a session of its own. */
export const startHere: StartProcess = async (call, streams, id) => {
  try {
    const child = spawn(call.command, call.args, {
      cwd: call.folder,
      env: { ...call.environment, [PROCESS_MARKER]: id },
      stdio: [
        streams.stdin?.descriptor ?? "pipe",
        streams.stdout.descriptor,
        streams.stderr.descriptor,
      ],
      detached: true,
    });
    const exited = new Promise<Exit>((resolve) => {
      child.once("exit", (exit, signal) => resolve({ exit, signal }));
    });
    const failed = new Promise<Error>((resolve) => {
      child.once("error", resolve);
    });
    const { pid } = child;
    if (pid === undefined) throw await failed;
    const descendants = followDescendants(pid, `${PROCESS_MARKER}=${id}`);
    const look = () => findExcess(descendants.list() ?? []);
    return {
      kind: "started",
      process: {
        input: toInput(child.stdin),
        exited,
        look,
        end: () => endProcesses(pid, descendants),
      },
    };
  } catch (error) {
    // Also thrown at once: a NUL in an argument, an environment that is too large.
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", reason: `${call.command} could not be started: ${reason}` };
  }
};

function toInput(stdin: Writable | null): ProcessInput | null {
  if (stdin === null) return null;
  // Written to after its end: the answer that never comes says so.
  stdin.on("error", () => undefined);
  return { write: (text) => stdin.write(text), close: () => stdin.end() };
}
