import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

it("--changed: a filter has nothing to match where no skill changed, and settings of either name reach every skill", async () => {
  const world = await openDeskWorld({ ...skill(FOLDER), ".skillcheck.yaml": "version: 1\n" });
  await world.git("switch", "--quiet", "--create", "topic");
  const look = async (...more: readonly string[]) => {
    const answer = await world.run(["test", "--changed", "--format", "json", ...more]);
    const report = JSON.parse(answer.stdout || "null");
    const folders = report?.skills.map(({ folder }: { folder: string }) => folder);
    return [answer.exitCode, answer.stderr, report?.conclusion, folders];
  };
  expect(await look("--filter", "xyz")).toEqual([0, "", "success", []]);
  await world.write({ ".skillcheck.yaml": "version: 1\nfail_on: [unverified]\n" });
  expect(await look()).toEqual([4, "", "action_required", [FOLDER]]);
});
