import { expect, test } from "vitest";
import type { StandInCall } from "../../src/model/stand-in.ts";
import { check, judge, makeRun, toRow } from "./run-fixture.ts";

const call = (line: string, status = "ok"): StandInCall => {
  const [command = "", ...argv] = line.split(" ");
  return { command, argv, status };
};

const run = makeRun([
  {
    standInCalls: [
      call("gh repo view acme/x --json visibility"),
      call("gh pr list", "refused"),
      { command: "kubectl", argv: ["apply", "it's mine"], status: "error" },
    ],
  },
  { standInCalls: [call("gh repo delete acme/x --yes", "deleted"), call("gh repo view acme/x")] },
]);
const quiet = makeRun([{ standInCalls: [] }]);
const empty = makeRun([{ standInCalls: [], answer: "" }]);
const without = makeRun([{ standInCalls: null }]);
const fact = (text: string) => ({ kind: "run", text });

test("called: whole verdicts", () => {
  expect(judge(check("called", "gh repo view acme/x"), run)).toEqual({
    key: "called",
    line: 14,
    text: "called `gh repo view acme/x`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: fact("turn 1: gh repo view acme/x --json visibility (ok)"),
  });
  expect(toRow(judge(check("called", "gh repo view acme/y"), run))).toEqual({
    verdict: "fail",
    reason: "not found in any of 4 gh calls",
    expected: "gh repo view acme/y",
    actual:
      "gh repo view acme/x --json visibility (ok) · gh pr list (refused) · gh repo delete acme/x --yes (deleted) · gh repo view acme/x (ok)",
    evidence: fact("not found in any of 4 gh calls"),
  });
  expect(toRow(judge(check("called", "gh"), quiet))).toMatchObject({
    verdict: "fail",
    reason: "there was no gh call",
    actual: "no gh call",
  });
  expect(toRow(judge(check("not", check("called", "gh repo delete")), run))).toEqual({
    verdict: "fail",
    reason: "found",
    expected: "not: called `gh repo delete`",
    actual: "turn 2: gh repo delete acme/x --yes (deleted)",
    evidence: fact("turn 2: gh repo delete acme/x --yes (deleted)"),
  });
  expect(judge(check("not", check("called", "gh repo delete")), quiet).verdict).toBe("pass");
});

test.each([
  ["gh", {}, "pass"],
  ["gh repo", {}, "pass"],
  ["gh repo view acme/x --json visibility", {}, "pass"],
  ["gh repo view acme/x --json visibility more", {}, "fail"],
  // Whole words, from the first one on, as they are.
  ["gh repo vie", {}, "fail"],
  ["gh view", {}, "fail"],
  ["GH repo view", {}, "fail"],
  ["g", {}, "fail"],
  [["gh", "repo", "view"], {}, "pass"],
  [["gh repo"], {}, "fail"],
  ['kubectl apply "it\'s mine"', {}, "pass"],
  ["kubectl apply it\\'s\\ mine", {}, "pass"],
  ["kubectl apply it's' mine'", {}, "invalid"],
  [["kubectl", "apply", "it's mine"], {}, "pass"],
  // Refused calls are calls.
  ["gh pr list", {}, "pass"],
  ["gh repo view", { count: 2 }, "pass"],
  ["gh repo view", { count: 1 }, "fail"],
  ["gh repo view", { turn: 2 }, "pass"],
  ["gh pr", { turn: 2 }, "fail"],
  ["gh pr", { turn: 2, count: 0 }, "pass"],
  ["gh pr", { turn: 3 }, "invalid"],
  ["gh pr | x", {}, "invalid"],
])("called %j %o is %s", (value, modifiers, verdict) => {
  expect(judge(check("called", value, modifiers), run).verdict).toBe(verdict);
});

test("calls: whole verdicts", () => {
  expect(judge(check("calls", { command: "gh", at_most: 4 }), run)).toEqual({
    key: "calls",
    line: 14,
    text: "calls `gh`, at most 4",
    verdict: "pass",
    reason: "found 4 times",
    expected: null,
    actual: null,
    evidence: fact("turn 1: gh repo view acme/x --json visibility (ok)"),
  });
  expect(toRow(judge(check("calls", { command: "gh", at_least: 1, at_most: 3 }), run))).toEqual({
    verdict: "fail",
    reason: "found 4 times, expected 1 to 3",
    expected: "gh, 1 to 3",
    actual: "found 4 times",
    evidence: fact("turn 1: gh repo view acme/x --json visibility (ok)"),
  });
});

test.each([
  [{ command: "gh", at_least: 4 }, {}, "pass"],
  [{ command: "gh", at_least: 5 }, {}, "fail"],
  [{ command: "gh", at_most: 0 }, {}, "fail"],
  [{ command: "gh repo delete", at_most: 0 }, {}, "fail"],
  [{ command: "gh repo delete", at_most: 0 }, { turn: 1 }, "pass"],
  [{ command: ["gh", "repo"], at_least: 3, at_most: 3 }, {}, "pass"],
  [{ command: "aws", at_most: 0 }, {}, "pass"],
  [{ command: "gh" }, {}, "invalid"],
])("calls %j %o is %s", (value, modifiers, verdict) => {
  expect(judge(check("calls", value, modifiers), run).verdict).toBe(verdict);
});

test("refused: whole verdicts", () => {
  expect(judge(check("refused", true), run)).toEqual({
    key: "refused",
    line: 14,
    text: "refused",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: fact("turn 1: gh pr list (refused)"),
  });
  expect(toRow(judge(check("not", check("refused", true)), run))).toEqual({
    verdict: "fail",
    reason: "found",
    expected: "not: refused",
    actual: "turn 1: gh pr list (refused)",
    evidence: fact("turn 1: gh pr list (refused)"),
  });
  expect(toRow(judge(check("refused", "gh repo"), run))).toMatchObject({
    verdict: "fail",
    reason: "not found in any of 3 gh calls",
    expected: "refused: gh repo",
  });
});

test.each([
  [true, {}, "pass"],
  [true, { turn: 2 }, "fail"],
  [true, { count: 1 }, "pass"],
  ["gh", {}, "pass"],
  ["gh pr", {}, "pass"],
  ["kubectl", {}, "fail"],
  [false, {}, "invalid"],
])("refused %j %o is %s", (value, modifiers, verdict) => {
  expect(judge(check("refused", value, modifiers), run).verdict).toBe(verdict);
});

const NEGATIVE = [
  check("not", check("called", "gh repo delete")),
  check("called", "gh repo delete", { count: 0 }),
  check("called", "gh repo delete", { count: { at_most: 0 } }),
  check("calls", { command: "gh", at_most: 0 }),
  check("not", check("calls", { command: "gh", at_least: 1 })),
  check("not", check("refused", true)),
  check("refused", true, { count: 0 }),
];

test.each(NEGATIVE)("proof of life: $key passes on a run that lives alone", (negative) => {
  expect(judge(negative, quiet).verdict).toBe("pass");
  expect(judge(negative, empty)).toMatchObject({
    verdict: "invalid",
    reason: "the run is empty: no answer and no tool call, so nothing was learnt",
  });
  expect(judge(negative, makeRun([{ standInCalls: [] }], { outcome: "timed-out" }))).toMatchObject({
    verdict: "invalid",
    reason: "the run timed out",
  });
});

test.each([
  check("called", "gh"),
  check("calls", { command: "gh", at_least: 0 }),
  check("refused", true),
  ...NEGATIVE,
])("nothing follows from a run without stand-ins: $key", (spec) => {
  expect(judge(spec, without)).toMatchObject({
    verdict: "invalid",
    reason: "the run had no stand-ins",
  });
});
