import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { findGit } from "./find-outside.ts";
import { type GitPlace, toGitArgs, toGitEnvironment } from "./git-process.ts";

/** Reads objects one after the other from one long-lived `git cat-file --batch`. */
export interface BlobReader {
  /** Bytes of an object by its id, or null when it is not in the repository. */
  readonly read: (id: string) => Promise<Uint8Array | null>;
  /** Ends the process; what is still asked for is rejected. */
  readonly close: () => Promise<void>;
}

interface Pending {
  readonly resolve: (bytes: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

type BatchProcess = ChildProcessByStdio<Writable, Readable, null>;

interface State {
  child: BatchProcess | null;
  chunks: Buffer[];
  /** Bytes in `chunks`. */
  held: number;
  /** Bytes that must be held before it is worth looking again. */
  wanted: number;
  readonly pending: Pending[];
}

/** The process starts with the first question and keeps nobody from exiting while none is open. */
export function openBlobReader(place: GitPlace): BlobReader {
  const state: State = { child: null, chunks: [], held: 0, wanted: 0, pending: [] };
  return {
    read: (id) =>
      new Promise((resolve, reject) => {
        state.child ??= start(place, state);
        state.pending.push({ resolve, reject });
        hold(state.child, true);
        state.child.stdin.write(`${id}\n`);
      }),
    close: async () => {
      const { child } = state;
      if (child === null || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.ref();
      child.stdin.end();
      child.kill();
      await ended;
    },
  };
}

function start(place: GitPlace, state: State): BatchProcess {
  const child = spawn(findGit(), toGitArgs(place, ["cat-file", "--batch"]), {
    env: toGitEnvironment(false),
    stdio: ["pipe", "pipe", "ignore"],
  });
  const fail = (error: Error): void => {
    if (state.child === child) state.child = null;
    for (const pending of state.pending.splice(0)) pending.reject(error);
  };
  child.stdout.on("data", (chunk: Buffer) => {
    state.chunks.push(chunk);
    state.held += chunk.length;
    if (state.held >= state.wanted) drain(state);
    if (state.pending.length === 0) hold(child, false);
  });
  child.stdin.on("error", fail);
  child.on("error", fail);
  child.on("close", () => fail(new Error("git cat-file ended early")));
  return child;
}

/** Hands out every answer that is complete: `<id> <type> <size>\n<bytes>\n`, or `<id> missing\n`. */
function drain(state: State): void {
  let held = Buffer.concat(state.chunks);
  state.wanted = 0;
  for (;;) {
    const end = held.indexOf(10);
    if (end < 0) break;
    const size = toSize(held.toString("latin1", 0, end));
    const length = end + 1 + (size === null ? 0 : size + 1);
    if (held.length < length) {
      state.wanted = length;
      break;
    }
    // Copied: a view would keep every answer of this chunk alive.
    const bytes = size === null ? null : new Uint8Array(held.subarray(end + 1, length - 1));
    state.pending.shift()?.resolve(bytes);
    held = held.subarray(length);
  }
  state.chunks = [held];
  state.held = held.length;
}

function toSize(header: string): number | null {
  const match = /^[0-9a-f]+ [a-z]+ (\d+)$/.exec(header);
  return match ? Number(match[1]) : null;
}

/** An idle reader must not keep the program alive. */
function hold(child: BatchProcess, held: boolean): void {
  for (const handle of [child, child.stdin, child.stdout]) {
    const { ref, unref } = handle as { ref?: () => void; unref?: () => void };
    (held ? ref : unref)?.call(handle);
  }
}
