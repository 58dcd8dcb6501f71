import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { skill } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

/** Tells by a file that it was started. */
const EVIL = '#!/bin/sh\ntouch "$(dirname "$0")/started-$(basename "$0")"\necho 9.9.9\n';
const FOLDER = "node_modules/.bin";
const NAMES = ["git", "rg", "sh", "bash", "docker", "podman", "bwrap", "skillcheck", "node", "env"];

it("SB-6: doctor starts nothing that the repository brings along, and says so; neither does any other verb", async () => {
  const files = NAMES.map((name) => [`${FOLDER}/${name}`, EVIL] as const);
  const world = await openDeskWorld({ ...skill("skills/greeter"), ...Object.fromEntries(files) });
  for (const name of NAMES) await chmod(join(world.repository, FOLDER, name), 0o755);
  const place = join(world.repository, FOLDER);
  const env = { PATH: [place, "/usr/bin", "/bin"].join(":") };
  const { stdout } = await world.run(["doctor"], { env });
  // Whether another engine is installed here decides about the words on containers.
  const said = stdout.split("\n").filter((line) => !line.includes(" containers: "));
  const lines = said.filter((line) => line.includes("lies in the repository"));
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^! git: git version .*; ${place}/git lies in the repository: not started$`),
    ),
    expect.stringMatching(
      new RegExp(`^! ripgrep: .*; ${place}/rg lies in the repository: not started$`),
    ),
    expect.stringMatching(
      new RegExp(
        `^✓ skillcheck: version .*; ${place}/skillcheck lies in the repository: not started$`,
      ),
    ),
  ]);
  for (const argv of [["lint"], ["test", "--base", "main"], ["cassettes", "list"], ["record"]]) {
    await world.run(argv, { env });
  }
  expect((await world.list(FOLDER)).filter((path) => path.includes("started"))).toEqual([]);
  // Not even where there is no other.
  const lone = await world.run(["lint"], { env: { PATH: place } });
  expect((await world.list(FOLDER)).filter((path) => path.includes("started"))).toEqual([]);
  expect(lone.exitCode).toBe(0);
});
