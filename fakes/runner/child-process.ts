import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** Ends the process when a line of the log matches, or when the promise settles. */
export interface Ending {
  readonly signal?: NodeJS.Signals;
  readonly line?: RegExp;
  readonly when?: Promise<unknown>;
}

/** How a stage's process is started. `timeout` in milliseconds. */
export interface ProcessRequest {
  readonly argv: readonly [program: string, ...rest: readonly string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly ending: Ending | undefined;
  readonly onLine: (line: string) => void;
}

/** How it ended. `code` is 128 + number for a signal, as a shell says it. */
export interface ProcessEnd {
  readonly code: number;
  readonly isTimedOut: boolean;
  readonly isEnded: boolean;
}

/** How long a process may go on after SIGTERM (the runner kills after 10 s in all). */
const GRACE = 10_000;

/** How long its output may stay open after it is gone: a grandchild may hold the pipe. */
const DRAIN = 1000;

const SIGNAL_NUMBERS: Readonly<Record<string, number>> = { SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Calls back for every line; CR alone ends a line too, as it does for the runner. */
function eachLine(stream: Readable, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?=[\s\S])/);
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
  stream.on("close", () => {
    if (rest !== "") onLine(rest.replace(/\r$/, ""));
  });
}

function codeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0);
}

/** Sends the signals and remembers why; the timers are dropped with `settle`. */
function killer(child: ChildProcess, request: ProcessRequest) {
  const timers = new Set<NodeJS.Timeout>();
  let isSettled = false;
  const reasons = { isTimedOut: false, isEnded: false };
  const end = (reason: keyof typeof reasons, signal: NodeJS.Signals) => {
    if (reasons[reason] || isSettled) return;
    reasons[reason] = true;
    child.kill(signal);
    timers.add(setTimeout(() => child.kill("SIGKILL"), GRACE));
  };
  timers.add(setTimeout(() => end("isTimedOut", "SIGTERM"), request.timeout));
  const { line, when, signal = "SIGTERM" } = request.ending ?? {};
  const endNow = () => end("isEnded", signal);
  when?.then(endNow, endNow);
  return {
    reasons,
    see: (text: string) => {
      if (line?.test(text)) endNow();
    },
    settle: () => {
      isSettled = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Runs a process without stdin and hands on the lines of both its streams as they come. */
export function runProcess(request: ProcessRequest): Promise<ProcessEnd> {
  const [program, ...rest] = request.argv;
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, {
      cwd: request.cwd,
      env: request.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const kill = killer(child, request);
    const onLine = (line: string) => {
      request.onLine(line);
      kill.see(line);
    };
    eachLine(child.stdout, onLine);
    eachLine(child.stderr, onLine);
    let drain: NodeJS.Timeout | undefined;
    child.on("exit", () => {
      kill.settle();
      drain = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, DRAIN);
    });
    child.on("error", (error) => {
      kill.settle();
      reject(error);
    });
    child.on("close", (code, signal) => {
      clearTimeout(drain);
      resolve({ code: codeOf(code, signal), ...kill.reasons });
    });
  });
}
