import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openEvaluate } from "../../src/host/evaluate-worker.ts";
import type { Evaluate, EvaluateRequest } from "../../src/model/ports.ts";
import { makeCassette, makeTurn } from "../cassettes/make-cassette.ts";
import { check } from "../checks/run-fixture.ts";

let folder = "";
let workerUrl: URL;
const open: Evaluate[] = [];

// Node 20 runs no TypeScript, so the worker under test is bundled as it is in dist.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "skillcheck-evaluate-"));
  const file = join(folder, "evaluate.mjs");
  await build({
    input: new URL("../../src/evaluate.ts", import.meta.url).pathname,
    platform: "node",
    output: { file, format: "esm" },
    logLevel: "silent",
  });
  workerUrl = pathToFileURL(file);
}, 60_000);

afterEach(async () => {
  await Promise.all(open.splice(0).map((evaluate) => evaluate.close()));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(url: URL, milliseconds?: number): Evaluate {
  const evaluate = openEvaluate(url, milliseconds);
  open.push(evaluate);
  return evaluate;
}

/** A worker that behaves as the given code says. */
function writeWorker(name: string, code: string): URL {
  const file = join(folder, name);
  writeFileSync(file, `import { parentPort } from "node:worker_threads";\n${code}\n`);
  return pathToFileURL(file);
}

const RESULT = '{"type":"result","subtype":"success"}';

function says(content: unknown): string {
  return JSON.stringify({ type: "assistant", message: { content: [content] } });
}

function recordingOf(turns: readonly (readonly string[])[]) {
  return makeCassette({ changed: { turns: turns.map((lines) => makeTurn([...lines, RESULT])) } });
}

function bash(command: string): string {
  return says({ type: "tool_use", id: "call-1", name: "Bash", input: { command } });
}

const quick: EvaluateRequest = {
  checks: [check("ran", "git push")],
  cassettes: [await recordingOf([[bash("git push")]]), await recordingOf([[bash("git pull")]])],
};
/** Within every limit on a pattern, and seconds long: 800 threads on every one of 256 Ki characters. */
const slow: EvaluateRequest = {
  checks: [check("matches", "(?:(?:a?){25}){40}[=z]")],
  cassettes: [await recordingOf([[says({ type: "text", text: "a".repeat(256 * 1024) })]])],
};
const quickReply = {
  kind: "verdicts",
  facts: [
    expect.objectContaining({ outcome: "completed", durationMs: 20_000 }),
    expect.objectContaining({ outcome: "completed", durationMs: 20_000 }),
  ],
  outlines: ["Bash git push", "Bash git pull"].map((call) => [
    { turn: 1, user: "Greet me", calls: [call], lastWords: "" },
  ]),
  samples: [
    [
      {
        key: "ran",
        text: "ran `git push`",
        line: 14,
        verdict: "pass",
        reason: "found",
        expected: null,
        actual: null,
        evidence: { kind: "event", turn: 1, event: 2, text: "git push" },
      },
    ],
    [
      {
        key: "ran",
        text: "ran `git push`",
        line: 14,
        verdict: "fail",
        reason: "not found in the one command",
        expected: "/git push/",
        actual: "git pull",
        evidence: { kind: "run", text: "not found in the one command" },
      },
    ],
  ],
};

test("a whole test goes in, verdicts of each sample come out", async () => {
  expect(await start(workerUrl).evaluate(quick)).toEqual(quickReply);
});

test("RX-1 a test that takes longer than the limit is invalid, and the worker is replaced", async () => {
  const evaluate = start(workerUrl, 500);
  const replies = [evaluate.evaluate(slow), evaluate.evaluate(quick)];
  expect(await Promise.all(replies)).toEqual([
    { kind: "invalid", reason: "pattern took longer than 0.5 s", fault: false },
    quickReply,
  ]);
});

test("RX-1 the limit is 2 s of wall time", async () => {
  const begin = performance.now();
  expect(await start(workerUrl).evaluate(slow)).toEqual({
    kind: "invalid",
    reason: "pattern took longer than 2 s",
    fault: false,
  });
  expect(performance.now() - begin).toBeGreaterThan(1900);
});

test("the start of a worker is not the time of a test", async () => {
  const url = writeWorker(
    "sluggish.mjs",
    `setTimeout(() => {
      parentPort.on("message", () => parentPort.postMessage({ kind: "reply", reply: { kind: "verdicts", samples: [] } }));
      parentPort.postMessage({ kind: "ready" });
    }, 600);`,
  );
  expect(await start(url, 300).evaluate(quick)).toEqual({ kind: "verdicts", samples: [] });
});

test("the reading of recordings is not the time of a test", async () => {
  const url = writeWorker(
    "slow-reader.mjs",
    `parentPort.on("message", () => setTimeout(() => {
      parentPort.postMessage({ kind: "read" });
      parentPort.postMessage({ kind: "reply", reply: { kind: "verdicts", samples: [], facts: [], outlines: [] } });
    }, 600));
    parentPort.postMessage({ kind: "ready" });`,
  );
  const reply = await start(url, 300).evaluate(quick);
  expect(reply).toEqual({ kind: "verdicts", samples: [], facts: [], outlines: [] });
});

test("a worker that dies is our fault, and the next request gets a new one", async () => {
  const url = writeWorker(
    "dying.mjs",
    `parentPort.on("message", () => { throw new Error("out of luck"); });
    parentPort.postMessage({ kind: "ready" });`,
  );
  const evaluate = start(url);
  const reply = {
    kind: "invalid",
    reason: "the evaluation worker ended: out of luck",
    fault: true,
  };
  expect(await evaluate.evaluate(quick)).toEqual(reply);
  expect(await evaluate.evaluate(quick)).toEqual(reply);
});

test("what was posted behind a test that ends the worker is evaluated by the next worker", async () => {
  const url = writeWorker(
    "choosy.mjs",
    `parentPort.on("message", ({ checks }) => {
      if (checks.length === 0) process.exit(7);
      parentPort.postMessage({ kind: "read" });
      parentPort.postMessage({ kind: "reply", reply: { kind: "invalid", fault: false, reason: checks[0].text } });
    });
    parentPort.postMessage({ kind: "ready" });`,
  );
  const evaluate = start(url);
  const requests = [["a"], [], [], ["b"], ["c"]].map((texts) => ({
    checks: texts.map((text) => ({ ...check("ran", text), text })),
    cassettes: [],
  }));
  const ended = "the evaluation worker ended: exit code 7";
  expect(await Promise.all(requests.map((request) => evaluate.evaluate(request)))).toEqual([
    { kind: "invalid", fault: false, reason: "a" },
    { kind: "invalid", fault: true, reason: ended },
    { kind: "invalid", fault: true, reason: ended },
    { kind: "invalid", fault: false, reason: "b" },
    { kind: "invalid", fault: false, reason: "c" },
  ]);
});

test("a worker that does not start is our fault", async () => {
  const reply = await start(pathToFileURL(join(folder, "missing.mjs"))).evaluate(quick);
  expect(reply).toMatchObject({ kind: "invalid", fault: true });
});

test("the worker sees nothing of our environment", async () => {
  const url = writeWorker(
    "environment.mjs",
    `parentPort.on("message", () => parentPort.postMessage({ kind: "reply", reply: { kind: "invalid", fault: false, reason: Object.keys(process.env).join() } }));
    parentPort.postMessage({ kind: "ready" });`,
  );
  expect(await start(url).evaluate(quick)).toEqual({ kind: "invalid", fault: false, reason: "" });
});

test("requests are answered in order", async () => {
  const evaluate = start(workerUrl);
  const requests = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => ({
      checks: [check("turns", index + 1)],
      cassettes: [await recordingOf(Array.from({ length: index + 1 }, () => [bash("ls")]))],
    })),
  );
  const replies = await Promise.all(requests.map((request) => evaluate.evaluate(request)));
  expect(replies.map((reply) => reply.kind === "verdicts" && reply.samples[0]?.[0]?.text)).toEqual(
    requests.map((_, index) => `turns exactly ${index + 1}`),
  );
});

test("closing ends the worker and may be done twice", async () => {
  const evaluate = openEvaluate(workerUrl);
  await evaluate.evaluate(quick);
  await evaluate.close();
  await evaluate.close();
  expect(await evaluate.evaluate(quick)).toEqual(quickReply);
  await evaluate.close();
});
