import { symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { good, recorded, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

it("clear of a link means the one recording that it leads to, whatever the link is called", async () => {
  const tree = await recorded(skill(FOLDER), times(3, good(FOLDER)), { folder: FOLDER });
  const [first = "", second = "", third = ""] = Object.keys(tree).filter((path) =>
    path.startsWith(".skillcheck/"),
  );
  const world = await openDeskWorld({ ...tree, "docs/README.md": "none\n" });
  const link = (target: string, place: string) =>
    symlink(join(world.repository, target), join(world.repository, place));
  // One by a name of its own, one by that of another recording, one by that of a skill's file.
  const links = ["newest.json", basename(second), "docs/SKILL.md"];
  for (const place of links) await link(first, place);
  const dry = await world.run(["cassettes", "clear", ...links]);
  expect(dry.stdout).toBe(
    `${first} (would be cleared)\n1 recording would be removed; add --yes to remove them\n`,
  );
  await world.run(["cassettes", "clear", "newest.json", "--yes"]);
  expect(await world.list(".skillcheck")).toEqual([second, third]);
  // What lies in the store is itself: a link there goes, and its target stays.
  const inside = join(dirname(second), "link.json");
  await link(second, inside);
  await world.run(["cassettes", "clear", inside, "--yes"]);
  expect(await world.list(".skillcheck")).toEqual([second, third]);
  await link("docs/README.md", "notes.md");
  expect(await world.refusal(["cassettes", "clear", "notes.md"])).toBe(
    "notes.md: is not a recording of a store",
  );
});
