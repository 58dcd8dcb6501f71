import { expect, it } from "vitest";
import { SUITE, skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const VERBS = [["test"], ["lint"], ["record", "--isolation", "none", "--yes"], ["new-test"]];

it.each(VERBS)(
  "%s refuses a name that several skills bear, and lists their folders",
  async (...argv) => {
    const world = await openDeskWorld({ ...skill("x/tidy"), ...skill("y/tidy") });
    const words = "tidy: several skills have that name; name the folder:";
    expect(await world.refusal([...argv, "tidy"])).toBe(`${words} x/tidy, y/tidy`);
    await world.write({ "docs/README.md": "none\n" });
    expect(await world.refusal([...argv, "tidy"], "docs")).toBe(`${words} ../x/tidy, ../y/tidy`);
  },
);

it.each(VERBS)("%s tells the folder of a name that only a root below knows", async (...argv) => {
  const world = await openDeskWorld({
    ...skill("skills/a"),
    "tools/.skillcheck.yml": "version: 1\n",
    "tools/skills/b/SKILL.md": "---\nname: b\ndescription: Use when asked.\n---\n\nB.\n",
    "tools/skills/b/skillcheck.yaml": SUITE,
  });
  expect(await world.refusal([...argv, "b"])).toBe(
    "b: there is no such folder and no skill of that name; a root of its own has it, name the folder: tools/skills/b",
  );
  expect(await world.refusal([...argv, "c"])).toBe(
    "c: there is no such folder and no skill of that name",
  );
});
