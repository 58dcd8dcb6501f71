import { expect, test } from "vitest";
import { evaluateTest } from "../../src/app/evaluate-test.ts";
import { check, makeRun } from "../checks/run-fixture.ts";

test("a test without runs has no samples, a run without checks no verdicts", () => {
  expect(evaluateTest({ checks: [check("turns", 1)], runs: [] })).toEqual({
    kind: "verdicts",
    samples: [],
  });
  expect(evaluateTest({ checks: [], runs: [makeRun([{}])] })).toEqual({
    kind: "verdicts",
    samples: [[]],
  });
});

test("what throws in a check is a fault of ours, never a verdict", () => {
  const run = makeRun([{}]);
  const broken = {
    ...run,
    get turns(): typeof run.turns {
      throw new Error("a broken run");
    },
  };
  const reply = evaluateTest({ checks: [check("turns", 1)], runs: [broken] });
  expect(reply).toMatchObject({ kind: "invalid", fault: true });
  expect(reply.kind === "invalid" && reply.reason).toMatch(/^a check broke: Error: a broken run\n/);
});

test("RX-2 a transcript of 5 MB is evaluated within the limit of a test", () => {
  const text = "line of a transcript\n".repeat(2400);
  const happens = Array.from({ length: 100 }, () => ({ answers: text }));
  const run = makeRun([{ happens }]);
  const spec = check("matches", "^(\\w+\\s?)*never$", { scope: ["transcript"] });
  const start = performance.now();
  expect(evaluateTest({ checks: [spec], runs: [run] })).toMatchObject({
    samples: [[{ verdict: "fail", reason: "not found in any of 101 texts" }]],
  });
  expect(performance.now() - start).toBeLessThan(2000);
});

test("RX-3 own readers of shell scripts and paths are linear: 1 MB each in under a second", () => {
  const megabyte = 1024 * 1024;
  const scripts = ["cat ", "<<A ", "'", '"\\', "> ", "cd a;", "$((", "#", "\\", "-", "2>"].map(
    (part) => part.repeat(Math.floor(megabyte / part.length)),
  );
  for (const script of scripts) {
    const call = { name: "bash" as const, input: { command: script }, script };
    const run = makeRun([{ happens: [call] }], { home: "/" });
    const checks = [check("read_files", "never"), check("reached_home", true)];
    const start = performance.now();
    expect(evaluateTest({ checks, runs: [run] }).kind).toBe("verdicts");
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
