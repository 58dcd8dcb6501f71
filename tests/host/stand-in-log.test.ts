import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openStandInLog } from "../../src/host/stand-in-log.ts";
import { LIMITS } from "../../src/model/limits.ts";
import { makeScratch } from "./scratch.ts";

async function openLog(commands: readonly string[] = ["gh"]) {
  const path = join(await makeScratch(), "socket");
  const log = await openStandInLog(path, commands);
  onTestFinished(log.close);
  return { path, log };
}

/** A caller that may say anything; `lines` collects what it is told. */
interface Caller {
  readonly socket: Socket;
  readonly send: (...questions: readonly unknown[]) => void;
  /** Waits for so many answers. */
  readonly answers: (count: number) => Promise<readonly unknown[]>;
  /** Waits until the other end has closed. */
  readonly closed: Promise<void>;
}

function call(path: string): Caller {
  const socket = connect(path);
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  let text = "";
  let look: () => void = () => undefined;
  socket.setEncoding("utf8").on("data", (data: string) => {
    text += data;
    look();
  });
  const lines = () => text.split("\n").slice(0, -1);
  return {
    socket,
    send: (...questions) => {
      for (const question of questions) {
        socket.write(typeof question === "string" ? question : `${JSON.stringify(question)}\n`);
      }
    },
    answers: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (lines().length >= count) resolve(lines().map((line) => JSON.parse(line)));
        };
        look();
      }),
    closed: new Promise((resolve) => socket.once("close", () => resolve())),
  };
}

const report = (argv: readonly string[], status = "ok", command = "gh") => ({
  op: "report",
  command,
  argv,
  status,
  exit: 0,
});

it("keeps calls in their order, each in the turn that was entered when it arrived", async () => {
  const { path, log } = await openLog(["gh", "aws"]);
  const say = async (argv: readonly string[], status: string, command: string) => {
    const caller = call(path);
    caller.send(report(argv, status, command));
    expect(await caller.answers(1)).toEqual([{}]);
  };
  await say(["setup"], "ok", "gh");
  log.enter(1);
  await say(["a"], "ok", "gh");
  await say(["b", ""], "refused", "aws");
  log.enter(2);
  await say(["a"], "not-found", "gh");
  log.enter(null);
  await say(["proof"], "refused", "gh");
  expect(log.read()).toEqual({
    kind: "calls",
    calls: [
      { turn: 1, command: "gh", argv: ["a"], status: "ok" },
      { turn: 1, command: "aws", argv: ["b", ""], status: "refused" },
      { turn: 2, command: "gh", argv: ["a"], status: "not-found" },
    ],
    ours: [
      { command: "gh", argv: ["setup"], status: "ok", exit: 0 },
      { command: "gh", argv: ["proof"], status: "refused", exit: 0 },
    ],
    ignored: 0,
  });
});

it("lets a caller amend its own call, and no other", async () => {
  const { path, log } = await openLog();
  log.enter(1);
  const [script, forger] = [call(path), call(path)];
  script.send(report(["a"], "started"));
  await script.answers(1);
  forger.send({ op: "report", status: "ok", exit: 0 }, report(["b"]));
  await forger.answers(1);
  forger.send(report(["a"], "error"));
  await forger.answers(2);
  script.send({ op: "report", status: "ok", exit: 0 });
  await script.answers(2);
  expect(log.read()).toEqual({
    kind: "calls",
    calls: [
      { turn: 1, command: "gh", argv: ["a"], status: "ok" },
      { turn: 1, command: "gh", argv: ["b"], status: "error" },
    ],
    ours: [],
    ignored: 1,
  });
});

it("counts each key by itself, and only looks where it is asked to", async () => {
  const { path } = await openLog();
  const caller = call(path);
  const count = (key: string, add: number) => ({ op: "count", key, add });
  caller.send(count("a", 1), count("a", 1), count("b", 0), count("b", 1), count("a", 0));
  expect(await caller.answers(5)).toEqual([0, 1, 0, 0, 2].map((before) => ({ count: before })));
});

it("gives fifty callers at once fifty different numbers", async () => {
  const { path } = await openLog();
  const callers = Array.from({ length: 50 }, () => call(path));
  for (const { send } of callers) send({ op: "count", key: "k", add: 1 });
  const counts = await Promise.all(callers.map(async ({ answers }) => (await answers(1))[0]));
  const numbers = counts.map((answer) => (answer as { count: number }).count);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

it("hands out a nonce that is random for each run and command, and tells who drew one in a turn", async () => {
  const { path, log } = await openLog(["gh", "aws"]);
  const caller = call(path);
  caller.send({ op: "nonce", command: "gh" });
  expect(await caller.answers(1)).toEqual([{ nonce: log.nonceOf("gh") }]);
  const other = (await openLog()).log;
  expect(new Set([log.nonceOf("gh"), log.nonceOf("aws"), other.nonceOf("gh")]).size).toBe(3);
  expect(log.drawn()).toEqual([]);
  log.enter(1);
  caller.send({ op: "nonce", command: "aws" });
  expect(await caller.answers(2)).toEqual([
    { nonce: log.nonceOf("gh") },
    { nonce: log.nonceOf("aws") },
  ]);
  expect(log.drawn()).toEqual(["aws"]);
  expect(() => log.nonceOf("rm")).toThrow("no stand-in rm");
});

it.each<[string, unknown]>([
  ["no JSON", "{\n"],
  ["an empty line", "\n"],
  ["no object", "7\n"],
  ["null", "null\n"],
  ["a list", "[]\n"],
  ["bytes that are no text", "\u0000\u0001\n"],
  ["another question", { op: "calls" }],
  ["a nonce of nobody", { op: "nonce" }],
  ["a nonce of a command that is not stood in for", { op: "nonce", command: "rm" }],
  ["a key that is no text", { op: "count", key: 1, add: 1 }],
  ["a key that is too long", { op: "count", key: "k".repeat(1001), add: 1 }],
  ["a number that is neither", { op: "count", key: "k", add: 2 }],
  ["no number", { op: "count", key: "k" }],
  ["a command that is not stood in for", report(["a"], "ok", "rm")],
  ["arguments that are no texts", { ...report([]), argv: ["a", 1] }],
  ["arguments that are no list", { ...report([]), argv: "a" }],
  ["a status that there is not", report(["a"], "fine")],
  ["an exit code that there is not", { ...report(["a"]), exit: 256 }],
  ["an exit code that is no number", { ...report(["a"]), exit: "0" }],
  ["no exit code", { ...report(["a"]), exit: undefined }],
  ["a prototype", '{"op":"report","__proto__":{"command":"gh","argv":[],"status":"ok"}}\n'],
])("ignores and counts %s, and goes on", async (_name, question) => {
  const { path, log } = await openLog();
  const caller = call(path);
  caller.send(question, { op: "nonce", command: "gh" });
  expect(await caller.answers(1)).toEqual([{ nonce: log.nonceOf("gh") }]);
  expect(log.read()).toEqual({ kind: "calls", calls: [], ours: [], ignored: 1 });
});

it("reads questions in pieces, several in one, and letters cut in two", async () => {
  const { path, log } = await openLog();
  const caller = call(path);
  const bytes = Buffer.from(
    `${JSON.stringify(report(["é"]))}\n${JSON.stringify({ op: "nonce", command: "gh" })}\n`,
  );
  for (const byte of bytes) caller.socket.write(Buffer.from([byte]));
  expect(await caller.answers(2)).toEqual([{}, { nonce: log.nonceOf("gh") }]);
  expect(log.read()).toMatchObject({ ours: [{ argv: ["é"] }], ignored: 0 });
});

it("closes on whoever sends a line without an end", async () => {
  const { path, log } = await openLog();
  const caller = call(path);
  caller.send("x".repeat(1024 * 1024));
  await caller.closed;
  expect(log.read()).toMatchObject({ calls: [], ignored: 1 });
});

it("closes on whoever asks and never reads", async () => {
  const { path, log } = await openLog();
  const caller = call(path);
  caller.socket.pause();
  const questions = `${JSON.stringify({ op: "nonce", command: "gh" })}\n`.repeat(100_000);
  caller.send(questions);
  await caller.closed;
  expect(log.read()).toMatchObject({ calls: [], ignored: 0 });
});

it("loses the calls of a run that makes more than are kept, and says so to the caller", async () => {
  const { path, log } = await openLog();
  log.enter(1);
  const callers = Array.from({ length: 100 }, () => call(path));
  // A connection reports one call: the others amend it.
  let made = 0;
  for (const caller of callers) {
    caller.send(report(["a"]));
    await caller.answers(1);
    made += 1;
  }
  expect(log.read()).toMatchObject({ kind: "calls" });
  while (made < LIMITS.standInCalls) {
    const caller = call(path);
    caller.send(report(["a"]));
    await caller.answers(1);
    caller.socket.destroy();
    made += 1;
  }
  expect(log.read()).toMatchObject({ kind: "calls" });
  const last = call(path);
  last.send(report(["a"]));
  expect(await last.answers(1)).toEqual([{ error: "the log of the run is full" }]);
  expect(log.read()).toEqual({
    kind: "lost",
    reason:
      "the stand-ins were called more often than is kept: 10000 calls or 1024 KiB of arguments",
  });
});

it("loses the calls of a run whose arguments are more than is kept", async () => {
  const { path, log } = await openLog();
  const answers: unknown[] = [];
  for (let made = 0; made < 11; made += 1) {
    const caller = call(path);
    caller.send(report(["x".repeat(100_000)]));
    answers.push(...(await caller.answers(1)));
  }
  expect(answers).toEqual([...Array(10).fill({}), { error: "the log of the run is full" }]);
  expect(log.read()).toMatchObject({ kind: "lost" });
});

it("refuses more counters than a run can have", async () => {
  const { path } = await openLog();
  const caller = call(path);
  const questions = Array.from({ length: 10_001 }, (_, index) => ({
    op: "count",
    key: `k${index}`,
    add: 1,
  }));
  for (let at = 0; at < questions.length; at += 100) {
    caller.send(...questions.slice(at, at + 100));
    await caller.answers(Math.min(at + 100, questions.length));
  }
  const answers = await caller.answers(10_001);
  expect(answers.at(-2)).toEqual({ count: 0 });
  expect(answers.at(-1)).toEqual({ error: "too many counters" });
});

it("serves others while somebody holds many connections, and more than that are turned away", async () => {
  const { path, log } = await openLog();
  const idle = Array.from({ length: 300 }, () => call(path));
  await Promise.all(idle.slice(256).map(({ closed }) => closed));
  idle[0]?.send({ op: "nonce", command: "gh" });
  expect(await idle[0]?.answers(1)).toEqual([{ nonce: log.nonceOf("gh") }]);
});

it("leaves nothing: no socket, no connection, and a caller is told at once", async () => {
  const { path, log } = await openLog();
  const idle = call(path);
  idle.send({ op: "nonce", command: "gh" });
  await idle.answers(1);
  await log.close();
  await idle.closed;
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(join(path, ".."))).toEqual([]);
  await log.close();
});

it("says why where there can be no socket", async () => {
  const folder = await makeScratch();
  await expect(openStandInLog(join(folder, "none/socket"), [])).rejects.toThrow("EACCES");
});
