import { expect, test } from "vitest";
import { check, judge, makeRun } from "./run-fixture.ts";

const run = makeRun([
  {
    user: "Put ./old-exporter away",
    happens: [
      { thinks: "a secret plan" },
      { says: "I looked at the repository.\nShall I archive it or delete it?" },
    ],
    answer: "I looked at the repository.\nShall I archive it or delete it?",
  },
  {
    user: "Yes, archive it.",
    happens: [
      {
        name: "bash",
        rawName: "Bash",
        input: { command: "gh repo archive" },
        script: "gh repo archive",
      },
      { answers: "archived acme/old-exporter" },
      { says: "It is DONE. Archived." },
    ],
    answer: "It is DONE. Archived.",
    files: { "NOTES.md": "# Notes\nBreaking: none\n", "big.bin": null },
  },
]);
const empty = makeRun([{ answer: "", happens: [] }]);
const base = { key: "contains", line: 14 };

test("contains: passes, case ignored, any of a list", () => {
  expect(judge(check("contains", ["finished", "done"]), run)).toEqual({
    ...base,
    text: "contains `finished` or `done`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 2, event: 3, text: "It is DONE. Archived." },
  });
});

test("contains: fails with what was there", () => {
  expect(judge(check("contains", "deleted"), run)).toEqual({
    ...base,
    text: "contains `deleted`",
    verdict: "fail",
    reason: "not found in the one answer",
    expected: "deleted",
    actual: "It is DONE. Archived.",
    evidence: { kind: "run", text: "not found in the one answer" },
  });
});

test("contains: is invalid on a turn that did not happen", () => {
  expect(judge(check("contains", "done", { turn: 3 }), run)).toEqual({
    ...base,
    text: "contains `done`, turn 3",
    verdict: "invalid",
    reason: "turn 3 did not happen: the run has 2",
    expected: null,
    actual: null,
    evidence: null,
  });
});

test("contains: counts occurrences", () => {
  const spec = check("contains", "archive", { scope: ["transcript"], count: 5 });
  expect(judge(spec, run)).toMatchObject({
    verdict: "pass",
    text: "contains `archive`, in transcript, exactly 5",
    reason: "found 5 times",
  });
  expect(judge({ ...spec, count: { at_most: 2 } }, run)).toEqual({
    ...base,
    text: "contains `archive`, in transcript, at most 2",
    verdict: "fail",
    reason: "found 5 times, expected at most 2",
    expected: "archive, at most 2",
    actual: "found 5 times",
    evidence: { kind: "event", turn: 1, event: 2, text: "Shall I archive it or delete it?" },
  });
});

test("matches: is case-sensitive and looks at the answer", () => {
  expect(judge(check("matches", "DONE\\."), run)).toEqual({
    key: "matches",
    line: 14,
    text: "matches `DONE\\.`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 2, event: 3, text: "It is DONE. Archived." },
  });
  expect(judge(check("matches", "done"), run)).toMatchObject({
    verdict: "fail",
    expected: "/done/",
    actual: "It is DONE. Archived.",
  });
  expect(judge(check("matches", "done", { count: 0 }), empty)).toMatchObject({
    verdict: "invalid",
    reason: "the run is empty: no answer and no tool call, so nothing was learnt",
  });
});

test.each([
  ["prompt", "old-exporter", "pass"],
  ["prompt", "Yes, archive", "fail"],
  ["answer", "Archived", "pass"],
  ["answer", "Shall I", "fail"],
  ["handbacks", "Shall I", "pass"],
  ["handbacks", "Archived", "fail"],
  ["questions", "Shall I", "pass"],
  ["questions", "Archived", "fail"],
  ["agent_text", "I looked", "pass"],
  ["agent_text", "secret plan", "fail"],
  ["tools", '^bash \\{"command": "gh repo', "pass"],
  ["tools", "acme", "fail"],
  ["files", "Breaking", "pass"],
  ["files", "Shall I", "invalid"],
  ["transcript", "secret plan", "pass"],
  ["transcript", "acme/old", "pass"],
  ["transcript", "Yes, archive", "pass"],
  ["transcript", "Breaking", "fail"],
] as const)("scope %s: %s is %s", (scope, pattern, verdict) => {
  expect(judge(check("matches", pattern, { scope: [scope] }), run).verdict).toBe(verdict);
});

test("several scopes are looked through together", () => {
  const spec = check("matches", "Breaking", { scope: ["answer", "files"] });
  expect(judge(spec, run)).toMatchObject({
    verdict: "pass",
    evidence: { kind: "file", path: "NOTES.md", line: 2, text: "Breaking: none" },
  });
});

test("files whose text was not kept make what is not found undecided", () => {
  const spec = check("matches", "nowhere", { scope: ["files"] });
  const undecided = { verdict: "invalid", reason: "not decided: the text of big.bin was not kept" };
  expect(judge(spec, run)).toMatchObject(undecided);
  expect(judge(check("not", spec), run)).toMatchObject(undecided);
});

test("a subagent's words are not the agent's", () => {
  const nested = makeRun([
    { happens: [{ says: "from inside", nested: true }], answer: "Outside." },
  ]);
  expect(judge(check("matches", "inside", { scope: ["agent_text"] }), nested).verdict).toBe("fail");
  expect(judge(check("matches", "inside", { scope: ["transcript"] }), nested).verdict).toBe("pass");
  expect(judge(check("matches", "Outside"), nested).evidence).toEqual({
    kind: "run",
    text: "turn 1, answer: Outside.",
  });
});

test("said: looks at every hand-back, case ignored", () => {
  expect(judge(check("said", "shall i archive"), run)).toEqual({
    key: "said",
    line: 14,
    text: "said `shall i archive`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 1, event: 2, text: "Shall I archive it or delete it?" },
  });
  expect(judge(check("said", "secret"), run)).toMatchObject({
    verdict: "fail",
    reason: "not found in any of 2 hand-backs",
    expected: "/secret/i",
    actual: "I looked at the repository.⏎Shall I archive it or delete it? · It is DONE. Archived.",
  });
  expect(judge(check("said", "secret", { count: 0 }), empty).verdict).toBe("invalid");
});

test("said vectors: case ignored, `.` is no line end, no text between hand-backs", () => {
  const says = (answer: string) => makeRun([{ answer }]);
  expect(judge(check("said", "dry run"), says("a DRY run")).verdict).toBe("pass");
  expect(judge(check("said", "a.b"), says("a\nb")).verdict).toBe("fail");
});

test("asked: looks at questions alone", () => {
  expect(judge(check("asked", "archive|delete"), run)).toEqual({
    key: "asked",
    line: 14,
    text: "asked `archive|delete`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 1, event: 2, text: "Shall I archive it or delete it?" },
  });
  expect(judge(check("asked", "archive", { turn: -1 }), run)).toEqual({
    key: "asked",
    line: 14,
    text: "asked `archive`, turn -1",
    verdict: "fail",
    reason: "there was no question",
    expected: "/archive/i",
    actual: "no question",
    evidence: { kind: "run", text: "there was no question" },
  });
  expect(judge(check("asked", "x", { turn: 4 }), run).verdict).toBe("invalid");
});

test("asked vectors: a hand-back that does not ask is no question", () => {
  const spec = check("asked", "which");
  const talk = (first: string, last: string) => makeRun([{ answer: first }, { answer: last }]);
  expect(judge(spec, talk("Which graveyard.", "Done.")).verdict).toBe("fail");
  expect(judge(spec, talk("Ready.", "Which one?")).verdict).toBe("pass");
});

test("asked_question: passes, fails, is invalid", () => {
  expect(judge(check("asked_question", true), run)).toEqual({
    key: "asked_question",
    line: 14,
    text: "asked_question",
    verdict: "pass",
    reason: "a turn ended asking",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 1, event: 2, text: "Shall I archive it or delete it?" },
  });
  expect(judge(check("asked_question", true, { turn: 2 }), run)).toEqual({
    key: "asked_question",
    line: 14,
    text: "asked_question, turn 2",
    verdict: "fail",
    reason: "no turn ended asking",
    expected: "a question",
    actual: "It is DONE. Archived.",
    evidence: { kind: "run", text: "no turn ended asking" },
  });
  expect(judge(check("asked_question", false), run)).toMatchObject({
    verdict: "invalid",
    reason: "the check `asked_question` is malformed or not known",
  });
});

test("RX-1 what lies behind 256 KiB is not taken for absent", () => {
  const long = makeRun([{ answer: `git push\n${"a ".repeat(200_000)}\ngit pull` }]);
  const found = check("matches", "git push");
  const unseen = check("matches", "git pull");
  const undecided = "not decided: a text is longer than 256 KiB, and only its head was searched";
  expect(judge(found, long)).toMatchObject({ verdict: "pass" });
  expect(judge(unseen, long)).toMatchObject({ verdict: "invalid", reason: undecided });
  expect(judge(check("not", unseen), long)).toMatchObject({
    verdict: "invalid",
    reason: undecided,
  });
  expect(judge({ ...found, count: 1 }, long)).toMatchObject({ verdict: "invalid" });
  expect(judge({ ...found, count: { at_least: 1 } }, long)).toMatchObject({ verdict: "pass" });
  expect(judge({ ...found, count: 0 }, long)).toMatchObject({ verdict: "fail" });
});

test("RX-1 a text that was cut does not end at the cut", () => {
  const long = makeRun([{ answer: "a".repeat(300_000) }]);
  const ends = check("matches", "^(a+)+$");
  const undecided = {
    verdict: "invalid",
    reason: "not decided: a text is longer than 256 KiB, and only its head was searched",
  };
  expect(judge(ends, long)).toMatchObject(undecided);
  expect(judge(check("not", ends), long)).toMatchObject(undecided);
  expect(judge({ ...ends, count: 0 }, long)).toMatchObject(undecided);
  expect(judge({ ...ends, count: { at_least: 1 } }, long)).toMatchObject(undecided);
});
