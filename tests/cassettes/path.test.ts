import { expect, test } from "vitest";
import {
  parseCassettePath,
  toCassettePath,
  toFolderSegment,
  toSkillStorePath,
  toTestSlug,
} from "../../src/cassettes/path.ts";
import { makeCassette, makeSkill, toFile } from "./make-cassette.ts";

test.each([
  ["lists-all-prs", "lists-all-prs"],
  ["triggers--fires-1", "triggers--fires-1"],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(41), `${"x".repeat(40)}-316459`],
  ["Lists all PRs", "lists-all-prs-829e42"],
  ["lists all prs", "lists-all-prs-b23302"],
  ["../../etc", "------etc-74ccf3"],
  ["日本", "---cf2abf"],
])("slug of %j", async (name, slug) => {
  expect(await toTestSlug(name)).toBe(slug);
});

test.each([
  ["skills/pdf-forms", "skills--pdf-forms"],
  [".", "%2E"],
  ["a/b", "a--b"],
  ["a--b", "a-%2Db"],
  ["skills/-rf", "skills--%2Drf"],
  ["a-/b", "a%2D--b"],
  ["skills/$(touch pwned)", "skills--%24%28touch%20pwned%29"],
  ["skills/a\nb", "skills--a%0Ab"],
  ["skills/ünï", "skills--%C3%BCn%C3%AF"],
  ["!x/#y/[z]*?", "%21x--%23y--%5Bz%5D%2A%3F"],
  ["100%2D", "100%252D"],
  [".claude/skills/x", ".claude--skills--x"],
])(
  "EV-3: folder of skill %j holds nothing that a glob or a shell reads as special",
  async (folder, segment) => {
    expect(await toFolderSegment(folder)).toBe(segment);
  },
);

test("the folder of a deep skill fits into a file system, and two deep ones differ", async () => {
  const deep = `${"ä/".repeat(200)}x`;
  const segment = await toFolderSegment(deep);
  expect(segment.length).toBeLessThan(200);
  expect(await toFolderSegment(`${deep}y`)).not.toBe(segment);
});

test("the cache path is one string without ./, trailing slash or backslash", async () => {
  expect(await toSkillStorePath("skills/pdf-forms")).toBe(
    ".skillcheck/cassettes/skills--pdf-forms",
  );
  expect(await toSkillStorePath("x", "evidence")).toBe("evidence/cassettes/x");
});

test("the path of a recording names skill, test, agent, key, time and content, and is read back", async () => {
  const cassette = await makeCassette();
  const { path } = await toFile(cassette);
  const key = cassette.key.slice(0, 12);
  const [, content] = /-([0-9a-f]{6})\.json$/.exec(path) ?? [];
  expect(path).toBe(
    `.skillcheck/cassettes/skills--greeter/greets/claude-${key}/20261130T110320Z-${content}.json`,
  );
  expect(parseCassettePath(path)).toEqual({
    folder: "skills--greeter",
    test: "greets",
    agent: "claude",
    key,
    stamp: "20261130T110320Z",
    content,
  });
});

test("a custom agent's name survives the path", async () => {
  const cassette = await makeCassette({ skill: await makeSkill() });
  const named = { ...cassette, agent: { ...cassette.agent, name: "my agent/2-x" } };
  const path = await toCassettePath(named, "");
  expect(path).toContain("/my%20agent%2F2-x-");
  expect(parseCassettePath(path)?.agent).toBe("my agent/2-x");
});

test.each([
  ".skillcheck/cassettes/claude/0123456789abcdef0123456789abcdef-1.json",
  ".skillcheck/results.json",
  ".skillcheck/cassettes/a/b/claude-0123456789ab/20261130T110320Z-aaaaaa.json.unfinished",
  ".skillcheck/cassettes/a/b/claude-0123456789ag/20261130T110320Z-aaaaaa.json",
  ".skillcheck/cassettes/a/b/c/claude-0123456789ab/20261130T110320Z-aaaaaa.json",
  ".skillcheck/cassettes/a/b/claude-0123456789ab/2026-11-30-aaaaaa.json",
  "",
])("%j is not the path of a recording", (path) => {
  expect(parseCassettePath(path)).toBeNull();
});
