import fc from "fast-check";
import { expect, test } from "vitest";
import { compileGlob, compileGlobList } from "../../src/patterns/glob.ts";
import { growth, LINEAR } from "../growth.ts";

function matcher(source: string): (path: string) => boolean {
  const compiled = compileGlob(source);
  if (!compiled.ok) throw new Error(`${source}: ${compiled.what}`);
  return compiled.glob.matches;
}

function matching(source: string, paths: readonly string[]): readonly string[] {
  return paths.filter(matcher(source));
}

function refused(source: string): string {
  const compiled = compileGlob(source);
  return compiled.ok ? "accepted" : `${compiled.what}: ${compiled.remedy}`;
}

const PATHS = ["a.md", ".env", "b/a.md", "b/.env", "b/c/a.md", "b/c/d.ts", "bc", "[x].md", "A.md"];

test.each<[source: string, paths: readonly string[]]>([
  ["a.md", ["a.md"]],
  ["./a.md", ["a.md"]],
  ["*", ["a.md", ".env", "bc", "[x].md", "A.md"]],
  ["*.md", ["a.md", "[x].md", "A.md"]],
  ["**", PATHS],
  [".", PATHS],
  ["**/*.md", ["a.md", "b/a.md", "b/c/a.md", "[x].md", "A.md"]],
  ["**/a.md", ["a.md", "b/a.md", "b/c/a.md"]],
  ["b/**", ["b/a.md", "b/.env", "b/c/a.md", "b/c/d.ts"]],
  ["b/", ["b/a.md", "b/.env", "b/c/a.md", "b/c/d.ts"]],
  ["b/**/a.md", ["b/a.md", "b/c/a.md"]],
  ["b/*", ["b/a.md", "b/.env"]],
  ["b**", ["bc"]],
  ["?c", ["bc"]],
  ["b?c", []],
  ["b", []],
  ["{a,b/a}.md", ["a.md", "b/a.md"]],
  ["{**/d.ts,.env}", [".env", "b/c/d.ts"]],
  ["{b/**,bc}", ["b/a.md", "b/.env", "b/c/a.md", "b/c/d.ts", "bc"]],
  ["b{c,{/.e,/c/d.t}{nv,s}}", ["b/.env", "b/c/d.ts", "bc"]],
  ["b{,c}", ["bc"]],
  ["\\[x\\].md", ["[x].md"]],
  ["**/.env", [".env", "b/.env"]],
])("%s chooses %j", (source, paths) => {
  expect(matching(source, PATHS)).toEqual(paths);
});

test("one `?` is one character, also outside the basic plane", () => {
  expect(matching("?.md", ["😀.md", "ab.md", "/.md"])).toEqual(["😀.md"]);
});

test.each([
  ["", "the glob is empty: write a path"],
  [
    "[ab].md",
    "`[` has no meaning in a glob here: write `?` for one character, `{a,b}` for one of several, or `\\[` for the character",
  ],
  ["{a,b", "`{` is not closed: write `{a,b}`, or `\\{` for the character"],
  ["{1..3}", "number ranges are not part of a glob here: write `{1,2,3}`"],
  ["!a.md", "`!` has no meaning here: put the check under not"],
  ["/etc/*", "the glob leads out of the folder: write a relative path"],
  ["~/x", "the glob leads out of the folder: write a relative path"],
  ["a/../b", "the glob leads out of the folder: write it without `..`"],
  ["a\\b", "a backslash is not part of a path here: write paths with `/`"],
  ["a\\", "a backslash is not part of a path here: write paths with `/`"],
  ["a\0", "the glob holds a NUL: leave it out"],
  ["a".repeat(1001), "the glob has more than 1000 bytes: write a list of shorter globs"],
  [`${"{".repeat(9)}a${"}".repeat(9)}`, "`{` is nested too deeply: write a list of globs"],
])("%j is refused", (source, words) => {
  expect(refused(source)).toBe(words);
});

test("in a list the last glob that matches decides", () => {
  const compiled = compileGlobList(["**/*.md", "!b/**", "b/c/*"]);
  expect(compiled.ok && PATHS.filter(compiled.list.matches)).toEqual([
    "a.md",
    "b/c/a.md",
    "b/c/d.ts",
    "[x].md",
    "A.md",
  ]);
  expect(compileGlobList(["a", "![x"])).toMatchObject({ ok: false, source: "![x" });
  const onlyAway = compileGlobList(["!a.md"]);
  expect(onlyAway.ok && PATHS.filter(onlyAway.list.matches)).toEqual([]);
});

test("FS-6 stars over many names and deep ones take linear time", async () => {
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz").join(",");
  const stars = `**/**/**/**/*.{${letters}}`;
  const names = Array.from(
    { length: 1000 },
    (_, number) => `folder-${number}/${"deep/".repeat(8)}file-${number}.${number % 2 ? "z" : "zz"}`,
  );
  expect(matching(stars, names)).toHaveLength(500);
  const toDeep = (depth: number) => `${"deep/".repeat(depth)}file.z`;
  expect(matching(stars, [toDeep(800)])).toHaveLength(1);
  expect(await growth(matcher(stars), toDeep, 50)).toBeLessThan(LINEAR);
});

test("FS-6 a glob made to backtrack ends on the longest path", async () => {
  const toPath = (length: number) => `${"a".repeat(length - 1)}c`;
  expect(matching(`${"*a".repeat(400)}b`, [toPath(4096)])).toEqual([]);
  expect(matching("**", ["a".repeat(4096), "a".repeat(4097)])).toEqual(["a".repeat(4096)]);
  expect(await growth(matcher(`${"*a".repeat(40)}b`), toPath, 256)).toBeLessThan(LINEAR);
});

test("a path without special characters matches itself alone", () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_.-]{1,8}$/).filter((text) => !/^\.+$/.test(text));
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  fc.assert(
    fc.property(path, path, (first, second) => {
      expect(matching(first, [first, second])).toEqual(first === second ? [first, first] : [first]);
      expect(matching("**", [first])).toEqual([first]);
      expect(matching(`**/${first}`, [first, `x/${first}`])).toEqual([first, `x/${first}`]);
    }),
  );
});
