import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openEvaluate } from "../../src/host/evaluate-worker.ts";
import type { Evaluate, EvaluateRequest } from "../../src/model/ports.ts";
import { builtCommand } from "../build/built-command.ts";
import { makeCassette, makeTurn } from "../cassettes/make-cassette.ts";
import { check } from "../checks/run-fixture.ts";

let folder = "";
let workerUrl: URL;
const open: Evaluate[] = [];

// Node 20 runs no TypeScript, so the worker under test is bundled as it is in dist.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "skillcheck-evaluate-"));
  workerUrl = pathToFileURL(join(await builtCommand(), "evaluate.js"));
}, 60_000);

afterEach(async () => {
  await Promise.all(open.splice(0).map((evaluate) => evaluate.close()));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(url: URL, limits?: Parameters<typeof openEvaluate>[1]): Evaluate {
  const evaluate = openEvaluate(url, limits);
  open.push(evaluate);
  return evaluate;
}

/** A worker that behaves as the given code says. */
function writeWorker(name: string, code: string): URL {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";\nconst send = (message) => parentPort.postMessage(JSON.stringify(message));\n${code}\n`,
  );
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
const quickRuns = {
  facts: [
    expect.objectContaining({ outcome: "completed", durationMs: 20_000 }),
    expect.objectContaining({ outcome: "completed", durationMs: 20_000 }),
  ],
  outlines: ["Bash git push", "Bash git pull"].map((call) => [
    { turn: 1, user: "Greet me", source: "prompt", calls: [call], lastWords: "" },
  ]),
};
const quickEvaluation = {
  kind: "verdicts",
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
const quickReply = { evaluation: quickEvaluation, runs: quickRuns };
const slowRuns = {
  facts: [expect.objectContaining({ outcome: "completed" })],
  outlines: [[expect.objectContaining({ lastWords: "a".repeat(256 * 1024) })]],
};

function invalid(reason: string, fault = false) {
  return { kind: "invalid", reason, fault };
}

test("a whole test goes in, verdicts of each sample come out", async () => {
  expect(await start(workerUrl).evaluate(quick)).toEqual(quickReply);
});

test("RX-1 a test that takes longer than the limit is invalid, and the worker is replaced", async () => {
  const evaluate = start(workerUrl, { evaluateMilliseconds: 500 });
  const replies = [evaluate.evaluate(slow), evaluate.evaluate(quick)];
  expect(await Promise.all(replies)).toEqual([
    { evaluation: invalid("pattern took longer than 0.5 s"), runs: slowRuns },
    quickReply,
  ]);
});

test("RX-1 the limit is 2 s of wall time", async () => {
  const begin = performance.now();
  expect(await start(workerUrl).evaluate(slow)).toEqual({
    evaluation: invalid("pattern took longer than 2 s"),
    runs: slowRuns,
  });
  expect(performance.now() - begin).toBeGreaterThan(1900);
});

/** What the workers below send instead of a real answer. */
const READ = '{ kind: "read", runs: { facts: [], outlines: [] } }';
const EVALUATED = '{ kind: "evaluated", evaluation: { kind: "verdicts", samples: [] } }';
const emptyReply = {
  evaluation: { kind: "verdicts", samples: [] },
  runs: { facts: [], outlines: [] },
};
const SHORT = { readMilliseconds: 300, evaluateMilliseconds: 300 };

test("the start of a worker is not the time of a test", async () => {
  const url = writeWorker(
    "sluggish.mjs",
    `setTimeout(() => {
      parentPort.on("message", () => {
        send(${READ});
        send(${EVALUATED});
      });
      send({ kind: "ready" });
    }, 600);`,
  );
  expect(await start(url, SHORT).evaluate(quick)).toEqual(emptyReply);
});

test("the reading of recordings is not the time of their evaluation, and has a limit of its own", async () => {
  const url = writeWorker(
    "slow-reader.mjs",
    `parentPort.on("message", () => setTimeout(() => {
      send(${READ});
      send(${EVALUATED});
    }, 600));
    send({ kind: "ready" });`,
  );
  const patient = start(url, { ...SHORT, readMilliseconds: 20_000 });
  expect(await patient.evaluate(quick)).toEqual(emptyReply);
  expect(await start(url, SHORT).evaluate(quick)).toEqual({
    evaluation: invalid("its recordings took longer to read than 0.3 s"),
    runs: null,
  });
});

test("a reply that came while this thread was busy counts", async () => {
  const url = writeWorker(
    "busy.mjs",
    `parentPort.on("message", () => {
      send(${READ});
      setTimeout(() => send(${EVALUATED}), 200);
    });
    send({ kind: "ready" });`,
  );
  const evaluate = start(url, SHORT);
  expect(await evaluate.evaluate(quick)).toEqual(emptyReply);
  // Between the two messages this thread stops, for longer than the limit and until the second was sent;
  // in a phase of the loop that timers follow, and messages only after them.
  const stop = () => {
    const until = performance.now() + 500;
    while (performance.now() < until);
  };
  setTimeout(() => setImmediate(stop), 100);
  expect(await evaluate.evaluate(quick)).toEqual(emptyReply);
});

test("a worker that dies is our fault, and the next request gets a new one", async () => {
  const url = writeWorker(
    "dying.mjs",
    `parentPort.on("message", () => { throw new Error("out of luck"); });
    send({ kind: "ready" });`,
  );
  const evaluate = start(url);
  const evaluation = invalid("the evaluation worker ended: out of luck", true);
  expect(await evaluate.evaluate(quick)).toEqual({ evaluation, runs: null });
  expect(await evaluate.evaluate(quick)).toEqual({ evaluation, runs: null });
});

test("what was posted behind a test that ends the worker is evaluated by the next worker", async () => {
  const url = writeWorker(
    "choosy.mjs",
    `parentPort.on("message", ({ checks }) => {
      if (checks.length === 0) process.exit(7);
      send(${READ});
      send({ kind: "evaluated", evaluation: { kind: "invalid", fault: false, reason: checks[0].text } });
    });
    send({ kind: "ready" });`,
  );
  const evaluate = start(url);
  const requests = [["a"], [], [], ["b"], ["c"]].map((texts) => ({
    checks: texts.map((text) => ({ ...check("ran", text), text })),
    cassettes: [],
  }));
  const ended = invalid("the evaluation worker ended: exit code 7", true);
  const replies = await Promise.all(requests.map((request) => evaluate.evaluate(request)));
  expect(replies.map(({ evaluation }) => evaluation)).toEqual([
    ...[invalid("a"), ended, ended, invalid("b"), invalid("c")],
  ]);
});

test("a worker that does not start is our fault", async () => {
  const reply = await start(pathToFileURL(join(folder, "missing.mjs"))).evaluate(quick);
  expect(reply).toMatchObject({ evaluation: { kind: "invalid", fault: true }, runs: null });
});

test("the worker sees nothing of our environment", async () => {
  const url = writeWorker(
    "environment.mjs",
    `parentPort.on("message", () => send({ kind: "evaluated", evaluation: { kind: "invalid", fault: false, reason: Object.keys(process.env).join() } }));
    send({ kind: "ready" });`,
  );
  expect((await start(url).evaluate(quick)).evaluation).toEqual(invalid(""));
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
  const texts = replies.map(
    ({ evaluation }) => evaluation.kind === "verdicts" && evaluation.samples[0]?.[0]?.text,
  );
  expect(texts).toEqual(requests.map((_, index) => `turns exactly ${index + 1}`));
});

test("closing ends the worker at once, answers what is open or comes later, and may be done twice", async () => {
  const evaluate = openEvaluate(workerUrl);
  expect(await evaluate.evaluate(quick)).toEqual(quickReply);
  const open = [evaluate.evaluate(slow), evaluate.evaluate(quick)];
  await evaluate.close();
  await evaluate.close();
  const closed = { evaluation: invalid("skillcheck was ended"), runs: null };
  expect(await Promise.all(open)).toEqual([closed, closed]);
  expect(await evaluate.evaluate(quick)).toEqual(closed);
});
