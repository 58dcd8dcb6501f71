import { chmod, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { type DeskWorld, openDeskWorld } from "./desk-world.ts";

/** Leaves a file wherever a CLI finds a place of its own, as opencode and gemini do when they are asked for their version. */
const LEAVE = [
  'for place in "$PWD" "$HOME" "$TMPDIR" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_STATE_HOME" "$XDG_CACHE_HOME"; do',
  '  mkdir -p "$place" && : > "$place/left-by-claude" || exit 9',
  "done",
];

/** Puts shell scripts on PATH. */
async function install(world: DeskWorld, scripts: Readonly<Record<string, readonly string[]>>) {
  for (const [name, lines] of Object.entries(scripts)) {
    const file = join(dirname(world.repository), "bin", name);
    await writeFile(file, ["#!/bin/sh", ...lines, ""].join("\n"));
    await chmod(file, 0o755);
  }
}

it("doctor asks for versions in a home, a folder and a temporary folder of their own, which go with the question", async () => {
  const world = await openDeskWorld(skill("skills/greeter"));
  const home = join(dirname(world.repository), "home");
  await install(world, { claude: [...LEAVE, 'echo "2.1.332 (Claude Code)"'] });
  const before = await world.list(".");
  const { stdout } = await world.run(["doctor"]);
  expect(stdout.split("\n")[0]).toMatch(/^✓ claude: 2\.1\.332, the tested one: \S+\/bin\/claude$/);
  expect(await world.list(".")).toEqual(before);
  expect([await readdir(home), await readdir(world.temporary)]).toEqual([[], []]);
});

it("doctor says how a program ended that tells no version, and what it printed", async () => {
  const world = await openDeskWorld(skill("skills/greeter"));
  await install(world, {
    claude: ["printf 'no\\033[2J version\\nhere'"],
    codex: ["echo 'cannot find its library' >&2", "exit 3"],
    gemini: ["kill -SEGV $$"],
    droid: ["exit 0"],
    rg: ["echo broken >&2", "exit 1"],
    git: ["exit 2"],
    skillcheck: ["echo 'usage: skillcheck [-h]' >&2", "exit 2"],
  });
  const { exitCode, stdout } = await world.run(["doctor"]);
  const bin = join(dirname(world.repository), "bin");
  const lines = stdout.split("\n");
  const of = (name: string) => lines.find((line) => line.slice(2).startsWith(`${name}: `));
  expect(["claude", "codex", "gemini", "droid", "ripgrep", "git", "skillcheck"].map(of)).toEqual([
    `! claude: ${bin}/claude tells no version: exit code 0, printed "no version" (tested with 2.1.332)`,
    `! codex: ${bin}/codex tells no version: exit code 3, printed "cannot find its library" (tested with 0.171.0)`,
    `! gemini: ${bin}/gemini tells no version: ended by SIGSEGV, printed nothing (tested with 0.61.0)`,
    `! droid: ${bin}/droid tells no version: exit code 0, printed nothing (tested with 0.215.0)`,
    `! ripgrep: ${bin}/rg tells no version: exit code 1, printed "broken"`,
    `✗ git: ${bin}/git tells no version: exit code 2, printed nothing`,
    `! skillcheck: another skillcheck is on PATH: ${bin}/skillcheck tells no version: exit code 2, printed "usage: skillcheck [-h]"`,
  ]);
  expect(exitCode).toBe(2);
});
