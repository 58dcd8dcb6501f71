import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { followDescendants } from "../descendants.ts";
import type { EndedProcesses } from "../end-processes.ts";
import { findExcess } from "../find-excess.ts";
import type { Exit, ProcessInput, ProcessStart, StartProcess, Streams } from "../start-process.ts";
import { type CagePlan, HOME_SOURCE } from "./cage-plan.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { type CagePrograms, toCageArguments } from "./to-cage-arguments.ts";

/** Between SIGTERM and SIGKILL (security.md SB-9). */
const GRACE_MS = 5000;
/** How long the relay may take to start, and to answer once everything must have ended. */
const ANSWER_MS = 15_000;
/** Of what bubblewrap or an engine says when it fails. */
const WORDS = 500;

/** One cage or container, for all turns of a run. */
export interface Cage {
  /** Starts a program inside; one at a time. */
  readonly start: StartProcess;
  /** Process id of bubblewrap, which everything of a cage comes from, or of the engine's command. */
  readonly pid: number;
  /**
   * Reads while nothing inside goes on: whoever still runs could else exchange a folder for a link under our eyes. Null
   * where it could not be stopped. One reading at a time.
   */
  readonly still: <Read>(read: () => Promise<Read>) => Promise<Read | null>;
  /** Ends everything in it. Never rejects. */
  readonly close: () => Promise<void>;
}

/** A cage, or why there is none: words of bubblewrap, of the engine or of the relay. */
export type OpenedCage =
  | { readonly kind: "open"; readonly cage: Cage }
  | { readonly kind: "failed"; readonly reason: string };

/** A process of this machine whose stdin and stdout are those of a relay. */
export type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** What was started around a relay. */
export interface Shell {
  /** The program that was started, for people. */
  readonly name: string;
  readonly child: Child;
  /** What goes on inside takes too much of something, in words, or null; as often as it is asked (security.md SB-11). */
  readonly look: () => string | null;
  /** Ends everything inside at once. */
  readonly kill: () => Promise<void>;
  /** How long the relay may take to start, in milliseconds. */
  readonly startMs: number;
}

/** What the relay says. */
interface Line {
  /** The next answer that fits; null when none comes in time, or the cage is gone. */
  readonly next: (fits: (answer: Answer) => boolean, limitMs?: number) => Promise<Answer | null>;
  readonly gone: Promise<void>;
  readonly isGone: () => boolean;
}

/**
 * Starts bubblewrap with the relay as the only program in it. Our own environment is handed on to neither
 * (security.md SB-6).
 */
export function openCage(
  bubblewrap: string,
  plan: CagePlan,
  programs: CagePrograms,
): Promise<OpenedCage> {
  const child = spawn(bubblewrap, toCageArguments(plan, programs), {
    env: {},
    stdio: ["pipe", "pipe", "pipe"],
  });
  // Orphans of a cage go to its init, which comes from bubblewrap itself.
  const inside = child.pid === undefined ? null : followDescendants(child.pid, null);
  return openShell(plan, {
    name: "bubblewrap",
    child,
    look: () => findExcess(inside?.list() ?? []),
    kill: async () => {
      child.kill("SIGKILL");
    },
    startMs: ANSWER_MS,
  });
}

/** Waits for the relay inside, and gives it its first order. */
export async function openShell(
  plan: Pick<CagePlan, "forward" | "home">,
  shell: Shell,
): Promise<OpenedCage> {
  const { child } = shell;
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    words = `${words}${text}`.slice(0, WORDS);
  });
  // Written to after its end: the answer that never comes says so.
  child.stdin.on("error", () => undefined);
  const line = listen(child);
  const { forward } = plan;
  send(child, { kind: "open", forward, home: { from: HOME_SOURCE, to: plan.home.path } });
  const answer = await line.next(({ kind }) => kind === "ready", shell.startMs);
  if (answer?.kind === "ready" && child.pid !== undefined) {
    return { kind: "open", cage: toCage(shell, child.pid, line) };
  }
  await shell.kill();
  await line.gone;
  return { kind: "failed", reason: words.trim() || `${shell.name} gave no answer` };
}

function send(child: Child, order: unknown): void {
  child.stdin.write(`${JSON.stringify(order)}\n`);
}

function listen(child: Child): Line {
  const waiting = new Set<(answer: Answer | null) => void>();
  let isGone = false;
  const tell = (answer: Answer | null) => {
    for (const hear of [...waiting]) hear(answer);
  };
  createInterface({ input: child.stdout }).on("line", (text) => {
    const answer = readAnswer(text);
    if (answer !== null) tell(answer);
  });
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      isGone = true;
      tell(null);
      resolve();
    };
    child.once("error", end);
    child.once("close", end);
  });
  const next: Line["next"] = (fits, limitMs) => {
    if (isGone) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (answer: Answer | null) => {
        clearTimeout(timer);
        waiting.delete(hear);
        resolve(answer);
      };
      const hear = (answer: Answer | null) => {
        if (answer === null || fits(answer)) settle(answer);
      };
      const timer = limitMs === undefined ? undefined : setTimeout(() => settle(null), limitMs);
      waiting.add(hear);
    });
  };
  return { next, gone, isGone: () => isGone };
}

/** What is told of a process whose cage is gone. */
const KILLED: Exit = { exit: null, signal: "SIGKILL" };

function toCage({ child, look, kill }: Shell, pid: number, line: Line): Cage {
  const end = async (): Promise<EndedProcesses> => {
    const answer = line.next(({ kind }) => kind === "ended", GRACE_MS + ANSWER_MS);
    send(child, { kind: "end", graceMs: GRACE_MS });
    const ended = await answer;
    if (ended?.kind === "ended") return { ended: ended.ended, left: ended.left };
    // Without an answer nothing in it can be trusted to end: with its init all of it dies.
    await kill();
    await line.gone;
    return { ended: [], left: [] };
  };
  let hasStarted = false;
  const start: StartProcess = async (call, streams, id) => {
    hasStarted = true;
    if (line.isGone()) return { kind: "failed", reason: toReason(call, "the cage has ended") };
    const exited = line.next((answer) => answer.kind === "exited" && answer.id === id);
    const started = line.next(
      (answer) => (answer.kind === "started" || answer.kind === "failed") && answer.id === id,
    );
    send(child, toOrder(call, streams, id));
    const answer = await started;
    if (answer?.kind === "failed") return { kind: "failed", reason: toReason(call, answer.reason) };
    const toExit = (last: Answer | null): Exit =>
      last?.kind === "exited" ? { exit: last.exit, signal: last.signal } : KILLED;
    const input = streams.stdin === null ? toInput(child, id) : null;
    return { kind: "started", process: { input, exited: exited.then(toExit), look, end } };
  };
  const close = async (): Promise<void> => {
    await kill();
    await line.gone;
  };
  const stop = toStill(child, line);
  // Before the first program there is nobody to stop: the relay alone is inside.
  return { start, pid, close, still: (read) => (hasStarted ? stop(read) : read()) };
}

function toStill(child: Child, line: Line): Cage["still"] {
  let last: Promise<unknown> = Promise.resolve();
  const readStill = async <Read>(read: () => Promise<Read>): Promise<Read | null> => {
    // Of a cage that is gone nothing runs any more.
    if (line.isGone()) return read();
    const answer = line.next(({ kind }) => kind === "frozen", ANSWER_MS);
    send(child, { kind: "freeze" });
    const frozen = await answer;
    const isWhole = frozen?.kind === "frozen" ? frozen.isWhole : line.isGone();
    try {
      return isWhole ? await read() : null;
    } finally {
      send(child, { kind: "thaw" });
    }
  };
  return (read) => {
    const next = last.then(() => readStill(read));
    last = next.catch(() => undefined);
    return next;
  };
}

/** The open stdin of a process inside; the relay writes to it. */
function toInput(child: Child, id: string): ProcessInput {
  return {
    write: (text) => send(child, { kind: "write", id, text }),
    close: () => send(child, { kind: "close", id }),
  };
}

function toReason({ command }: ProcessStart, words: string): string {
  return `${command} could not be started: ${words}`;
}

function toOrder(call: ProcessStart, streams: Streams, id: string): unknown {
  const { command, args, folder, environment } = call;
  const { stdin, stdout, stderr } = streams;
  const paths = { stdin: stdin?.path ?? null, stdout: stdout.path, stderr: stderr.path };
  return { kind: "start", id, command, args, folder, environment, ...paths };
}
