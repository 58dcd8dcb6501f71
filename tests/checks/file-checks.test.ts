import { expect, test } from "vitest";
import { check, judge, makeRun, toRow } from "./run-fixture.ts";

const run = makeRun(
  [
    { files: { "src/a": "9", c: "3", "docs/p": "4" }, answer: "First." },
    {
      files: { "src/a": "1", c: "3", "docs/p": "5", "docs/q": "\nline two\nline two\n", img: null },
    },
  ],
  { start: { "src/a": "1", b: "2", c: "3" } },
);
const empty = makeRun([{ answer: null }]);

test("file_exists: every glob matches a file at the end of the turn", () => {
  expect(judge(check("file_exists", ["docs/*", "c"]), run)).toEqual({
    key: "file_exists",
    line: 14,
    text: "file_exists `docs/*`, `c`",
    verdict: "pass",
    reason: "file: docs/p, c",
    expected: null,
    actual: null,
    evidence: { kind: "file", path: "docs/p", line: null, text: "docs/p, c" },
  });
  expect(toRow(judge(check("file_exists", ["c", "docs/q"], { turn: 1 }), run))).toEqual({
    verdict: "fail",
    reason: "no file matches `docs/q`",
    expected: "docs/q",
    actual: "src/a, c, docs/p",
    evidence: { kind: "run", text: "no file matches `docs/q`" },
  });
  expect(toRow(judge(check("file_exists", "c", { turn: -3 }), run))).toEqual({
    verdict: "invalid",
    reason: "turn -3 did not happen: the run has 2",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test("file_contains: passes with the line", () => {
  const spec = check("file_contains", { path: "./docs/q", text: "line two" });
  expect(judge(spec, run)).toEqual({
    key: "file_contains",
    line: 14,
    text: "file_contains `./docs/q`: `line two`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "file", path: "docs/q", line: 2, text: "line two" },
  });
  expect(judge({ ...spec, count: 2 }, run).verdict).toBe("pass");
  expect(judge({ ...spec, count: 3 }, run).verdict).toBe("fail");
});

test("file_contains: fails, and is invalid where the text was not kept", () => {
  expect(toRow(judge(check("file_contains", { path: "docs/q", text: "LINE" }), run))).toEqual({
    verdict: "fail",
    reason: "not found in the one file",
    expected: "LINE",
    actual: "\nline two\nline two\n",
    evidence: { kind: "file", path: "docs/q", line: null, text: "not found in the one file" },
  });
  expect(toRow(judge(check("file_contains", { path: "none", text: "x" }), run))).toEqual({
    verdict: "fail",
    reason: "`none` does not exist",
    expected: "x",
    actual: "no such file",
    evidence: { kind: "run", text: "`none` does not exist" },
  });
  const unkept = check("file_contains", { path: "img", text: "x" });
  const reason = "the text of img was not kept: too long or not text";
  expect(judge(unkept, run)).toMatchObject({ verdict: "invalid", reason });
  expect(judge(check("not", unkept), run)).toMatchObject({ verdict: "invalid", reason });
});

test("file_matches: passes, fails, is invalid", () => {
  const spec = (path: string, pattern: string) => check("file_matches", { path, pattern });
  expect(judge(spec("docs/q", "(?m)^line"), run)).toEqual({
    key: "file_matches",
    line: 14,
    text: "file_matches `docs/q`: `(?m)^line`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "file", path: "docs/q", line: 2, text: "line two" },
  });
  expect(toRow(judge(spec("c", "4"), run))).toEqual({
    verdict: "fail",
    reason: "not found in the one file",
    expected: "/4/",
    actual: "3",
    evidence: { kind: "file", path: "c", line: null, text: "not found in the one file" },
  });
  expect(judge(spec("img", "x"), run).verdict).toBe("invalid");
  expect(judge(spec("../c", "3"), run)).toMatchObject({
    verdict: "invalid",
    reason: "the check `file_matches` is malformed or not known",
  });
});

const map = makeRun([{ files: { "src/a": "9", c: "3", "docs/p": "4" } }], {
  start: { "src/a": "1", b: "2", c: "3" },
});

test.each([
  ["created", "docs/p", "src/a"],
  ["modified", "src/a", "docs/p"],
  ["deleted", "b", "c"],
  ["touched", "{b,docs/*}", "c"],
])("%s vectors: %s yes, %s no", (key, yes, no) => {
  expect(judge(check(key, yes), map).verdict).toBe("pass");
  expect(judge(check(key, no), map).verdict).toBe("fail");
  expect(judge(check(key, yes, { turn: 2 }), map).verdict).toBe("invalid");
});

test("created: whole verdicts", () => {
  expect(judge(check("created", "docs/**"), map)).toEqual({
    key: "created",
    line: 14,
    text: "created `docs/**`",
    verdict: "pass",
    reason: "created file: docs/p",
    expected: null,
    actual: null,
    evidence: { kind: "file", path: "docs/p", line: null, text: "docs/p" },
  });
  expect(toRow(judge(check("deleted", "**"), makeRun([{}])))).toEqual({
    verdict: "fail",
    reason: "there was no deleted file",
    expected: "**",
    actual: "no deleted file",
    evidence: { kind: "run", text: "there was no deleted file" },
  });
});

test("touched: every one of a list must have changed", () => {
  expect(judge(check("touched", ["b", "src/a", "docs/p"]), map).verdict).toBe("pass");
  expect(judge(check("touched", ["b", "c"]), map)).toMatchObject({
    verdict: "fail",
    reason: "no changed file matches `c`",
    actual: "b, docs/p, src/a",
  });
});

test("a file that is written and taken back did not change in the run, but did in its turns", () => {
  expect(judge(check("modified", "src/a"), run).verdict).toBe("fail");
  expect(judge(check("modified", "src/a", { turn: 1 }), run).verdict).toBe("pass");
  expect(judge(check("modified", "src/a", { turn: 2 }), run).verdict).toBe("pass");
  expect(judge(check("modified", "docs/p", { turn: [1, 2] }), run).verdict).toBe("fail");
  expect(judge(check("created", "docs/p", { turn: [1, 2] }), run).verdict).toBe("pass");
});

test("untouched: whole verdicts", () => {
  expect(judge(check("untouched", "c"), map)).toEqual({
    key: "untouched",
    line: 14,
    text: "untouched `c`",
    verdict: "pass",
    reason: "nothing there changed",
    expected: null,
    actual: null,
    evidence: { kind: "run", text: "nothing there changed" },
  });
  expect(judge(check("untouched", true), map)).toEqual({
    key: "untouched",
    line: 14,
    text: "untouched",
    verdict: "fail",
    reason: "`b` was deleted",
    expected: "no change",
    actual: "deleted b, created docs/p, modified src/a",
    evidence: { kind: "file", path: "b", line: null, text: "deleted" },
  });
  expect(toRow(judge(check("untouched", true), empty))).toEqual({
    verdict: "invalid",
    reason: "the run is empty: no answer and no tool call, so nothing was learnt",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test.each([
  ["src", "fail"],
  ["sr", "pass"],
  ["docs/", "fail"],
  ["c", "pass"],
  ["./src", "fail"],
  [".", "fail"],
  ["/", "fail"],
  [["c", "sr"], "pass"],
  [["c", "b"], "fail"],
  ["../src", "invalid"],
  ["src/*", "invalid"],
])("untouched vectors: %j is %s", (value, verdict) => {
  expect(judge(check("untouched", value), map).verdict).toBe(verdict);
});
