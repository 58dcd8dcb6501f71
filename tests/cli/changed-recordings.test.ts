import { rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toSkillStorePath } from "../../src/cassettes/path.ts";
import { bad, good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

/** Every way in which the store spells a folder: plain, root, blank, no ASCII, the separator itself, too long. */
const FOLDERS = [
  "skills/greeter",
  ".",
  "a b/greeter",
  "ünï/greeter",
  "a--b/c",
  `${"x".repeat(200)}/greeter`,
];

it.each(FOLDERS)("a change of recordings alone is never nothing: %s", async (folder) => {
  const files = skill(folder);
  const world = await openDeskWorld({ ...files, ...skill("skills/other") });
  await world.git("switch", "--quiet", "--create", "topic");
  await world.write({ [`${await toSkillStorePath(folder)}/t/claude-0/junk.json`]: "{}\n" });
  await world.commit();
  const answer = await world.run(["test", "--changed", "--format", "json"]);
  const report = JSON.parse(answer.stdout);
  const named = report.skills.map((one: { folder: string; change: string; state: string }) => [
    one.folder,
    one.change,
    one.state,
  ]);
  // What lies among recordings and is not called as one is refused, whatever it holds (CA-3).
  expect([report.conclusion, named]).toEqual(["failure", [[folder, "recordings", "unverified"]]]);
  expect(report.reasons.map((one: { text: string }) => one.text)).toContainEqual(
    expect.stringContaining("junk.json: does not lie at the path of a recording"),
  );
});

it("a link in place of the store is no missing recording: test and cassettes say what it is", async () => {
  const folder = "skills/greeter";
  const world = await openDeskWorld(
    await recorded(skill(folder), times(5, good(folder)), { folder }),
  );
  await rename(join(world.repository, ".skillcheck"), join(world.repository, "elsewhere"));
  await symlink("elsewhere", join(world.repository, ".skillcheck"));
  const words =
    ".skillcheck: stands where the folder of the recordings belongs, and is a link or a file: put the folder itself there";
  const answer = await world.run(["test"]);
  expect([answer.exitCode, answer.stdout.includes(words)]).toEqual([3, true]);
  for (const action of ["list", "show", "verify", "prune", "clear"]) {
    expect(await world.refusal(["cassettes", action])).toBe(words);
  }
});

it("a plan of fewer samples than were recorded lowers no bar: 1 of 5 fails with --samples 1 and samples: 1", async () => {
  const folder = "skills/greeter";
  const samples = [...times(1, good(folder)), ...times(4, bad())];
  const world = await openDeskWorld(await recorded(skill(folder), samples, { folder }));
  const look = async (...more: readonly string[]) => {
    const { exitCode, stdout } = await world.run(["test", "--format", "json", ...more]);
    const [test] = JSON.parse(stdout).skills[0].tests;
    return [exitCode, test.status, test.needed, test.rate.passed, test.rate.valid];
  };
  expect(await look()).toEqual([1, "fail", 4, 1, 5]);
  expect(await look("--samples", "1")).toEqual([1, "fail", 4, 1, 5]);
  await world.write({ [`${folder}/skillcheck.yaml`]: SUITE.replace("samples: 5", "samples: 1") });
  expect(await look()).toEqual([1, "fail", 4, 1, 5]);
});
