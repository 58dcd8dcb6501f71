import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const SUITE = "skills/greeter/skillcheck.yaml";

it("SB-16: every max_cost that an own login makes void is said before anything is run", async () => {
  const world = await openDeskWorld(skill("skills/greeter"));
  await world.installAgent({ cases: [] });
  const test = { name: "greets", prompt: "Hi.", samples: 1, expect: [{ contains: "Ahoy" }] };
  const write = (max_cost: object) =>
    world.write({
      ".skillcheck.yml": JSON.stringify({ version: 1, isolation: "none", ...max_cost }),
      [SUITE]: JSON.stringify({ version: 1, ...max_cost, tests: [{ ...test, ...max_cost }] }),
    });
  const record = async () => {
    const { exitCode, stderr } = await world.run(["record", "--login", "own", "--max-runs", "1"]);
    return [exitCode, stderr.split("\n").slice(0, 4)];
  };
  const agent = expect.stringMatching(/^claude is .*, with your own login /);
  const plan = "1 run planned, no cage, no price yet, at most 1 run";
  await write({});
  expect(await record()).toEqual([
    3,
    ["agent: claude, the first installed", plan, agent, expect.anything()],
  ]);
  await write({ max_cost: 1 });
  expect(await record()).toEqual([
    3,
    [
      "agent: claude, the first installed",
      plan,
      agent,
      `max_cost cannot hold with --login own, where money is what the CLI says: ${SUITE}:1 greets, ${SUITE}, .skillcheck.yml`,
    ],
  ]);
});
