import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckSpec } from "../../src/model/check-spec.ts";
import { bash, check, judge, makeRun, toRow } from "./run-fixture.ts";

const run = makeRun([
  { happens: [bash("git fetch")], answer: "Shall I push?" },
  { happens: [bash("git push")], answer: "Done." },
]);
const passes = check("ran", "git push");
const fails = check("ran", "git pull");
const unknown = check("cost_usd", { at_most: 1 });

test("not: whole verdicts", () => {
  expect(judge(check("not", fails), run)).toEqual({
    key: "not",
    line: 14,
    text: "not: ran `git pull`",
    verdict: "pass",
    reason: "not found in any of 2 commands",
    expected: null,
    actual: null,
    evidence: { kind: "run", text: "not found in any of 2 commands" },
  });
  expect(judge(check("not", passes), run)).toEqual({
    key: "not",
    line: 14,
    text: "not: ran `git push`",
    verdict: "fail",
    reason: "found",
    expected: "not: ran `git push`",
    actual: "git push",
    evidence: { kind: "event", turn: 2, event: 1, text: "git push" },
  });
  expect(toRow(judge(check("not", unknown), run))).toEqual({
    verdict: "invalid",
    reason: "the cost is not known: the agent does not say",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test("all: whole verdicts", () => {
  expect(judge(check("all", [passes, check("not", fails)]), run)).toEqual({
    key: "all",
    line: 14,
    text: "all: ran `git push`; not: ran `git pull`",
    verdict: "pass",
    reason: "all 2 pass",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 2, event: 1, text: "git push" },
  });
  expect(toRow(judge(check("all", [unknown, fails]), run))).toEqual({
    verdict: "fail",
    reason: "ran `git pull`: not found in any of 2 commands",
    expected: "/git pull/",
    actual: "git fetch · git push",
    evidence: { kind: "run", text: "not found in any of 2 commands" },
  });
  expect(toRow(judge(check("all", [passes, unknown]), run))).toEqual({
    verdict: "invalid",
    reason: "cost_usd at most 1: the cost is not known: the agent does not say",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test("any: whole verdicts", () => {
  expect(toRow(judge(check("any", [fails, unknown, passes]), run))).toEqual({
    verdict: "pass",
    reason: "ran `git push`: found",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 2, event: 1, text: "git push" },
  });
  expect(judge(check("any", [fails, check("not", passes)]), run)).toEqual({
    key: "any",
    line: 14,
    text: "any: ran `git pull`; not: ran `git push`",
    verdict: "fail",
    reason: "none of 2 passes",
    expected: "ran `git pull` or not: ran `git push`",
    actual: "not found in any of 2 commands; found",
    evidence: { kind: "run", text: "not found in any of 2 commands" },
  });
  expect(judge(check("any", [fails, unknown]), run).verdict).toBe("invalid");
});

test("modifiers beside not, all and any are defaults for what is inside", () => {
  expect(judge(check("not", passes, { turn: 1 }), run)).toMatchObject({
    verdict: "pass",
    text: "not: ran `git push`, turn 1",
  });
  expect(judge(check("not", { ...passes, turn: 2 }, { turn: 1 }), run).verdict).toBe("fail");
  const said = check("contains", "shall i");
  expect(judge(check("any", [said], { scope: ["questions"] }), run).verdict).toBe("pass");
  expect(judge(check("all", [said]), run).verdict).toBe("fail");
  expect(judge(check("all", [check("ran", "git")], { count: 2 }), run)).toMatchObject({
    verdict: "pass",
    text: "all: ran `git`, exactly 2",
  });
});

test.each([
  ["not", "git"],
  ["not", null],
  ["all", []],
  ["any", [{}]],
  ["any", passes],
  ["all", [passes, 1]],
])("a malformed %s is invalid, also under not", (key, value) => {
  const malformed = check(key, value);
  expect(judge(malformed, run).verdict).toBe("invalid");
  expect(judge(check("not", malformed), run).verdict).toBe("invalid");
});

test("checks nested without end are malformed, not a fault", () => {
  let deep = passes;
  for (let depth = 0; depth < 200; depth += 1) deep = check("all", [deep]);
  expect(judge(deep, run).verdict).toBe("invalid");
});

const leaf = fc.constantFrom(
  passes,
  fails,
  unknown,
  check("branch", "main"),
  check("contains", "done"),
);
const tree: fc.Arbitrary<CheckSpec> = fc.letrec<{ tree: CheckSpec }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    tie("tree").map((inner) => check("not", inner)),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((list) => check("all", list)),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((list) => check("any", list)),
  ),
})).tree;
const not = (inner: CheckSpec) => check("not", inner);

test("not twice is the check itself", () => {
  fc.assert(
    fc.property(tree, (spec) => {
      expect(judge(not(not(spec)), run).verdict).toBe(judge(spec, run).verdict);
    }),
  );
});

test("not all is any not, and not any is all not", () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (list) => {
      const negated = list.map(not);
      const verdict = (spec: CheckSpec) => judge(spec, run).verdict;
      expect(verdict(not(check("all", list)))).toBe(verdict(check("any", negated)));
      expect(verdict(not(check("any", list)))).toBe(verdict(check("all", negated)));
    }),
  );
});

test("nothing passes on a run that is not completed", () => {
  fc.assert(
    fc.property(tree, fc.constantFrom("crashed", "timed-out", "cut-off"), (spec, outcome) => {
      expect(judge(spec, { ...run, outcome } as typeof run).verdict).toBe("invalid");
    }),
  );
});
