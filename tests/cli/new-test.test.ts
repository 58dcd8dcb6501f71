import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

it("scaffolds a suite that can be used at once, and never writes over one", async () => {
  const world = await openDeskWorld({
    ...skill(FOLDER, { suite: null }),
    ...skill("skills/other", { suite: null }),
  });
  const made = await world.run(["new-test", FOLDER]);
  expect(made).toMatchObject({ exitCode: 0, stderr: "" });
  expect(made.stdout).toBe(
    `wrote ${FOLDER}/skillcheck.yaml; fill in what the agent must do, then: npx skillcheck record ${FOLDER}\n`,
  );
  expect(await world.git("status", "--short", "-uall")).toBe(`?? ${FOLDER}/skillcheck.yaml`);
  const lint = await world.run(["lint", FOLDER, "--format", "json"]);
  expect([lint.exitCode, JSON.parse(lint.stdout).findings]).toEqual([0, []]);
  const test = await world.run(["test", FOLDER]);
  expect([test.exitCode, test.stdout.split("\n")[0]]).toEqual([
    4,
    "unverified greeter › uses greeter (claude), unrecorded",
  ]);
  const suite = await world.read(`${FOLDER}/skillcheck.yaml`);
  const again = await world.run(["new-test", FOLDER]);
  expect(again).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: `skillcheck: ${FOLDER}/skillcheck.yaml is there already\n`,
  });
  expect(await world.read(`${FOLDER}/skillcheck.yaml`)).toBe(suite);
  // By name, with the document of a program.
  const json = await world.run(["new-test", "other", "--format", "json"]);
  expect(JSON.parse(json.stdout)).toEqual({ version: 1, file: "skills/other/skillcheck.yaml" });
});

it("needs the folder of one skill", async () => {
  const world = await openDeskWorld({
    ...skill("skills/a"),
    ...skill("skills/b"),
    "docs/README.md": "none\n",
  });
  const say = async (...argv: readonly string[]) => {
    const { exitCode, stderr } = await world.run(["new-test", ...argv]);
    return [exitCode, stderr.trimEnd()];
  };
  expect(await say()).toEqual([2, "skillcheck: new-test: name one folder of a skill"]);
  expect(await say("docs")).toEqual([2, "skillcheck: docs: no SKILL.md there"]);
  expect(await say("skills")).toEqual([
    2,
    "skillcheck: skills: several skills there; name one, such as skills/a",
  ]);
});
