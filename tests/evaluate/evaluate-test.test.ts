import { expect, test } from "vitest";
import { evaluateTest } from "../../src/app/evaluate-test.ts";
import type { Run } from "../../src/model/run.ts";
import { check, makeRun } from "../checks/run-fixture.ts";
import { growth, LINEAR } from "../growth.ts";

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

test("RX-2 a transcript of 5 MB is evaluated, in linear time", async () => {
  const spec = check("matches", "^(\\w+\\s?)*never$", { scope: ["transcript"] });
  const toRun = (count: number, lines: number) => {
    const answers = "line of a transcript\n".repeat(lines);
    return makeRun([{ happens: Array.from({ length: count }, () => ({ answers })) }]);
  };
  const evaluate = (run: Run) => evaluateTest({ checks: [spec], runs: [run] });
  expect(evaluate(toRun(100, 2400))).toMatchObject({
    samples: [[{ verdict: "fail", reason: "not found in any of 101 texts" }]],
  });
  expect(await growth(evaluate, (lines) => toRun(20, lines), 150)).toBeLessThan(LINEAR);
});

test("RX-3 own readers of shell scripts and paths are linear", async () => {
  const checks = [check("read_files", "never"), check("reached_home", true)];
  const evaluate = (run: Run) => evaluateTest({ checks, runs: [run] });
  for (const part of ["cat ", "<<A ", "'", '"\\', "> ", "cd a;", "$((", "#", "\\", "-", "2>"]) {
    const toRun = (size: number) => {
      const script = part.repeat(size / part.length);
      const call = { name: "bash" as const, input: { command: script }, script };
      return makeRun([{ happens: [call] }], { home: "/" });
    };
    expect(evaluate(toRun(4096)).kind).toBe("verdicts");
    expect(await growth(evaluate, toRun, 2048), JSON.stringify(part)).toBeLessThan(LINEAR);
  }
});
