import { expect, test } from "vitest";
import { actionWorld } from "./action-world.ts";
import { good, recorded, SUITE, skill, times } from "./skills.ts";

const A = "skills/a";
const B = "skills/b";

test("a filter never turns a skill green: without any match exit 2, and what it leaves out is no pass", async () => {
  const rescue = SUITE.replaceAll("greets the crew", "rescues the crew");
  const passing = await recorded(skill(A), times(5, good(A)), { folder: A });
  const world = await actionWorld([
    { branch: "main", files: { ...passing, "README.md": "# Skills\n" } },
    { branch: "topic", from: "main", files: skill(B, { suite: rescue }) },
    { branch: "both", from: "topic", files: { "skills/a/evals/note.md": "Read me.\n" } },
  ]);
  await world.github.addPullRequest({ head: "topic" });
  const none = await world.start({ action: "opened", inputs: { filter: "xyz", agents: "codex" } });
  expect([none.exitCodes["main"], world.checks().map(({ conclusion }) => conclusion)]).toEqual([
    2,
    ["failure"],
  ]);
  expect(none.log).toContain("input filter xyz and input agents codex: no test matches");
  const unknown = await world.start({ action: "opened", inputs: { agents: "codex, cluade" } });
  expect([unknown.exitCodes["main"], world.checks().map(({ conclusion }) => conclusion)]).toEqual([
    2,
    ["failure"],
  ]);
  expect(unknown.log).toContain("input agents: there is no agent cluade: did you mean claude?");

  await world.github.addPullRequest({ head: "both" });
  const some = await world.start({ pull: 2, action: "opened", inputs: { filter: "greets" } });
  expect(some.report).toMatchObject({ conclusion: "success", title: "1 skill passes (1/1 tests)" });
  expect(some.report?.skills.map(({ folder, state }) => [folder, state])).toEqual([
    [A, "pass"],
    [B, "unselected"],
  ]);
  expect(some.summary).toContain("| ➖ **b** | no test selected |");
  expect(some.log).toContain("unselected b");
});
