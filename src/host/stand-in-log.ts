import { randomUUID } from "node:crypto";
import { createServer, type Server, type Socket } from "node:net";
import { LIMITS } from "../model/limits.ts";
import {
  type OwnCall,
  type RecordedCall,
  STAND_IN_STATUSES,
  type StandInCall,
  type StandInLog,
  type StandInReading,
} from "../model/stand-in.ts";

/** Longest line of a question; a stand-in cuts its arguments far below it. */
const LINE_BYTES = 256 * 1024;
/** Far above what agents start at once; whoever holds more open is no stand-in. */
const CONNECTIONS = 256;
/** Counters: one for each list of answers and each repository that was asked for. */
const COUNTERS = 10_000;
const KEY_CHARACTERS = 1000;
/** Answers that somebody asks for and does not read. */
const UNREAD_BYTES = 64 * 1024;

/** A log that takes questions on a socket. */
export interface OpenLog extends StandInLog {
  /** Ends every connection and removes the socket. */
  readonly close: () => Promise<void>;
}

/** A call as it is kept; its status may be told again when a script has ended. */
interface Entry {
  readonly turn: number | null;
  readonly command: string;
  readonly argv: readonly string[];
  status: string;
  exit: number | null;
}

/** Everything that the log knows of its run. */
interface Log {
  /** Nonce of each command. */
  readonly nonces: ReadonlyMap<string, string>;
  readonly drawn: Set<string>;
  readonly entries: Entry[];
  readonly counters: Map<string, number>;
  turn: number | null;
  /** Bytes of all questions that became entries. */
  bytes: number;
  ignored: number;
  isFull: boolean;
}

/** One stand-in at the other end: it asks, and reports one call. */
interface Caller {
  entry: Entry | null;
}

type Question = Readonly<Record<string, unknown>>;
type Reply = Readonly<Record<string, string | number>>;

const STATUSES: ReadonlySet<unknown> = new Set(STAND_IN_STATUSES);

function isCall(question: Question, log: Log): boolean {
  const { command, argv } = question;
  return (
    typeof command === "string" &&
    log.nonces.has(command) &&
    Array.isArray(argv) &&
    argv.every((word) => typeof word === "string")
  );
}

/** How a call ended, as far as it is told; null for what is no end. */
function toEnd({ status, exit }: Question): Pick<Entry, "status" | "exit"> | null {
  const isExit =
    exit === null || (Number.isInteger(exit) && Number(exit) >= 0 && Number(exit) < 256);
  if (!STATUSES.has(status) || !isExit) return null;
  return { status: String(status), exit: exit === null ? null : Number(exit) };
}

/** Enters a call, or says how the one of this caller ended. Null for what is no report. */
function report(question: Question, caller: Caller, log: Log): Reply | null {
  const end = toEnd(question);
  if (end === null) return null;
  if (caller.entry !== null) {
    Object.assign(caller.entry, end);
    return {};
  }
  if (!isCall(question, log)) return null;
  const { command, argv } = question as unknown as StandInCall;
  log.bytes += JSON.stringify([command, argv]).length;
  log.isFull ||= log.entries.length >= LIMITS.standInCalls || log.bytes > LIMITS.standInBytes;
  if (log.isFull) return { error: "the log of the run is full" };
  caller.entry = { turn: log.turn, command, argv: [...argv], ...end };
  log.entries.push(caller.entry);
  return {};
}

/** How often a key was counted before. Questions are answered one after the other, so no two calls get the same number. */
function count(question: Question, log: Log): Reply | null {
  const { key, add } = question;
  if (typeof key !== "string" || key.length > KEY_CHARACTERS) return null;
  if (add !== 0 && add !== 1) return null;
  const before = log.counters.get(key) ?? 0;
  if (add === 1) {
    if (log.counters.size >= COUNTERS && !log.counters.has(key))
      return { error: "too many counters" };
    log.counters.set(key, before + 1);
  }
  return { count: before };
}

/** The nonce of a command; whoever asks in a turn is noted. */
function draw({ command }: Question, log: Log): Reply | null {
  const nonce = typeof command === "string" ? log.nonces.get(command) : undefined;
  if (nonce === undefined) return null;
  if (log.turn !== null) log.drawn.add(String(command));
  return { nonce };
}

function answer(question: Question, caller: Caller, log: Log): Reply | null {
  switch (question["op"]) {
    case "nonce":
      return draw(question, log);
    case "count":
      return count(question, log);
    case "report":
      return report(question, caller, log);
    default:
      return null;
  }
}

function toQuestion(line: string): Question | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Question) : null;
  } catch {
    return null;
  }
}

/** Answers one line; one that is no question is counted and answered by nothing. */
function hear(line: string, socket: Socket, { caller, log }: { caller: Caller; log: Log }): void {
  const question = toQuestion(line);
  const reply = question === null ? null : answer(question, caller, log);
  if (reply === null) log.ignored += 1;
  else socket.write(`${JSON.stringify(reply)}\n`);
  if (socket.writableLength > UNREAD_BYTES) socket.destroy();
}

/** Answers the lines of one connection. */
function listen(socket: Socket, log: Log): void {
  const caller: Caller = { entry: null };
  const decoder = new TextDecoder();
  let text = "";
  socket.on("data", (data: Buffer) => {
    text += decoder.decode(data, { stream: true });
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      if (socket.destroyed) return;
      hear(line, socket, { caller, log });
    }
    if (text.length <= LINE_BYTES) return;
    log.ignored += 1;
    socket.destroy();
  });
  // A caller that was ended in the middle is no trouble of ours.
  socket.on("error", () => socket.destroy());
}

function read(log: Log): StandInReading {
  if (log.isFull) {
    const most = `${LIMITS.standInCalls} calls or ${LIMITS.standInBytes / 1024} KiB of arguments`;
    return { kind: "lost", reason: `the stand-ins were called more often than is kept: ${most}` };
  }
  const calls: RecordedCall[] = [];
  const ours: OwnCall[] = [];
  for (const { turn, command, argv, status, exit } of log.entries) {
    if (turn === null) ours.push({ command, argv, status, exit });
    else calls.push({ turn, command, argv, status });
  }
  return { kind: "calls", calls, ours, ignored: log.ignored };
}

function open(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}

/**
 * Opens the log of a run on a unix socket (formats.md §11): it counts, keeps the calls in their order with the turn that
 * was entered, and hands nonces out. Callers are hostile: lines, calls, bytes and connections are bounded.
 * Rejects where no socket can be made at that path.
 */
export async function openStandInLog(path: string, commands: readonly string[]): Promise<OpenLog> {
  const log: Log = {
    nonces: new Map(commands.map((command) => [command, randomUUID()])),
    drawn: new Set(),
    entries: [],
    counters: new Map(),
    turn: null,
    bytes: 0,
    ignored: 0,
    isFull: false,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    listen(socket, log);
  });
  server.maxConnections = CONNECTIONS;
  await open(server, path);
  return {
    nonceOf: (command) => {
      const nonce = log.nonces.get(command);
      if (nonce === undefined) throw new Error(`no stand-in ${command}`);
      return nonce;
    },
    drawn: () => [...log.drawn].sort(),
    enter: (turn) => {
      log.turn = turn;
    },
    read: () => read(log),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
