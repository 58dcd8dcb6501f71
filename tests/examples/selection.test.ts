import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cliHere, EXAMPLES, ROOT, scratch } from "./examples.ts";

/** All examples as one repository, as the demo has it. */
async function repository(): Promise<string> {
  const folder = join(await scratch(), "repository");
  for (const name of ["fill-form", "release-notes", "tidy-branches"]) {
    await cp(join(EXAMPLES, name), folder, { recursive: true });
  }
  return folder;
}

async function tested(argv: readonly string[]): Promise<readonly string[]> {
  const answer = await cliHere(await repository(), ["test", ...argv, "--format", "json"]);
  const { skills } = JSON.parse(answer.stdout) as { skills: readonly { name: string }[] };
  return skills.map(({ name }) => name).sort();
}

it.each([
  [["."], ["fill-form", "release-notes", "tidy-branches"]],
  [["skills/fill-form"], ["fill-form"]],
  [
    ["skills/fill-form", "skills/tidy-branches"],
    ["fill-form", "tidy-branches"],
  ],
  [
    ["fill-form", "tidy-branches"],
    ["fill-form", "tidy-branches"],
  ],
  [
    ["fill-form", "skills/release-notes"],
    ["fill-form", "release-notes"],
  ],
])("test %j looks at %j", async (argv, names) => {
  expect(await tested(argv)).toEqual(names);
});

it.each([
  [[], 35],
  [["."], 35],
  [["skills/fill-form"], 10],
  [["fill-form", "skills/tidy-branches"], 20],
  [[".skillcheck/cassettes/skills--release-notes"], 15],
])("cassettes clear %j would remove %i recordings", async (argv, count) => {
  const answer = await cliHere(await repository(), ["cassettes", "clear", ...argv]);
  expect(answer.stdout.trim().split("\n").at(-1)).toBe(
    `${count} recordings would be removed; add --yes to remove them`,
  );
  expect(answer.exitCode).toBe(0);
});

it("keeps its exit code when the reader of a long report goes away", async () => {
  const argv = [join(ROOT, "dist", "cli.js"), "test", ".", "--format", "json"];
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", HOME: "/nonexistent" };
  const child = spawn(process.execPath, argv, { cwd: await repository(), env });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  child.stdout.destroy();
  const [code] = await once(child, "close");
  expect({ code, words }).toEqual({ code: 0, words: "" });
});
