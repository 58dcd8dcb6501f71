import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { NewFile } from "../../fakes/servers/github/bare-repository.ts";
import { actionWorld } from "./action-world.ts";
import { SUITE, skill } from "./skills.ts";

const HEAD = "version: 1\ntests:\n";
const TEST = "  - name: t\n    prompt: p\n    expect: [{ said: x }]\n";

const BOMB = `version: 1\nmetadata: &a0 [x]\n${Array.from({ length: 9 }, (_, level) => `k${level}: &a${level + 1} [${`*a${level}, `.repeat(9)}]\n`).join("")}`;

/** Suites that cannot be used, each beside a sound skill. */
const SUITES: Readonly<Record<string, NewFile>> = {
  "alias-bomb": BOMB,
  "deep-nesting": `version: 1\ntests: ${"[".repeat(5000)}`,
  "too-many-tests":
    HEAD + Array.from({ length: 201 }, (_, at) => TEST.replace("t\n", `t${at}\n`)).join(""),
  "million-tests": Buffer.from(HEAD + TEST.repeat(6000)),
  nul: `${SUITE}\0`,
  "invalid-utf-8": Buffer.concat([Buffer.from(SUITE), Buffer.from([0xff, 0xfe, 0x80])]),
  "utf-16": Buffer.from(`\ufeff${SUITE}`, "utf16le"),
  "duplicate-key": `${SUITE}version: 1\n`,
  "unknown-key": `${SUITE}colour: red\n`,
  proto: `${SUITE}__proto__: { isAdmin: true }\n`,
  constructor: `${SUITE}constructor: { prototype: { isAdmin: true } }\n`,
  "path-dots": SUITE.replace("    prompt", "    workspace: { from: ../../.git }\n    prompt"),
  "path-absolute": SUITE.replace("    prompt", "    workspace: { from: /etc }\n    prompt"),
  "path-missing": SUITE.replace("    prompt", "    workspace: { from: nowhere }\n    prompt"),
  "no-tests": "version: 1\ntests: []\n",
  lookahead: SUITE.replace("said: ahoy", "said: '(?=x)'"),
  "linked-suite": { mode: "120000", content: "/etc/passwd" },
};

test("FS-1, FS-2, FS-5 and RX-2: every suite that cannot be used is told with its place, in one run and in time", async () => {
  const files: Record<string, NewFile> = {};
  for (const [name, suite] of Object.entries(SUITES)) {
    Object.assign(files, skill(`skills/${name}`), { [`skills/${name}/skillcheck.yaml`]: suite });
  }
  const world = await actionWorld([
    { branch: "main", files: skill("skills/sound") },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  const states = run.report?.skills.map(({ folder, state }) => [folder, state]) ?? [];
  expect(Object.fromEntries(states)).toEqual(
    Object.fromEntries(Object.keys(SUITES).map((name) => [`skills/${name}`, "unusable"])),
  );
  for (const { problems, folder } of run.report?.skills ?? []) {
    expect(problems[0]).toMatchObject({ file: `${folder}/skillcheck.yaml` });
    expect(problems.length, folder).toBeGreaterThan(0);
  }
  expect(run.exitCodes["main"]).toBe(2);
  expect(world.checks()).toMatchObject([{ status: "completed", conclusion: "failure" }]);
  expect(run.log).not.toContain("fault of skillcheck");
  const { annotations = [] } = world.checks()[0] ?? {};
  for (const { message } of annotations) expect(message).toMatch(/^.{1,300}$/);
});

/** Skills that lint must refuse to read. */
const SKILLS: Readonly<Record<string, Readonly<Record<string, NewFile>>>> = {
  "huge-skill-md": { "SKILL.md": `---\nname: huge-skill-md\n---\n${"x".repeat(600 * 1024)}` },
  "many-files": Object.fromEntries(
    Array.from({ length: 501 }, (_, at) => [`notes/${at}.txt`, `${at}\n`]),
  ),
  "not-text": { "SKILL.md": Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0x00, 0x0a]) },
};

test("FS-1: a skill over a limit is a lint error with the number, its tests are unverified, the others are looked at", async () => {
  const files: Record<string, NewFile> = {};
  for (const [name, own] of Object.entries(SKILLS)) {
    Object.assign(files, skill(`skills/${name}`));
    for (const [path, file] of Object.entries(own)) files[`skills/${name}/${path}`] = file;
  }
  const world = await actionWorld([
    { branch: "main", files: skill("skills/sound") },
    { branch: "topic", from: "main", files },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  const skills = run.report?.skills ?? [];
  expect(skills.map(({ folder, state }) => [folder, state]).sort()).toEqual(
    Object.keys(SKILLS)
      .map((name) => [`skills/${name}`, "lint"])
      .sort(),
  );
  const messages = skills.flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(messages.map((message) => message.replace(/^skills\/\S+ /, "")).sort()).toEqual([
    "503 files in the skill exceed the limit of 500; it was not read further.",
    "614,428 bytes in SKILL.md exceed the limit of 524,288; it was not read further.",
    "SKILL.md is saved as something else than UTF-8; agents do not load it. Save it as UTF-8 without BOM.",
  ]);
  expect(world.checks()).toMatchObject([{ conclusion: "failure" }]);
  expect(run.report?.exitCode).toBe(1);
  expect(run.exitCodes["main"]).toBe(0);
});

test("FS-4: setup commands and fixtures of a pull request are executed by nobody in replay", async () => {
  const suite = SUITE.replace(
    "    prompt",
    `    workspace: { setup: ["touch pwned", "touch /tmp/skillcheck-pwned-fs4"] }\n    prompt`,
  );
  const world = await actionWorld([
    { branch: "main", files: skill("skills/a") },
    { branch: "topic", from: "main", files: skill("skills/a", { suite, more: "Be loud.\n" }) },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const run = await world.start({ action: "opened" });
  expect(run.outputs["conclusion"]).toBe("action_required");
  for (const place of [join(world.folder, "workspace"), process.cwd()]) {
    expect(existsSync(join(place, "pwned"))).toBe(false);
  }
  expect(existsSync("/tmp/skillcheck-pwned-fs4")).toBe(false);
});
