import { expect, it } from "vitest";
import type { PathChange, TouchedRequest, TouchedSide } from "../../src/skills/touched.ts";
import { toTouchedSkills } from "../../src/skills/touched-skills.ts";

/** A side from its files: folders with a SKILL.md are skills. */
function side(paths: readonly string[], rest: Partial<TouchedSide> = {}): TouchedSide {
  const folders = paths
    .filter((path) => /(^|\/)SKILL\.md$/.test(path))
    .map((path) => (path === "SKILL.md" ? "." : path.slice(0, -"/SKILL.md".length)));
  return {
    folders,
    entries: paths.map((path) => ({ path, mode: "100644", size: 1 })),
    shared: new Map(),
    suitePaths: new Map(),
    storePaths: new Map(
      folders.map((folder) => [folder, `.skillcheck/cassettes/of ${folder.replaceAll("/", " ")}`]),
    ),
    ...rest,
  };
}

const AB = ["skills/a/SKILL.md", "skills/a/notes.md", "skills/b/SKILL.md"];

function touched(changes: TouchedRequest["changes"], rest: Partial<TouchedRequest> = {}) {
  return toTouchedSkills({
    changes,
    head: side(AB),
    base: side(AB),
    widening: [".skillcheck.yml", ".github/workflows/skills.yml"],
    store: ".skillcheck/cassettes",
    ...rest,
  }).map(({ folder, change, renamedFrom }) =>
    renamedFrom === null ? `${folder} ${change}` : `${folder} ${change} from ${renamedFrom}`,
  );
}

function modified(...paths: readonly string[]): readonly PathChange[] {
  return paths.map((path) => ({ path, status: "modified" }));
}

it("gives nothing for files outside every skill", () => {
  expect(touched(modified("README.md", "src/x.ts", "skills/README.md"))).toEqual([]);
});

it("maps a file to the nearest folder with a SKILL.md", () => {
  expect(touched(modified("skills/a/notes.md"))).toEqual(["skills/a modified"]);
  const nested = side(["o/SKILL.md", "o/x.md", "o/in/SKILL.md", "o/in/y.md"]);
  const sides = { head: nested, base: nested };
  expect(touched(modified("o/in/y.md"), sides)).toEqual(["o/in modified"]);
  expect(touched(modified("o/x.md"), sides)).toEqual(["o modified"]);
});

it("looks deleted files up in base", () => {
  const base = side([...AB, "skills/a/old.md", "skills/c/SKILL.md", "skills/c/x.md"]);
  const changes: readonly PathChange[] = [
    { path: "skills/a/old.md", status: "removed" },
    { path: "skills/c/SKILL.md", status: "removed" },
    { path: "skills/c/x.md", status: "removed" },
  ];
  expect(touched(changes, { base })).toEqual(["skills/a modified", "skills/c deleted"]);
});

it("counts a rename on both sides: the old folder deleted, the new one renamed from it", () => {
  const base = side(["skills/old/SKILL.md", "skills/old/x.md"]);
  const head = side(["skills/new/SKILL.md", "skills/new/x.md"]);
  const moved = (name: string): PathChange => ({
    path: `skills/new/${name}`,
    previousPath: `skills/old/${name}`,
    status: "renamed",
  });
  expect(touched([moved("SKILL.md"), moved("x.md")], { head, base })).toEqual([
    "skills/new renamed from skills/old",
    "skills/old deleted",
  ]);
});

it("finds the same skills when git does not follow renames (actions.md §10.4)", () => {
  const base = side(["skills/old/SKILL.md"]);
  const head = side(["skills/new/SKILL.md"]);
  const changes: readonly PathChange[] = [
    { path: "skills/new/SKILL.md", status: "added" },
    { path: "skills/old/SKILL.md", status: "removed" },
  ];
  expect(touched(changes, { head, base })).toEqual(["skills/new added", "skills/old deleted"]);
});

it("calls a copy added when the old folder stays", () => {
  const head = side([...AB, "skills/c/SKILL.md"]);
  const changes: readonly PathChange[] = [
    { path: "skills/c/SKILL.md", previousPath: "skills/a/SKILL.md", status: "renamed" },
  ];
  expect(touched(changes, { head })).toEqual(["skills/a modified", "skills/c added"]);
});

it("counts a file that moves between skills for both", () => {
  const base = side(AB);
  const head = side(["skills/a/SKILL.md", "skills/b/SKILL.md", "skills/b/notes.md"]);
  const changes: readonly PathChange[] = [
    { path: "skills/b/notes.md", previousPath: "skills/a/notes.md", status: "renamed" },
  ];
  expect(touched(changes, { head, base })).toEqual(["skills/a modified", "skills/b modified"]);
});

it("counts the outer skill when a nested one takes or returns files it did not change", () => {
  const whole = side(["o/SKILL.md", "o/in/y.md"]);
  const divided = side(["o/SKILL.md", "o/in/SKILL.md", "o/in/y.md"]);
  const added: readonly PathChange[] = [{ path: "o/in/SKILL.md", status: "added" }];
  expect(touched(added, { base: whole, head: divided })).toEqual(["o modified", "o/in added"]);
  const removed: readonly PathChange[] = [{ path: "o/in/SKILL.md", status: "removed" }];
  expect(touched(removed, { base: divided, head: whole })).toEqual(["o modified", "o/in deleted"]);
});

it("leaves the outer skill alone when a nested one comes with all its files", () => {
  const base = side(["o/SKILL.md"]);
  const head = side(["o/SKILL.md", "o/in/SKILL.md", "o/in/y.md"]);
  const changes: readonly PathChange[] = [
    { path: "o/in/SKILL.md", status: "added" },
    { path: "o/in/y.md", status: "added" },
  ];
  expect(touched(changes, { base, head })).toEqual(["o/in added"]);
});

it("selects the dependents of a shared file, at head and at base", () => {
  const shared = new Map([["skills/b", ["skills/_shared"]]]);
  const head = side(AB, { shared });
  expect(touched(modified("skills/_shared/deep/style.md"), { head })).toEqual(["skills/b shared"]);
  const base = side(AB, { shared: new Map([["skills/a", ["CONNECTORS.md"]]]) });
  const removed: readonly PathChange[] = [{ path: "CONNECTORS.md", status: "removed" }];
  expect(touched(removed, { base })).toEqual(["skills/a shared"]);
});

it("selects a skill that depends on another skill's file, beside that skill", () => {
  const head = side(AB, { shared: new Map([["skills/b", ["skills/a/notes.md"]]]) });
  expect(touched(modified("skills/a/notes.md"), { head })).toEqual([
    "skills/a modified",
    "skills/b shared",
  ]);
});

it("selects every skill of a plugin whose manifest changed", () => {
  expect(touched(modified("skills/.claude-plugin/plugin.json"))).toEqual([
    "skills/a shared",
    "skills/b shared",
  ]);
  expect(touched(modified(".claude-plugin/marketplace.json"))).toHaveLength(2);
  expect(touched(modified("other/.claude-plugin/plugin.json", "plugin.json"))).toEqual([]);
});

it("selects for replay what is no part of the skill: suite, evals, recordings, named paths", () => {
  const head = side(AB, { suitePaths: new Map([["skills/a", ["tests/a.yaml", "fixtures/a"]]]) });
  for (const path of [
    "skills/a/skillcheck.yaml",
    "skills/a/evals/fixtures/x/y.txt",
    ".skillcheck/cassettes/of skills a/t/claude-0/x.json",
    "tests/a.yaml",
    "fixtures/a/x.txt",
  ]) {
    expect(touched(modified(path), { head }), path).toEqual(["skills/a recordings"]);
  }
  expect(touched(modified("fixtures/ab.txt"), { head })).toEqual([]);
});

it("lets a named path inside the skill select it for replay only", () => {
  const suitePaths = new Map([["skills/a", ["skills/a/notes.md"]]]);
  const named = side(AB, { suitePaths });
  expect(touched(modified("skills/a/notes.md"), { head: named, base: named })).toEqual([
    "skills/a recordings",
  ]);
});

it("gives a skill at the root its own recordings only", () => {
  const both = side(["SKILL.md", "skills/a/SKILL.md"]);
  const sides = { head: both, base: both };
  expect(touched(modified("README.md"), sides)).toEqual([". modified"]);
  expect(touched(modified(".skillcheck/cassettes/of skills a/t/x/y.json"), sides)).toEqual([
    "skills/a recordings",
  ]);
  expect(touched(modified(".skillcheck/cassettes/of ./t/x/y.json"), sides)).toEqual([
    ". recordings",
  ]);
});

it("widens to all for a change among the recordings that no skill claims", () => {
  for (const path of ["gone/t/x/y.json", "of skills/t/x/y.json", "stray.json"]) {
    expect(touched(modified(`.skillcheck/cassettes/${path}`)), path).toEqual([
      "skills/a all",
      "skills/b all",
    ]);
  }
  const base = side([...AB, "skills/c/SKILL.md"]);
  const removed = ["skills/c/SKILL.md", ".skillcheck/cassettes/of skills c/t/x/y.json"];
  expect(
    touched(
      removed.map((path) => ({ path, status: "removed" })),
      { base },
    ),
  ).toEqual(["skills/c deleted"]);
});

it("widens to all for settings and the gate's workflow, keeping what is known", () => {
  expect(touched(modified(".skillcheck.yml"))).toEqual(["skills/a all", "skills/b all"]);
  expect(touched(modified(".github/workflows/skills.yml", "skills/a/SKILL.md"))).toEqual([
    "skills/a modified",
    "skills/b all",
  ]);
  expect(touched(modified(".github/workflows/other.yml"))).toEqual([]);
  const renamedAway: readonly PathChange[] = [
    { path: "old.yml", previousPath: ".skillcheck.yml", status: "renamed" },
  ];
  expect(touched(renamedAway)).toEqual(["skills/a all", "skills/b all"]);
});

it("EV-4 counts every skill when the list is not trusted, never none", () => {
  expect(touched(null)).toEqual(["skills/a all", "skills/b all"]);
});

it("EV-3 takes hostile names literally", () => {
  const names = [
    "skills/$(touch pwned)",
    "skills/-rf",
    "skills/a\nb",
    "skills/ünï",
    "skills/__proto__",
  ];
  const both = side(names.map((name) => `${name}/SKILL.md`));
  const changes = modified(...names.map((name) => `${name}/SKILL.md`));
  expect(
    toTouchedSkills({
      changes,
      head: both,
      base: both,
      widening: [],
      store: ".skillcheck/cassettes",
    }),
  ).toEqual([...names].sort().map((folder) => ({ folder, change: "modified", renamedFrom: null })));
});
