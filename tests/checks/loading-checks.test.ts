import { expect, test } from "vitest";
import { bash, type Call, check, judge, makeRun, toRow } from "./run-fixture.ts";

const loading = makeRun([
  {
    happens: [
      { name: "skill", rawName: "Skill", input: { skill: "tools:archive-repository" } },
      {
        name: "read",
        rawName: "Read",
        input: { file_path: "/tmp/ws/.claude/skills/other/SKILL.md" },
      },
      { name: "task", rawName: "Task", input: { subagent_type: "reviewer", prompt: "look" } },
    ],
    loads: [
      { name: "tools:archive-repository", via: "tool", event: 1 },
      { name: "other", via: "file", event: 2 },
    ],
  },
]);
const idle = makeRun([{ happens: [bash("ls")] }]);
const empty = makeRun([{ answer: "" }]);
const calls = (...happens: readonly Call[]) => makeRun([{ happens }]);
const evidence = {
  kind: "event",
  turn: 1,
  event: 1,
  text: 'skill {"skill": "tools:archive-repository"}',
};

test.each(["used_skill", "loaded_skill"])("%s: whole verdicts", (key) => {
  expect(judge(check(key, true), loading)).toEqual({
    key,
    line: 14,
    text: key,
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence,
  });
  expect(toRow(judge(check(key, true), idle))).toEqual({
    verdict: "fail",
    reason: "there was no loaded skill",
    expected: "skill archive-repository",
    actual: "no loaded skill",
    evidence: { kind: "run", text: "there was no loaded skill" },
  });
  expect(judge(check("not", check(key, true)), empty).verdict).toBe("invalid");
});

test.each([
  ["used_skill", "archive-repository", "pass"],
  ["used_skill", "tools:archive-repository", "pass"],
  ["used_skill", "archive", "fail"],
  ["used_skill", "repository", "fail"],
  ["used_skill", "other", "fail"],
  ["loaded_skill", "other", "pass"],
  ["loaded_skill", "other:other", "fail"],
])("%s %s is %s", (key, name, verdict) => {
  expect(judge(check(key, name), loading).verdict).toBe(verdict);
});

test("used_agent: whole verdicts", () => {
  expect(judge(check("used_agent", "reviewer"), loading)).toEqual({
    key: "used_agent",
    line: 14,
    text: "used_agent `reviewer`",
    verdict: "pass",
    reason: "found",
    expected: null,
    actual: null,
    evidence: {
      kind: "event",
      turn: 1,
      event: 3,
      text: 'task {"subagent_type": "reviewer", "prompt": "look"}',
    },
  });
  expect(toRow(judge(check("used_agent", "Reviewer"), loading))).toEqual({
    verdict: "fail",
    reason: "not found in the one task",
    expected: "subagent Reviewer",
    actual: 'task {"subagent_type": "reviewer", "prompt": "look"}',
    evidence: { kind: "run", text: "not found in the one task" },
  });
  expect(judge(check("used_agent", "x", { count: 0 }), empty).verdict).toBe("invalid");
  const gemini = calls({
    name: "task",
    rawName: "invoke_agent",
    input: { agent_name: "generalist" },
  });
  expect(judge(check("used_agent", "generalist"), gemini).verdict).toBe("pass");
});

test("delegated: whole verdicts", () => {
  expect(judge(check("delegated", true), loading)).toMatchObject({
    text: "delegated",
    verdict: "pass",
    evidence: { kind: "event", turn: 1, event: 3 },
  });
  expect(toRow(judge(check("delegated", true), idle))).toEqual({
    verdict: "fail",
    reason: "there was no task",
    expected: "a task for a subagent",
    actual: "no task",
    evidence: { kind: "run", text: "there was no task" },
  });
  expect(judge(check("delegated", true, { turn: 2 }), loading).verdict).toBe("invalid");
});

const reading = calls(
  { name: "read", rawName: "Read", input: { file_path: "/tmp/ws/a" } },
  { name: "read", rawName: "view", input: { path: "a" } },
  { name: "other", rawName: "Cat", input: { filePath: "/other/b" } },
  { name: "read", rawName: "Read", input: { file_path: "/tmp/ws/a" } },
  bash("cd docs && cat guide.md | head -n 3"),
  {
    name: "read",
    rawName: "Read",
    input: { file_path: "/tmp/ws/.claude/skills/archive-repository/references/undo.md" },
  },
  { name: "read", rawName: "Read", input: { file_path: "/tmp/ws/missing" }, ok: false },
);

test("read_files: whole verdicts", () => {
  expect(judge(check("read_files", ["a", "/other/b"]), reading)).toEqual({
    key: "read_files",
    line: 14,
    text: "read_files `a`, `/other/b`",
    verdict: "pass",
    reason: "read",
    expected: null,
    actual: null,
    evidence: { kind: "event", turn: 1, event: 3, text: 'Cat {"filePath": "/other/b"}' },
  });
  expect(toRow(judge(check("read_files", ["a", "missing", "b"]), reading))).toEqual({
    verdict: "fail",
    reason: "not read: `missing`, `b`",
    expected: "missing, b",
    actual: "a, /other/b, docs/guide.md, .claude/skills/archive-repository/references/undo.md",
    evidence: { kind: "run", text: "not read: `missing`, `b`" },
  });
  expect(judge(check("read_files", "a", { turn: 2 }), reading).verdict).toBe("invalid");
});

test.each([
  ["./a", "pass"],
  ["docs/guide.md", "pass"],
  ["guide.md", "fail"],
  ["references/undo.md", "pass"],
  [".claude/skills/archive-repository/references/undo.md", "pass"],
  ["undo.md", "fail"],
  ["*.md", "invalid"],
])("read_files %s is %s", (path, verdict) => {
  expect(judge(check("read_files", path), reading).verdict).toBe(verdict);
});

test.each([
  ["cat a b", ["a", "b"]],
  ["cat -n -- -odd", ["-odd"]],
  ["/bin/cat 'my file' \"b c\" d\\ e", ["my file", "b c", "d e"]],
  ["sed -n '1,5p' a b", ["a", "b"]],
  ["sed -e 's/x/y/' -n a", ["a"]],
  ["sed --expression=p a", ["a"]],
  ["head -n 5 a", ["a"]],
  ["head -5 a", ["a"]],
  ["head -c5 a", ["a"]],
  ["cat a | sed 's/x/y/' > b", ["a"]],
  ["cat < a 2> c", ["a"]],
  ["cat > out <<'EOF'\ncat secret\nEOF\ncat b", ["b"]],
  ["cat <<< word", []],
  ["ls a; grep x b && cat c || head d &\ncat e", ["c", "d", "e"]],
  ["cd sub && cat a; cd ../b; cat c /abs ~/d", ["sub/a", "b/c", "/abs", "~/d"]],
  ["X=1 sudo cat a # cat b", ["a"]],
  ["for f in *; do cat a#b; done", ["a#b"]],
  ["echo 'cat a' \"cat b\"", []],
  ["echo $(cat a) `cat b`", ["a", "b"]],
  ["cat a &> all", ["a"]],
  ["cat \\\n  a", ["a"]],
  ["cat 'open", ["open"]],
  ["cat /tmp/ws/x/../y /tmp/wsx", ["y", "/tmp/wsx"]],
])("the shell reads of %j are %j", (script, paths) => {
  const run = calls(bash(script));
  expect(judge(check("read_files", "never"), run).actual).toBe(
    paths.length === 0 ? "no file was read" : paths.join(", "),
  );
});
