import { expect, test } from "vitest";
import type { Run } from "../../src/model/run.ts";
import { check, commit, judge, makeRun, toRow } from "./run-fixture.ts";

const first = commit("a".repeat(40), "Chore: archive it", ["docs/a.md"]);
const second = { ...commit("b".repeat(40), "fix", ["src/b.ts"]), body: "Closes the exporter" };
const usage = { inputTotal: 1200, cacheRead: null, cacheWrite: null, output: 34 };
const run = makeRun(
  [
    { git: { branch: "main", commits: [first] }, usage, costUsd: 0.01, durationMs: 1500 },
    { git: { branch: "cleanup", commits: [second, first] }, usage, costUsd: 0.02, exit: 0 },
  ],
  {
    usage: { ...usage, inputTotal: 2400, output: 68 },
    costUsd: 0.03,
    durationMs: 2500,
    servedModel: "claude-haiku-4-5",
  },
);
const unknown = makeRun([{ exit: null }, { exit: null }]);
const fact = (text: string) => ({ kind: "run", text });

test("committed: whole verdicts", () => {
  expect(judge(check("committed", "^chore: archive"), run)).toEqual({
    key: "committed",
    line: 14,
    text: "committed `^chore: archive`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: fact("commit aaaaaaa Chore: archive it"),
  });
  expect(toRow(judge(check("committed", "^feat"), run))).toEqual({
    verdict: "fail",
    reason: "not found in any of 2 commits",
    expected: "/^feat/i",
    actual: "fix · Chore: archive it",
    evidence: fact("not found in any of 2 commits"),
  });
  const reason = "the git state of the workspace was not recorded";
  expect(judge(check("committed", "x"), unknown)).toMatchObject({ verdict: "invalid", reason });
  expect(judge(check("not", check("committed", "x")), unknown)).toMatchObject({
    verdict: "invalid",
    reason,
  });
});

test.each([
  ["a negative check", check("not", check("committed", "archive")), {}],
  ["no commit at all", check("commits", { at_most: 0 }), {}],
  ["a commit", check("commits", 1), {}],
  ["a message", check("committed", "archive"), {}],
  ["a branch", check("branch", "main"), {}],
  ["a turn whose start is not known", check("commits", 1, { turn: 3 }), { turn: 2 }],
])(
  "nobody knows of commits in a repository that was taken away: %s",
  (_what, spec, { turn }: { turn?: number }) => {
    const gone = { branch: "", commits: [] };
    const kept = { branch: "main", commits: [first] };
    const turns =
      turn === 2 ? [{ git: kept }, { git: gone }, { git: kept }] : [{ git: kept }, { git: gone }];
    expect(judge(spec, makeRun(turns))).toMatchObject({
      verdict: "invalid",
      reason: "at the end of turn 2 the repository of the workspace was gone, replaced or damaged",
    });
  },
);

test.each([
  ["closes the EXPORTER", {}, "pass"],
  ["fix\nCloses", {}, "pass"],
  ["chore", { turn: 1 }, "pass"],
  ["chore", { turn: 2 }, "fail"],
  ["chore|fix", { turn: 2, count: 1 }, "pass"],
  [{ pattern: "fix", path: "src" }, {}, "pass"],
  [{ pattern: "fix", path: "src/b.ts" }, {}, "pass"],
  [{ pattern: "fix", path: "docs" }, {}, "fail"],
  [{ pattern: "fix", path: "/src" }, {}, "invalid"],
])("committed %j %o is %s", (value, modifiers, verdict) => {
  expect(judge(check("committed", value, modifiers), run).verdict).toBe(verdict);
});

test("commits: whole verdicts", () => {
  expect(judge(check("commits", { at_least: 1 }), run)).toEqual({
    key: "commits",
    line: 14,
    text: "commits at least 1",
    verdict: "pass",
    reason: "found 2 times",
    expected: null,
    actual: null,
    evidence: fact("commit fix"),
  });
  expect(toRow(judge(check("commits", 1), run))).toEqual({
    verdict: "fail",
    reason: "found 2 times, expected exactly 1",
    expected: "commits, exactly 1",
    actual: "found 2 times",
    evidence: fact("commit fix"),
  });
  expect(judge(check("commits", 0), unknown).verdict).toBe("invalid");
  const silent = makeRun([{ answer: null, git: { branch: "main", commits: [] } }]);
  expect(judge(check("commits", 0), silent).verdict).toBe("invalid");
  expect(judge(check("commits", 1, { turn: 2 }), run).verdict).toBe("pass");
});

test("branch: whole verdicts", () => {
  expect(judge(check("branch", "cleanup"), run)).toEqual({
    key: "branch",
    line: 14,
    text: "branch `cleanup`",
    verdict: "pass",
    reason: "on branch `cleanup`",
    expected: null,
    actual: null,
    evidence: fact("on branch `cleanup`"),
  });
  expect(toRow(judge(check("branch", "cleanup", { turn: 1 }), run))).toEqual({
    verdict: "fail",
    reason: "on branch `main`",
    expected: "cleanup",
    actual: "main",
    evidence: fact("on branch `main`"),
  });
  expect(judge(check("branch", "main"), unknown).verdict).toBe("invalid");
});

test.each<[key: string, pass: unknown, fail: unknown, words: readonly [string, string]]>([
  ["cost_usd", { at_most: 0.03 }, { at_most: 0.02 }, ["cost $0.03", "cost"]],
  ["tokens", 2468, { at_least: 3000 }, ["number of tokens 2,468 tokens", "number of tokens"]],
  ["input_tokens", 2400, 1200, ["number of input tokens 2,400 tokens", "number of input tokens"]],
  [
    "output_tokens",
    68,
    { at_least: 1, at_most: 67 },
    ["number of output tokens 68 tokens", "number of output tokens"],
  ],
])("%s: passes, fails, is invalid where the agent does not say", (...row) => {
  const [key, passing, failing, [reason, noun]] = row;
  expect(judge(check(key, passing), run)).toMatchObject({
    key,
    verdict: "pass",
    reason,
    evidence: fact(reason),
  });
  expect(judge(check(key, failing), run)).toMatchObject({
    verdict: "fail",
    evidence: fact(reason),
  });
  const notKnown = `the ${noun} is not known: the agent does not say`;
  const wide = check(key, { at_most: 1_000_000 });
  expect(judge(wide, unknown)).toMatchObject({ verdict: "invalid", reason: notKnown });
  expect(judge(check("not", wide), unknown)).toMatchObject({
    verdict: "invalid",
    reason: notKnown,
  });
});

test("cost_usd: whole verdicts", () => {
  expect(judge(check("cost_usd", { at_most: 0.05 }), run)).toEqual({
    key: "cost_usd",
    line: 14,
    text: "cost_usd at most 0.05",
    verdict: "pass",
    reason: "cost $0.03",
    expected: null,
    actual: null,
    evidence: fact("cost $0.03"),
  });
  expect(toRow(judge(check("cost_usd", { at_most: 0.015 }, { turn: 2 }), run))).toEqual({
    verdict: "fail",
    reason: "cost $0.02, expected at most 0.015",
    expected: "at most 0.015",
    actual: "$0.02",
    evidence: fact("cost $0.02"),
  });
});

test("a lower bound decides only what more of it cannot change", () => {
  const partial: Run = { ...run, usageIsLowerBound: true };
  const verdict = (count: unknown) => judge(check("tokens", count), partial);
  expect(verdict({ at_least: 2000 }).verdict).toBe("pass");
  expect(verdict({ at_most: 2000 }).verdict).toBe("fail");
  expect(verdict({ at_most: 3000 })).toMatchObject({
    verdict: "invalid",
    reason: "the number of tokens is 2,468 tokens or more: the agent does not say all of it",
  });
  expect(verdict({ at_least: 3000 }).verdict).toBe("invalid");
  expect(verdict(2468).verdict).toBe("invalid");
});

test("duration_s and turns: pass, fail, invalid", () => {
  expect(judge(check("duration_s", { at_most: 2.5 }), run)).toMatchObject({
    verdict: "pass",
    reason: "duration 2.5 s",
  });
  expect(judge(check("duration_s", { at_most: 1 }, { turn: 1 }), run)).toMatchObject({
    verdict: "fail",
    actual: "1.5 s",
  });
  expect(judge(check("duration_s", 1, { turn: 3 }), run).verdict).toBe("invalid");
  expect(judge(check("turns", 2), run)).toMatchObject({
    verdict: "pass",
    reason: "number of turns 2",
  });
  expect(judge(check("turns", { at_most: 1 }), run)).toMatchObject({
    verdict: "fail",
    actual: "2",
  });
  expect(judge(check("turns", {}), run).verdict).toBe("invalid");
});

test("exit_code: whole verdicts", () => {
  const broken = makeRun([{ exit: 0 }, { exit: 3 }, { exit: 4 }]);
  expect(judge(check("exit_code", 3), broken)).toEqual({
    key: "exit_code",
    line: 14,
    text: "exit_code 3",
    verdict: "pass",
    reason: "exit code 3",
    expected: null,
    actual: null,
    evidence: fact("exit code 3"),
  });
  expect(toRow(judge(check("exit_code", 0), broken))).toEqual({
    verdict: "fail",
    reason: "exit code 3",
    expected: "0",
    actual: "3",
    evidence: fact("exit code 3"),
  });
  expect(judge(check("exit_code", 0, { turn: 1 }), broken).verdict).toBe("pass");
  expect(judge(check("exit_code", 0), unknown).verdict).toBe("invalid");
});

test("model: whole verdicts", () => {
  expect(judge(check("model", "haiku"), run)).toEqual({
    key: "model",
    line: 14,
    text: "model `haiku`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: fact("model claude-haiku-4-5"),
  });
  expect(toRow(judge(check("model", "Haiku"), run))).toEqual({
    verdict: "fail",
    reason: "not found in the one model",
    expected: "/Haiku/",
    actual: "claude-haiku-4-5",
    evidence: fact("not found in the one model"),
  });
  expect(judge(check("model", "haiku"), unknown).verdict).toBe("invalid");
});
