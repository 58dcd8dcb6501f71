import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LintedAlone } from "../../src/app/lint-alone.ts";
import { openFolder } from "../../src/host/folder-files.ts";
import { openLintThreads } from "../../src/host/lint-threads.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import type { LintJob } from "../../src/model/lint-job.ts";
import { builtCommand } from "../build/built-command.ts";

let root = "";
let workerUrl: URL;

// Node 20 runs no TypeScript, so the thread under test is bundled as it is in dist.
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "skillcheck-threads-"));
  workerUrl = pathToFileURL(join(await builtCommand(), "lint.js"));
}, 60_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const JOB: LintJob = {
  within: ["."],
  names: [],
  hasGitModes: false,
  config: { lint: DEFAULT_CONFIG.lint, agents: DEFAULT_CONFIG.agents },
  level: "warning",
};

const folders = Array.from({ length: 70 }, (_, at) => `skills/s${at}`);

/** Every seventh links to what is not there. */
function writeSkills(): void {
  folders.forEach((folder, at) => {
    mkdirSync(join(root, folder), { recursive: true });
    const link = at % 7 === 0 ? "[a](gone.md)\n" : "";
    const top = `---\nname: s${at}\ndescription: Sorts mail number ${at} by sender. Use when asked to.\n---\n`;
    writeFileSync(join(root, folder, "SKILL.md"), `${top}${link}`);
  });
}

function run(url: URL, threads = 3) {
  const lint = openLintThreads(url, { root, files: openFolder(root) }, threads);
  if (lint === null) throw new Error("no threads");
  return lint<LintedAlone>(JOB, folders);
}

/** A thread that behaves as the given code says. */
function writeThread(name: string, code: string): URL {
  const file = join(root, name);
  writeFileSync(file, `import { parentPort } from "node:worker_threads";\n${code}\n`);
  return pathToFileURL(file);
}

test("threads give what was found in each skill, in the order of the folders", async () => {
  writeSkills();
  const outcomes = await run(workerUrl);
  expect(outcomes.map(({ unit: { folder } }) => folder)).toEqual(folders);
  const found = outcomes.flatMap(({ findings }) => findings.map(({ rule, path }) => [rule, path]));
  const wanted = folders.filter((_, at) => at % 7 === 0);
  expect(found).toEqual(wanted.map((folder) => ["SK009", `${folder}/SKILL.md`]));
  expect(outcomes[1]?.unit).toEqual({
    folder: "skills/s1",
    name: "s1",
    unread: null,
    suitePath: null,
    suite: null,
    problems: [],
    listing: {
      folder: "skills/s1",
      path: "skills/s1/SKILL.md",
      name: { text: "s1", line: 2, column: 7 },
      description: {
        text: "Sorts mail number 1 by sender. Use when asked to.",
        line: 3,
        column: 14,
      },
      pluginRoot: null,
      mentions: [],
    },
    comments: [],
  });
});

test("a thread that throws, cannot be started or ends by itself is told", async () => {
  const throws = writeThread(
    "throws.mjs",
    'parentPort.on("message", () => { throw new Error("x"); });',
  );
  await expect(run(throws)).rejects.toThrow("a thread that lints ended: x");
  const ends = writeThread("ends.mjs", 'parentPort.on("message", () => process.exit(7));');
  await expect(run(ends)).rejects.toThrow("a thread that lints ended with code 7");
  const nowhere = pathToFileURL(join(root, "nowhere.mjs"));
  await expect(run(nowhere)).rejects.toThrow(/^a thread that lints ended: Cannot find module /);
});

test("one processor alone lints as ever", () => {
  expect(openLintThreads(workerUrl, { root, files: openFolder(root) }, 1)).toBe(null);
});
