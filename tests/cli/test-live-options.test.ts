import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

it("says which options do not go together", async () => {
  const world = await openDeskWorld(skill(FOLDER));
  const refusals: readonly (readonly [args: string, refusal: string])[] = [
    ["--live --replay", "--replay=replay and --live: write one of them"],
    [
      "--mode sometimes",
      "--mode sometimes: there is no such mode; write one of replay, live, auto, record",
    ],
    ["--isolation none", "--isolation: replay runs no agent; add --live, or leave it out"],
    ["--keep-workspace", "--keep-workspace: replay runs no agent; add --live, or leave it out"],
    ["--live --jobs 0", "--jobs 0: write a whole number from 1 to 64"],
    ["--live --filter xyz", "nothing to run at .: no suite, or no test matches"],
  ];
  for (const [args, refusal] of refusals) {
    expect(await world.refusal(["test", ...args.split(" ")])).toBe(refusal);
  }
});
