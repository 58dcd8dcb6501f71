import { expect, it } from "vitest";
import { good, recorded, SUITE, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

it("tags select a whole test; tags, notes and metadata stand in the report", async () => {
  const suite = SUITE.replace(
    /^ {2}- name: .*\n/m,
    "  - name: greets the crew\n    tags: [Smoke]\n    notes: Written after an outage.\n    metadata: { ticket: { id: 7 } }\n",
  );
  expect(suite).not.toBe(SUITE);
  const files = skill(FOLDER, { suite });
  const world = await openDeskWorld(
    await recorded(files, times(5, good(FOLDER)), { folder: FOLDER }),
  );
  const byTag = await world.run(["test", "--filter", "smoke", "--format", "json"]);
  expect(byTag.exitCode).toBe(0);
  expect(JSON.parse(byTag.stdout).skills[0].tests).toMatchObject([
    {
      name: "greets the crew",
      tags: ["Smoke"],
      notes: "Written after an outage.",
      metadata: { ticket: { id: 7 } },
    },
  ]);
  const byPart = await world.run(["test", "--filter", "smok"]);
  expect(byPart).toMatchObject({ exitCode: 2, stdout: "" });
  expect(byPart.stderr).toMatch(/--filter smok/);
});
