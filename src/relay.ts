// The relay: the one program of skillcheck inside the cage (security.md SB-4). It is told what to do by JSON lines on stdin
// and answers by JSON lines on stdout; no other program of the cage has these two. It imports nothing of ours: it is bound
// into the cage as a single file.
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, cpSync, openSync, readdirSync, readFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** What the host says. Files are paths inside the cage. */
type Order =
  | {
      readonly kind: "open";
      /** Port on 127.0.0.1 and the socket its connections are forwarded to; null without a model. */
      readonly forward: { readonly port: number; readonly socket: string } | null;
      /** Folder whose content is put into the home before anything starts. */
      readonly home: { readonly from: string; readonly to: string };
    }
  | {
      readonly kind: "start";
      /** Named in every answer about it: the last word on one process may come after the next has begun. */
      readonly id: string;
      readonly command: string;
      readonly args: readonly string[];
      readonly folder: string;
      readonly environment: Readonly<Record<string, string>>;
      /** Null for a stdin that stays open and is written to. */
      readonly stdin: string | null;
      readonly stdout: string;
      readonly stderr: string;
    }
  /** For an open stdin. A process that has ended is told nothing. */
  | { readonly kind: "write"; readonly id: string; readonly text: string }
  | { readonly kind: "close"; readonly id: string }
  /** Stops everything that runs until it is told to go on: nothing changes while the host looks at the workspace. */
  | { readonly kind: "freeze" }
  | { readonly kind: "thaw" }
  /** Ends everything that runs, in order: SIGTERM, the grace, SIGKILL. */
  | { readonly kind: "end"; readonly graceMs: number };

/** What the host hears. */
type Answer =
  | { readonly kind: "ready" }
  | { readonly kind: "started"; readonly id: string }
  | { readonly kind: "failed"; readonly id: string; readonly reason: string }
  | {
      readonly kind: "exited";
      readonly id: string;
      readonly exit: number | null;
      readonly signal: string | null;
    }
  | { readonly kind: "frozen"; readonly isWhole: boolean }
  | { readonly kind: "ended"; readonly ended: readonly string[]; readonly left: readonly string[] };

/** How long SIGKILL is repeated: a fork bomb starts new ones meanwhile. */
const KILL_MS = 3000;
const LOOK_MS = 10;
/** How long a stop may take before all are let go on for a moment, and stopped again. */
const STOP_MS = 150;
/** How long that is repeated; shorter than the host waits for the answer. */
const FREEZE_MS = 10_000;

function say(answer: Answer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** Everything sent to the port goes to the socket, byte for byte, and back. */
function forward(port: number, socket: string): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (inside) => {
    const outside = connect({ path: socket, allowHalfOpen: true });
    join(inside, outside);
    join(outside, inside);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

function join(from: Socket, to: Socket): void {
  from.pipe(to);
  from.on("error", () => to.destroy());
  from.on("close", () => {
    if (from.errored !== null) to.destroy();
  });
}

interface Other {
  readonly name: string;
  /** As /proc has it: "T" is stopped. */
  readonly state: string;
}

/** The other processes of the cage, but its init and this one; zombies are nobody any more. */
function findOthers(): readonly Other[] {
  return readdirSync("/proc").flatMap((entry) => {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === 1 || pid === process.pid) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
      const close = stat.lastIndexOf(")");
      const other = {
        name: stat.slice(stat.indexOf("(") + 1, close),
        state: stat.charAt(close + 2),
      };
      return "ZXx".includes(other.state) ? [] : [other];
    } catch {
      return [];
    }
  });
}

function listOthers(): readonly string[] {
  return findOthers().map(({ name }) => name);
}

/**
 * Stops all of them; what was being started meanwhile is met by the next round. A parent that waits for its child to
 * become another program (vfork) cannot stop, and its child does not become one once it is stopped: it is let go on.
 */
async function freezeOthers(): Promise<Answer> {
  const until = performance.now() + FREEZE_MS;
  const isStill = () => findOthers().every(({ state }) => "Tt".includes(state));
  while (!(await stopOthers(isStill)) && performance.now() < until) {
    signalOthers("SIGCONT");
    await pause(LOOK_MS);
  }
  return { kind: "frozen", isWhole: isStill() };
}

async function stopOthers(isStill: () => boolean): Promise<boolean> {
  const until = performance.now() + STOP_MS;
  while (!isStill() && performance.now() < until) {
    signalOthers("SIGSTOP");
    if (!isStill()) await pause(LOOK_MS);
  }
  return isStill();
}

/** Signals every process of the cage but its init and this one. */
function signalOthers(name: "SIGTERM" | "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(-1, name);
  } catch {
    // None is left.
  }
}

async function endOthers(graceMs: number): Promise<Answer> {
  const ended = listOthers();
  if (ended.length > 0 && graceMs > 0) {
    signalOthers("SIGTERM");
    for (const until = performance.now() + graceMs; performance.now() < until; ) {
      if (listOthers().length === 0) break;
      await pause(LOOK_MS);
    }
  }
  for (const until = performance.now() + KILL_MS; listOthers().length > 0; ) {
    if (performance.now() > until) break;
    signalOthers("SIGKILL");
    await pause(LOOK_MS);
  }
  return { kind: "ended", ended, left: listOthers() };
}

/** Open stdin of each process that has one, by its id. */
const inputs = new Map<string, Writable>();

function start(order: Extract<Order, { kind: "start" }>): void {
  const { id } = order;
  const output = [openSync(order.stdout, "a"), openSync(order.stderr, "a")] as const;
  const stdin = order.stdin === null ? null : openSync(order.stdin, "r");
  try {
    const child: ChildProcess = spawn(order.command, order.args, {
      cwd: order.folder,
      env: order.environment,
      stdio: [stdin ?? "pipe", ...output],
      detached: true,
    });
    if (child.stdin !== null) keepInput(id, child.stdin);
    child.once("error", (error) => say({ kind: "failed", id, reason: error.message }));
    child.once("spawn", () => say({ kind: "started", id }));
    child.once("exit", (exit, signal) => {
      inputs.delete(id);
      say({ kind: "exited", id, exit, signal });
    });
  } catch (error) {
    // Also thrown at once: a NUL in an argument, an environment that is too large.
    say({ kind: "failed", id, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    for (const descriptor of [stdin, ...output]) if (descriptor !== null) closeSync(descriptor);
  }
}

function keepInput(id: string, stdin: Writable): void {
  inputs.set(id, stdin);
  // It has closed its stdin, or ended: what it should have heard is lost.
  stdin.on("error", () => undefined);
}

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "open":
      cpSync(order.home.from, order.home.to, { recursive: true, verbatimSymlinks: true });
      if (order.forward !== null) await forward(order.forward.port, order.forward.socket);
      say({ kind: "ready" });
      return;
    case "start":
      start(order);
      return;
    case "write":
      inputs.get(order.id)?.write(order.text);
      return;
    case "close":
      inputs.get(order.id)?.end();
      return;
    case "freeze":
      say(await freezeOthers());
      return;
    case "thaw":
      signalOthers("SIGCONT");
      return;
    case "end":
      say(await endOthers(order.graceMs));
  }
}

/** One order after the other; without its host the relay ends, and with it the cage. */
async function main(): Promise<void> {
  for await (const text of createInterface({ input: process.stdin })) {
    await obey(JSON.parse(text) as Order);
  }
  process.exit(0);
}

// A signal that the agent sends to everybody must not end the cage before its stream is read.
for (const name of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(name, () => undefined);
await main();
