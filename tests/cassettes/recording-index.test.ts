import { expect, test } from "vitest";
import { openRecordings } from "../../src/cassettes/recording-index.ts";
import {
  toBaseSource,
  toBesideSource,
  toStoreSource,
  toTreeSource,
} from "../../src/cassettes/recording-source.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import type { Files } from "../../src/model/ports.ts";
import {
  filesOf,
  makeCassette,
  makeInputs,
  makeSkill,
  memoryStore,
  toFile,
} from "./make-cassette.ts";

const skillFolders = ["skills/greeter"];

async function treeWith(...cassettes: readonly Cassette[]): Promise<Record<string, string>> {
  const files = await Promise.all(cassettes.map(toFile));
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** A tree with nothing but a symbolic link, or a submodule. */
function linksAt(path: string, mode: "120000" | "160000" = "120000"): Files {
  return {
    list: async () => [{ path, mode, size: 1 }],
    read: async () => ({ kind: "link", target: "x" }),
  };
}

function open(head: Files, base: Files | null = null): ReturnType<typeof openRecordings> {
  return openRecordings({ skillFolders, sources: [toTreeSource(head, base)] });
}

test("CA-1: recordings are found by key in every test folder of the skill, and in those of no other", async () => {
  const one = await makeCassette();
  const renamed = await makeCassette({
    changed: { test: "greets back", recorded_at: "2026-11-30T12:00:00Z" },
  });
  const stale = await makeCassette({ inputs: makeInputs(await makeSkill(), { model: "other" }) });
  const elsewhere = Object.entries(await treeWith(one)).map(([path, text]) => [
    path.replace("skills--greeter", "skills--greeter2"),
    text,
  ]);
  const tree = { ...(await treeWith(one, renamed, stale)), ...Object.fromEntries(elsewhere) };
  const index = await open(filesOf(tree));
  const found = await index.find(one.key);
  expect(index.entries).toHaveLength(3);
  expect(found.recordings.map(({ cassette }) => cassette)).toEqual([one, renamed]);
  expect(found.refused).toEqual([]);
});

test("recordings of one run key are divided among tests with equal inputs, each by its own folder", async () => {
  const at = (time: string, test: string) =>
    makeCassette({ changed: { test, recorded_at: `2026-11-30T${time}Z` } });
  const first = await at("12:00:00", "first");
  const second = await at("12:01:00", "second");
  const renamed = await at("12:02:00", "first of old");
  const files = filesOf(await treeWith(first, second, renamed));
  const index = await open(files);
  const suite = ["first", "second", "third"];
  const find = async (name: string) => {
    const { recordings } = await index.find(first.key, { name, suite });
    return recordings.map(({ cassette }) => cassette.test);
  };
  expect(await find("first")).toEqual(["first", "first of old"]);
  expect(await find("second")).toEqual(["second", "first of old"]);
  // Of a test that is not in the suite any more: a renamed test keeps its recordings.
  expect(await find("third")).toEqual(["first of old"]);
  const others = await open(filesOf(await treeWith(first, second)));
  const found = await others.find(first.key, { name: "third", suite });
  expect(found.recordings.map(({ cassette }) => cassette.test)).toEqual(["first", "second"]);
});

test("the newest 50 of a test are its own, however many a test with equal inputs has", async () => {
  const at = (minute: number, test: string) =>
    makeCassette({
      changed: {
        test,
        recorded_at: `2026-11-30T12:${String(minute).padStart(2, "0")}:00Z`,
      },
    });
  const own = await at(0, "first");
  const others = await Promise.all(
    Array.from({ length: 50 }, (_, minute) => at(minute + 1, "second")),
  );
  const index = await open(filesOf(await treeWith(own, ...others)));
  const { recordings } = await index.find(own.key, { name: "first", suite: ["first", "second"] });
  expect(recordings.map(({ cassette }) => cassette)).toEqual([own]);
});

test("CA-5: the same bytes at the same path on the base are committed there, anything else is self-recorded", async () => {
  const kept = await makeCassette();
  const added = await makeCassette({ changed: { recorded_at: "2026-11-30T12:00:00Z" } });
  const base = filesOf(await treeWith(kept));
  const index = await open(filesOf(await treeWith(kept, added)), base);
  const { recordings } = await index.find(kept.key);
  expect(recordings.map(({ evidence }) => evidence)).toEqual(["committed-base", "committed-pr"]);

  const ofBase = await openRecordings({ skillFolders, sources: [toBaseSource(base)] });
  expect((await ofBase.find(kept.key)).recordings.map(({ evidence }) => evidence)).toEqual([
    "committed-base",
  ]);
});

test("CA-5: committed files win over the cache; what only the cache holds is pr-cache", async () => {
  const committed = await makeCassette();
  const cached = await makeCassette({ changed: { recorded_at: "2026-11-30T12:00:00Z" } });
  const cache = memoryStore();
  for (const [path, text] of Object.entries(await treeWith(committed, cached)))
    await cache.write(path, text);
  const head = filesOf(await treeWith(committed));
  const index = await openRecordings({
    skillFolders,
    sources: [toTreeSource(head, head), toStoreSource(cache, "pr-cache")],
  });
  const { recordings } = await index.find(committed.key);
  expect(recordings.map(({ evidence }) => evidence)).toEqual(["committed-base", "pr-cache"]);
});

test("a copy in another test folder is not a second sample", async () => {
  const tree = await treeWith(await makeCassette());
  const copies = Object.entries(tree).map(([path, text]) => [
    path.replace("/greets/", "/copy/"),
    text,
  ]);
  const index = await open(filesOf({ ...tree, ...Object.fromEntries(copies) }));
  expect(index.entries).toHaveLength(1);
});

test("CA-3: forged, broken and linked files of the wanted key are named, the sound ones still count", async () => {
  const sound = await makeCassette();
  const forged = await makeCassette({ changed: { recorded_at: "2026-11-30T12:00:00Z" } });
  const tree = await treeWith(sound);
  for (const [path, text] of Object.entries(await treeWith(forged)))
    tree[path] = text.replace("Greet", "Meet");
  const index = await open(filesOf(tree));
  const { recordings, refused } = await index.find(sound.key);
  expect(recordings.map(({ cassette }) => cassette)).toEqual([sound]);
  expect(refused.map((one) => [one.path.slice(-27, -12), one.refused])).toEqual([
    [
      "0261130T120000Z",
      {
        kind: "forged",
        reason:
          "digest mismatch: was changed after it was written, its content is not that of its name",
      },
    ],
  ]);
});

test("CA-3: a recording that was given another name is refused, and files of others beside it are not", async () => {
  const one = await makeCassette();
  const [path = "", text = ""] = Object.entries(await treeWith(one))[0] ?? [];
  const folder = path.slice(0, path.lastIndexOf("/"));
  const skill = path.split("/").slice(0, 3).join("/");
  const others = {
    [`${folder}/.DS_Store`]: "x",
    [`${path}.unfinished`]: "{",
    [`${skill}/${"a".repeat(32)}-0.json`]: "{}",
  };
  const renamed = ["foo.json", "foo.JSON", "foo.json.bak", "foo"].map(
    (name) => `${folder}/${name}`,
  );
  const moved = Object.fromEntries(renamed.map((place) => [place, text]));
  const index = await open(filesOf({ ...moved, ...others }));
  const reason = "does not lie at the path of a recording: give it its name back, or remove it";
  expect(await index.find(one.key)).toEqual({
    recordings: [],
    refused: [...renamed]
      .sort()
      .map((place) => ({ path: place, refused: { kind: "forged", reason } })),
  });
});

test("CA-3: nothing hides recordings: a link or a file in place of one of their folders is refused", async () => {
  const one = await makeCassette();
  const [path = ""] = Object.keys(await treeWith(one));
  const steps = path.split("/");
  const blocked =
    "stands where the folder of the recordings belongs, and is a link or a file: put the folder itself there";
  const linked =
    "is a symbolic link or a submodule, and recordings are read from real files alone: put the files themselves there";
  const reasons = await Promise.all(
    steps.slice(0, -1).map(async (_step, at) => {
      const place = steps.slice(0, at + 1).join("/");
      const index = await open(linksAt(place));
      const { recordings, refused } = await index.find(one.key);
      expect((await (await open(linksAt(place, "160000"))).find(one.key)).refused).toEqual(refused);
      expect([recordings, refused.map((each) => each.path)]).toEqual([[], [place]]);
      return refused[0]?.refused.reason;
    }),
  );
  expect(reasons).toEqual([blocked, blocked, blocked, linked, linked]);
  const file = await (await open(filesOf({ ".skillcheck": "x" }))).find(one.key);
  expect(file.refused).toEqual([
    { path: ".skillcheck", refused: { kind: "forged", reason: blocked } },
  ]);
  // Those of another skill, or whose name begins alike, hide nothing of this one.
  const others = [".skillcheck2", ".skillcheck/cassettes/skills--greeter2", ".skillcheck/results"];
  for (const place of others) {
    expect((await (await open(linksAt(place))).find(one.key)).refused).toEqual([]);
  }
});

test("CA-3: what must not count on the base is told of the base alone: a change may put it right", async () => {
  const one = await makeCassette();
  const other = await makeCassette({ changed: { recorded_at: "2026-11-30T12:00:00Z" } });
  const [path = "", text = ""] = Object.entries(await treeWith(one))[0] ?? [];
  const cut = { [path]: text.slice(0, -20) };
  const renamed = { [path.replace(/[^/]+$/, "foo.json")]: text };
  for (const wrong of [filesOf(cut), filesOf(renamed), linksAt(".skillcheck")]) {
    const onBase = await openRecordings({ skillFolders, sources: [toBaseSource(wrong)] });
    expect((await onBase.find(one.key)).refused).toHaveLength(1);
    const head = toTreeSource(filesOf(await treeWith(other)), wrong);
    const sources = [head, toBesideSource(wrong)];
    const { recordings, refused } = await (await openRecordings({ skillFolders, sources })).find(
      one.key,
    );
    expect([recordings.map(({ cassette }) => cassette), refused]).toEqual([[other], []]);
  }
});

test("CA-5: what a change removes and its base still holds counts", async () => {
  const [kept, removed] = [
    await makeCassette(),
    await makeCassette({ changed: { recorded_at: "2026-11-30T12:00:00Z" } }),
  ];
  const base = filesOf(await treeWith(kept, removed));
  const sources = [toTreeSource(filesOf(await treeWith(kept)), base), toBesideSource(base)];
  const index = await openRecordings({ skillFolders, sources });
  const { recordings } = await index.find(kept.key);
  expect(recordings.map(({ cassette, evidence }) => [cassette, evidence])).toEqual([
    [kept, "committed-base"],
    [removed, "committed-base"],
  ]);
});

test("CA-4: a stored pass is an unknown key, and a stored judge verdict changes nothing that is found", async () => {
  const judged = await makeCassette({
    changed: { verdicts: [{ key: "a".repeat(64), verdict: "pass", reasoning: "", model: "m" }] },
  });
  const index = await open(filesOf(await treeWith(judged)));
  expect((await index.find(judged.key)).recordings[0]?.cassette).toEqual(judged);
  const { path, text } = await toFile(await makeCassette());
  const passed = await open(
    filesOf({ [path]: text.replace('"format"', '"passed": true, "format"') }),
  );
  expect((await passed.find(judged.key)).refused.map((one) => one.refused.kind)).toEqual([
    "unreadable",
  ]);
});

test("a sound recording of another key with the same 12 digits is no match and no fault", async () => {
  const one = await makeCassette();
  const index = await open(filesOf(await treeWith(one)));
  expect(await index.find(`${one.key.slice(0, 12)}${"0".repeat(52)}`)).toEqual({
    recordings: [],
    refused: [],
  });
});

test("other files in the store folder are not read; of a key the 50 newest recordings are", async () => {
  const many = await Promise.all(
    Array.from({ length: 53 }, (_, at) =>
      makeCassette({
        changed: { recorded_at: `2026-11-30T12:00:${String(at).padStart(2, "0")}Z` },
      }),
    ),
  );
  const stray = ".skillcheck/cassettes/skills--greeter/README.md";
  const index = await open(filesOf({ ...(await treeWith(...many)), [stray]: "hello" }));
  const { recordings } = await index.find(many[0]?.key ?? "");
  expect(index.entries.map(({ path }) => path)).not.toContain(stray);
  expect(recordings.map(({ cassette }) => cassette.recorded_at.slice(17, 19))).toEqual(
    Array.from({ length: 50 }, (_, at) => String(at + 3).padStart(2, "0")),
  );
});

test("a renamed skill's recordings are found in its earlier folder; another store folder is another store", async () => {
  const cassette = await makeCassette();
  const head = filesOf(await treeWith(cassette));
  const renamed = {
    skillFolders: ["skills/host", "skills/greeter"],
    sources: [toTreeSource(head, null)],
  };
  expect((await openRecordings(renamed)).entries).toHaveLength(1);
  expect((await openRecordings({ ...renamed, storeFolder: "evidence" })).entries).toEqual([]);
});
