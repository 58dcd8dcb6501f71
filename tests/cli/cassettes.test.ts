import { join } from "node:path";
import { expect, it } from "vitest";
import { bad, good, recorded, skill, times } from "../action/skills.ts";
import { openDeskWorld } from "./desk-world.ts";

const FOLDER = "skills/greeter";

function recordedIn(folder: string, more = "", day = 28) {
  return recorded(skill(folder, { more }), times(2, good(folder)), { folder, day });
}

function recordingsOf(tree: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(tree).filter((path) => path.startsWith(".skillcheck/"));
}

it("list and show tell every recording, or those below the folder that is named", async () => {
  const [one, two] = [await recordedIn("skills/a"), await recordedIn("skills/b")];
  const world = await openDeskWorld({ ...one, ...two });
  const all = await world.run(["cassettes", "list"]);
  expect(all).toMatchObject({ exitCode: 0, stderr: "" });
  const paths = [...recordingsOf(one), ...recordingsOf(two)];
  expect(all.stdout).toBe(`${[...paths, "4 recordings"].join("\n")}\n`);
  const some = await world.run([
    ...["cassettes", "list", ".skillcheck/cassettes/skills--b", "--format", "json"],
  ]);
  expect(JSON.parse(some.stdout)).toEqual({
    version: 1,
    recordings: recordingsOf(two).map((path) => ({
      root: ".",
      path,
      folder: "skills--b",
      test: expect.stringMatching(/^greets-the-crew-/),
      agent: "claude",
      key: expect.stringMatching(/^[0-9a-f]{12}$/),
      stamp: expect.stringMatching(/^20261128T11\d{4}Z$/),
      content: expect.stringMatching(/^[0-9a-f]{6}$/),
    })),
  });
  const [file = ""] = recordingsOf(one);
  await world.write({ [file]: "{" });
  const shown = await world.run([
    ...["cassettes", "show", ".skillcheck/cassettes/skills--a", "--format", "json"],
  ]);
  expect(JSON.parse(shown.stdout).recordings).toEqual([
    { path: file, refused: expect.stringContaining("is not a recording") },
    expect.objectContaining({
      path: recordingsOf(one)[1],
      test: "greets the crew",
      agent: "claude",
      agentVersion: "2.1.332",
      recordedAt: "2026-11-28T11:01:00Z",
      outcome: "completed",
      turns: 1,
      unknownLines: [],
    }),
  ]);
});

it("show tells exactly the recording that is named", async () => {
  const tree = await recordedIn(FOLDER);
  const world = await openDeskWorld({ ...tree, "README.md": "none\n" });
  const [first = "", second = ""] = recordingsOf(tree);
  const pathsOf = async (cwd: string, ...words: readonly string[]) => {
    const argv = ["cassettes", "show", ...words, "--format", "json"];
    const { recordings } = JSON.parse((await world.run(argv, { cwd })).stdout);
    return recordings.map(({ path }: { readonly path: string }) => path);
  };
  expect(await pathsOf(".", first)).toEqual([first]);
  expect(await pathsOf(FOLDER, `../../${second}`)).toEqual([second]);
  expect(await pathsOf(".", join(world.repository, second), first, second)).toEqual([
    first,
    second,
  ]);
  expect(await pathsOf(".", first, FOLDER)).toEqual([first, second]);
  expect(await pathsOf(".", `${FOLDER}/SKILL.md`)).toEqual([first, second]);
});

it.each(["list", "show", "verify", "prune", "clear"])(
  "%s refuses a word that means no recording and no skill, and touches nothing",
  async (verb) => {
    const world = await openDeskWorld({
      ...(await recordedIn("x/tidy")),
      ...(await recordedIn("y/tidy")),
      ...skill("skills/fresh"),
      "docs/README.md": "none\n",
      ".skillcheck/results.json": "{}\n",
    });
    const say = (word: string) => world.refusal(["cassettes", verb, word, "--yes"]);
    const none = "there is no recording and no skill";
    const nowhere = "nowhere: there is no such folder and no skill of that name";
    expect(await world.run(["cassettes", verb, "nowhere", "--yes"])).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: `skillcheck: ${nowhere}\n`,
    });
    expect(await say("nowhere")).toBe(nowhere);
    expect(await say("docs")).toBe(`docs: ${none}`);
    for (const file of [
      "docs/README.md",
      ".skillcheck/results.json",
      "../../../../../etc/passwd",
    ]) {
      expect(await say(file)).toBe(`${file}: is not a recording of a store`);
    }
    expect(await say(world.temporary)).toBe(`${world.temporary}: ${none}`);
    expect(await say("tidy")).toBe(
      "tidy: recordings of several skills of that name; name the folder: x--tidy, y--tidy",
    );
    expect(await say("fresh")).toBeNull();
    expect(await world.list(".skillcheck/cassettes")).toHaveLength(4);
  },
);

it("finds the recordings of a skill that is gone by its name", async () => {
  const tree = await recordedIn(FOLDER);
  const recordings = Object.entries(tree).filter(([path]) => path.startsWith(".skillcheck/"));
  const world = await openDeskWorld(Object.fromEntries(recordings));
  expect((await world.run(["cassettes", "clear", "greeter", "--yes"])).stdout).toMatch(
    /\(cleared\)\n2 recordings removed\n$/,
  );
  expect(await world.list(".skillcheck")).toEqual([]);
});

it("clear says what it would remove, and with --yes removes that and no other file", async () => {
  const tree = await recordedIn("skills/a");
  // pytest-skillcheck keeps its results there.
  const own = ".skillcheck/results.json";
  const world = await openDeskWorld({
    ...tree,
    ...(await recordedIn("skills/b")),
    [own]: "{}\n",
  });
  const named = [".skillcheck/cassettes/skills--a"];
  const dry = await world.run(["cassettes", "clear", ...named]);
  expect(dry).toMatchObject({ exitCode: 0, stderr: "" });
  expect(dry.stdout).toBe(
    `${recordingsOf(tree)
      .map((path) => `${path} (would be cleared)\n`)
      .join("")}2 recordings would be removed; add --yes to remove them\n`,
  );
  expect(await world.list(".skillcheck")).toHaveLength(5);
  const real = await world.run(["cassettes", "clear", ...named, "--yes"]);
  expect(real.stdout).toMatch(/\n2 recordings removed\n$/);
  const left = await world.list(".skillcheck");
  expect(left).toHaveLength(3);
  expect(left.every((path) => !path.includes("skills--a"))).toBe(true);
  const verified = await world.run(["cassettes", "verify"]);
  expect([verified.exitCode, verified.stdout]).toEqual([0, "2 sound, 0 refused\n"]);
  const all = await world.run(["cassettes", "clear", "--yes"]);
  expect(all.exitCode).toBe(0);
  expect(await world.list(".skillcheck")).toEqual([own]);
});

it("prune keeps what the working tree, HEAD or the last 20 commits of the base reach", async () => {
  // One skill in five versions, each with its own recordings: 22 commits ago, 19 ago, on the branch, in the tree, nowhere.
  const [old, recent, onBranch, inTree, nowhere] = [
    await recordedIn(FOLDER, "\nOld.\n", 1),
    await recordedIn(FOLDER, "\nRecent.\n", 2),
    await recordedIn(FOLDER, "\nBranch.\n", 3),
    await recordedIn(FOLDER, "\nTree.\n", 4),
    await recordedIn(FOLDER, "\nNowhere.\n", 5),
  ];
  const world = await openDeskWorld({});
  await world.write(old);
  await world.commit();
  for (const tree of [recent, skill(FOLDER)]) {
    await world.write(tree);
    await world.commit();
  }
  for (let count = 0; count < 18; count += 1) await world.commit(`empty ${count}`);
  await world.git("switch", "--quiet", "--create", "topic");
  await world.write(onBranch);
  await world.commit();
  await world.write(nowhere);
  await world.write(inTree);
  const lost = [...recordingsOf(old), ...recordingsOf(nowhere)].sort();
  const dry = await world.run(["cassettes", "prune", "--format", "json"]);
  const document = JSON.parse(dry.stdout);
  expect(document).toMatchObject({ version: 1, removed: false });
  const named = document.recordings.map((one: { path: string }) => one.path);
  expect([...named].sort()).toEqual(lost);
  expect(await world.list(".skillcheck")).toHaveLength(10);
  const other = await world.run(["cassettes", "prune", "--base", "topic", "--format", "json"]);
  // Seen from the branch one commit more lies between: the recent version is the 21st.
  expect(JSON.parse(other.stdout).recordings).toHaveLength(6);
  const real = await world.run(["cassettes", "prune", "--yes"]);
  expect(real.stdout).toMatch(/\n4 recordings removed\n$/);
  const kept = [recent, onBranch, inTree].flatMap(recordingsOf).sort();
  expect(await world.list(".skillcheck")).toEqual(kept);
  const wrong = await world.run(["cassettes", "prune", "--base", "nowhere"]);
  expect(wrong).toMatchObject({
    exitCode: 2,
    stderr: "skillcheck: --base nowhere: there is no such commit\n",
  });
});

it("prune keeps the 50 newest of one run key", async () => {
  const tree = await recorded(skill(FOLDER), times(52, bad()), { folder: FOLDER });
  const world = await openDeskWorld(tree);
  await world.run(["cassettes", "prune", "--yes"]);
  expect(await world.list(".skillcheck")).toEqual(recordingsOf(tree).toSorted().slice(2));
});
