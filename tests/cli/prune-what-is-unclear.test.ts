import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";
const PRUNE = ["cassettes", "prune", "--base", "main", "--yes"];

it("prune keeps the recordings of every agent that replay would take for a test that names none", async () => {
  const tree = skill(FOLDER);
  const [claude, codex] = [
    await recorded(tree, times(1, good(FOLDER)), { folder: FOLDER }),
    await recorded(tree, times(1, good(FOLDER)), { folder: FOLDER, agents: ["codex"] }),
  ];
  const world = await openDeskWorld({ ...claude, ...codex });
  const pruned = await world.run(PRUNE);
  expect([pruned.exitCode, pruned.stdout]).toEqual([0, "0 recordings removed\n"]);
  expect(await world.list(".skillcheck")).toHaveLength(2);
});

it.each([
  [
    "a suite that cannot be read",
    { [`${FOLDER}/skillcheck.yaml`]: `${SUITE}    expekt: []\n` },
    /^skillcheck: skills\/greeter\/skillcheck\.yaml:\d+:\d+ tests\[0\]\.expekt: /,
  ],
  [
    "a fixture that is not there",
    { [`${FOLDER}/skillcheck.yaml`]: `${SUITE}    workspace: { from: evals/gone }\n` },
    /^skillcheck: skills\/greeter\/skillcheck\.yaml:10:24 tests\[0\]\.workspace\.from: /,
  ],
])("prune removes nothing while it cannot tell what is needed: %s", async (_name, change, line) => {
  const tree = await recorded(skill(FOLDER), times(2, good(FOLDER)), { folder: FOLDER });
  const world = await openDeskWorld(tree);
  const before = await world.list(".skillcheck");
  await world.write(change);
  const pruned = await world.run(PRUNE);
  expect(pruned.exitCode).toBe(2);
  expect(pruned.stderr).toMatch(line);
  expect(await world.list(".skillcheck")).toEqual(before);
});
