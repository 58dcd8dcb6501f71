/**
 * The socket beside the shims, on which a stand-in counts, reports its calls and draws its nonce. One JSON object a line each
 * way, an answer for every question; `src/host/stand-in-log.ts` is the other end.
 *
 *     {"op":"nonce","command":"gh"}                                    {"nonce":"…"}
 *     {"op":"count","key":"gh commands 0","add":1}                     {"count":0}
 *     {"op":"report","command":"gh","argv":[…],"status":"ok","exit":0} {}
 *     {"op":"report","status":"error","exit":1}                        {}          amends the report of this connection
 */

import { connect, type Socket } from "node:net";
import { join } from "node:path";

/** `started` stays only where the end of a script was never seen. */
type Reported = "started" | "ok" | "error" | "refused" | "not-found" | "deleted";

/** The log of the run, as one call sees it. Every question rejects when it is not answered. */
export interface CallLog {
  readonly nonce: () => Promise<string>;
  /** How often a key was counted before; adds one unless only looked at. */
  readonly count: (key: string, how: "add" | "look") => Promise<number>;
  /** The first report enters the call, a later one says how it ended. */
  readonly report: (status: Reported, exit: number | null) => Promise<void>;
  readonly close: () => void;
}

/** For one answer; the other end does nothing that takes time. */
const ANSWER_MS = 10_000;
/** UTF-16 units of an argument, and of all of them, that are reported. */
const ARGUMENT_UNITS = 4096;
const ARGUMENTS_UNITS = 32 * 1024;

type Reply = Readonly<Record<string, unknown>>;

/** Arguments as they are reported: what is too long is cut, and says so. */
export function toReported(argv: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let left = ARGUMENTS_UNITS;
  for (const [place, word] of argv.entries()) {
    const shown =
      word.length <= ARGUMENT_UNITS
        ? word
        : `${word.slice(0, ARGUMENT_UNITS)}…(cut, ${word.length} characters)`;
    left -= shown.length + 1;
    if (left < 0) return [...kept, `…(cut, ${argv.length - place} more arguments)`];
    kept.push(shown);
  }
  return kept;
}

/** Asks one question after the other. */
function createAsk(socket: Socket): (question: object) => Promise<Reply> {
  let text = "";
  let failure: Error | null = null;
  let open: {
    readonly resolve: (reply: Reply) => void;
    readonly reject: (error: Error) => void;
  } | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    open?.reject(failure);
    open = null;
  };
  const hear = (line: string) => {
    const reply = JSON.parse(line) as Reply;
    const refusal = reply["error"];
    if (typeof refusal === "string") return fail(new Error(refusal));
    open?.resolve(reply);
    open = null;
  };
  socket.setEncoding("utf8");
  socket.on("data", (data: string) => {
    text += data;
    const end = text.indexOf("\n");
    if (end < 0) return;
    const line = text.slice(0, end);
    text = text.slice(end + 1);
    hear(line);
  });
  socket.on("error", fail);
  socket.on("timeout", () => fail(new Error(`no answer in ${ANSWER_MS / 1000} s`)));
  socket.on("close", () => fail(new Error("the connection was closed")));
  return (question) =>
    new Promise<Reply>((resolve, reject) => {
      if (failure !== null) return reject(failure);
      open = { resolve, reject };
      // Only while somebody waits: a script may run for minutes between two reports.
      socket.setTimeout(ANSWER_MS);
      socket.write(`${JSON.stringify(question)}\n`);
    }).finally(() => socket.setTimeout(0));
}

/** Opens the log that lies beside the shim of a command. */
export function openCallLog(folder: string, command: string, argv: readonly string[]): CallLog {
  const socket = connect(join(folder, ".socket"));
  const ask = createAsk(socket);
  let reported = false;
  return {
    nonce: async () => String((await ask({ op: "nonce", command }))["nonce"]),
    count: async (key, how) => {
      const question = { op: "count", key: `${command} ${key}`, add: how === "add" ? 1 : 0 };
      return Number((await ask(question))["count"]);
    },
    report: async (status, exit) => {
      const call = reported ? {} : { command, argv: toReported(argv) };
      reported = true;
      await ask({ op: "report", ...call, status, exit });
    },
    close: () => socket.destroy(),
  };
}
