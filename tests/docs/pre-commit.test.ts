import { expect, test } from "vitest";
import { parse } from "yaml";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "../cli/desk-world.ts";
import { blocksOf, readDoc } from "./read-docs.ts";

interface Hook {
  readonly entry: string;
  readonly language: string;
  readonly pass_filenames?: boolean;
}

/** The one hook of the README. */
function readHook(): Hook {
  const [block, ...others] = blocksOf(readDoc("README.md"), "yaml").filter((text) =>
    text.startsWith("repos:"),
  );
  expect(others).toEqual([]);
  return parse(block ?? "").repos[0].hooks[0];
}

test("the pre-commit hook of the README stops a commit for what it brings, and for nothing else", async () => {
  const hook = readHook();
  expect(hook.language).toBe("system");
  const [npx, name, ...argv] = hook.entry.split(" ");
  expect([npx, name]).toEqual(["npx", "skillcheck"]);
  const world = await openDeskWorld({
    ...skill("skills/a", { more: "\nSee [it](broken.md).\n" }),
    ...skill("skills/b"),
  });
  /** As pre-commit runs it: with the staged files behind the entry, unless the hook wants none. */
  const commit = async (files: Readonly<Record<string, string>>) => {
    await world.write(files);
    await world.git("add", "--all");
    const names = hook.pass_filenames === false ? [] : Object.keys(files);
    const { exitCode, stderr } = await world.run([...argv, ...names]);
    await world.git("reset", "--quiet", "--hard");
    return [exitCode, stderr];
  };
  const old = "\nMore.\n\nSee [it](broken.md).\n";
  expect(await commit(skill("skills/a", { more: old }))).toEqual([0, ""]);
  expect(await commit(skill("skills/a", { more: `${old}\nSee [this](new.md).\n` }))).toEqual([
    1,
    "",
  ]);
  expect(await commit({ "skills/b/references/more.md": "# More\n" })).toEqual([0, ""]);
  expect(await commit({ "README.md": "# Nothing of skills\n" })).toEqual([0, ""]);
});
