import { expect, test } from "vitest";
import { LIMITS } from "../../src/model/limits.ts";
import {
  compilePattern,
  type Pattern,
  type PatternFlags,
} from "../../src/patterns/compile-pattern.ts";

function compiled(source: string, flags?: PatternFlags): Pattern {
  const result = compilePattern(source, flags);
  if (!result.ok) throw new Error(`${source}: ${result.what}`);
  return result.pattern;
}

function refused(source: string): string {
  const result = compilePattern(source);
  return result.ok ? "accepted" : `${result.what}: ${result.remedy}`;
}

test("finds the leftmost match with its place in UTF-16 units", () => {
  expect(compiled("b+").find("aé😀bb b")).toEqual({ index: 4, length: 2, text: "bb" });
  expect(compiled("x").find("aé😀b")).toBeNull();
});

test("counts matches that do not overlap", () => {
  expect(compiled("aa").count("aaaaa")).toBe(2);
  expect(compiled("a").count("")).toBe(0);
  expect(compiled("\\b").count("a b")).toBe(4);
});

test("each flag changes what it says and nothing else", () => {
  const found = (source: string, text: string, flags: PatternFlags) =>
    compiled(source, flags).find(text) !== null;
  expect(found("git", "Git push", {})).toBe(false);
  expect(found("git", "Git push", { ignoreCase: true })).toBe(true);
  expect(found("^b", "a\nb", {})).toBe(false);
  expect(found("^b", "a\nb", { multiline: true })).toBe(true);
  expect(found("a.b", "a\nb", {})).toBe(false);
  expect(found("a.b", "a\nb", { dotAll: true })).toBe(true);
});

test("RX-1 a pattern of 1000 bytes is accepted, one more is refused", () => {
  expect(refused("a".repeat(1000))).toBe("accepted");
  expect(refused("é".repeat(500))).toBe("accepted");
  expect(refused("a".repeat(1001))).toBe(
    "the pattern has 1001 bytes, at most 1000 are allowed: split it with any or all",
  );
  expect(refused(`${"é".repeat(500)}a`)).toMatch(/^the pattern has 1001 bytes/);
});

test("RX-1 a program of more than 10,000 instructions is refused", () => {
  expect(refused("(?:a|b){1000}(?:c|d){1000}(?:e|f){1000}")).toBe("accepted");
  expect(refused("[ab]{1000}".repeat(10))).toBe(
    "the pattern compiles to 10002 instructions, at most 10000 are allowed: write smaller repeat counts",
  );
});

test("RX-1 text is cut at 256 KiB between characters, and the cut is reported", () => {
  const limit = LIMITS.patternTextBytes;
  const late = compiled("z");
  expect(late.search(`${"a".repeat(limit - 1)}z`)).toEqual({
    match: { index: limit - 1, length: 1, text: "z" },
    cut: false,
  });
  expect(late.search(`${"a".repeat(limit)}z`)).toEqual({ match: null, cut: true });
  expect(late.search(`z${"😀".repeat(limit / 4)}`)).toEqual({
    match: { index: 0, length: 1, text: "z" },
    cut: true,
  });
  expect(compiled("a").count("a".repeat(limit + 5))).toBe(limit);
});

const LIMIT = LIMITS.patternTextBytes;

test.each([
  ["^(a+)+$", "a".repeat(LIMIT + 1)],
  ["a\\z", "a".repeat(LIMIT + 1)],
  ["b$", `${"a".repeat(LIMIT - 1)}bc`],
  ["b\\b", `${"a".repeat(LIMIT - 1)}bc`],
  ["(?m)b$", `${"a".repeat(LIMIT - 1)}bc`],
  ["b$|c", `${"a".repeat(LIMIT - 1)}bc`],
  ["\\Qbc", `${"a".repeat(LIMIT - 1)}bc`],
])("RX-1 %s does not take the cut for the end of the text", (source, text) => {
  const pattern = compiled(source);
  expect(pattern.search(text)).toEqual({ match: null, cut: true });
  expect(pattern.count(text)).toBe(0);
});

test.each([
  ["ab\\b", `${"a".repeat(LIMIT - 1)}b c`, { index: LIMIT - 2, text: "ab" }],
  ["(?m)b$", `${"a".repeat(LIMIT - 1)}b\nc`, { index: LIMIT - 1, text: "b" }],
  ["b\\B", `${"a".repeat(LIMIT - 1)}bc`, { index: LIMIT - 1, text: "b" }],
  ["z$|z", `${"a".repeat(LIMIT - 1)}zz`, { index: LIMIT - 1, text: "z" }],
  ["(?i)Z", `${"a".repeat(LIMIT - 1)}z😀`, { index: LIMIT - 1, text: "z" }],
  ["z.*", `z${"a".repeat(LIMIT + 9)}`, { index: 0, text: `z${"a".repeat(LIMIT - 1)}` }],
])("RX-1 %s is found where it holds in the whole text", (source, text, { index, text: found }) => {
  const pattern = compiled(source);
  const match = { index, length: found.length, text: found };
  expect(pattern.search(text)).toEqual({ match, cut: true });
  expect(pattern.count(text)).toBe(1);
});

test.each([
  ["^(a+)+$", `${"a".repeat(50_000)}!`],
  ["^(\\w+\\s?)*$", `${"a".repeat(50_000)}!`],
  ["(x+x+)+[yz]", "x".repeat(50_000)],
])("RX-2 the evil pattern %s ends without a match", (source, text) => {
  expect(compiled(source).search(text)).toEqual({ match: null, cut: false });
});

test("RX-2 the nested optional is accepted and finds what is there", () => {
  const pattern = compiled("(?:(?:a?){20}){20}=.*z");
  expect(pattern.find("aaa=  z")).toEqual({ index: 0, length: 7, text: "aaa=  z" });
  expect(pattern.find("a".repeat(500))).toBeNull();
});

test("RX-2 look-around is refused with the way out", () => {
  const ahead = "look-ahead is not part of RE2: use all / not: two checks, one of them under not";
  const behind = "look-behind is not part of RE2: use all / not: two checks, one of them under not";
  expect(refused("(?=a)")).toBe(ahead);
  expect(refused("x(?!a)")).toBe(ahead);
  expect(refused("(?<=a)b")).toBe(behind);
  expect(refused("(?<!a)b")).toBe(behind);
});

test.each([
  ["\\x{41}", "A", true],
  ["\\x{41}", "x".repeat(41), false],
  ["b\\z", "ab", true],
  ["b\\z", "abz", false],
  ["b$", "b\n", false],
  ["a.c", "a\rc", true],
  ["a\\sc", "a\u00a0c", false],
  ["(?i)k", "\u212a", true],
  ["[[:alpha:]]", ":", false],
  ["\\pL", "é", true],
  ["\\p{Greek}", "λ", true],
  ["\\Qa.b\\E", "a.b", true],
  ["\\Q(?=\\E", "(?=", true],
  ["[(?=]", "=", true],
  ["[]a]", "]", true],
  ["[^]a]", "]", false],
  ["a\\x{41}+", "aAA", true],
  ["\\p{Greek}+", "λ", true],
  ["\\_\\-\\\"\\'\\/\\<\\@\\#\\ ", "_-\"'/<@# ", true],
  ["(?P<n>a)(?<m>b)", "ab", true],
])("RX-2 dialect: %s on %j is %s", (source, text, found) => {
  expect(compiled(source).find(text) !== null).toBe(found);
});

test("RX-2 a pattern with a NUL matches a NUL and nothing else", () => {
  expect(compiled("a\0b").find("xa\0b")).toEqual({ index: 1, length: 3, text: "a\0b" });
  expect(compiled("a\0b").find("ab a0b")).toBeNull();
});

test("RX-2 a transcript of 5 MB is searched in its head alone", () => {
  const text = "line of a transcript\n".repeat(250_000);
  expect(text.length).toBeGreaterThan(5_000_000);
  expect(compiled("never there").search(text)).toEqual({ match: null, cut: true });
});

test.each([
  ["", "the pattern is empty: write what must be found"],
  ["(a)\\1", "a back-reference is not part of RE2: use tool_call with where to compare values"],
  [
    "(?P<n>a)\\k<n>",
    "a back-reference is not part of RE2: use tool_call with where to compare values",
  ],
  [
    "(?P<n>a)(?P=n)",
    "a back-reference is not part of RE2: use tool_call with where to compare values",
  ],
  ["a\\Z", "`\\Z` is not part of RE2: use `\\z` (or `\\n?\\z`)"],
  ["a{,3}", "`{,3}` would be read as plain text: write `{0,3}`"],
  ["a*+", "`*+` is not part of RE2: write `*`: RE2 never backtracks"],
  ["a{2,3}+", "`{2,3}+` is not part of RE2: write `{2,3}`: RE2 never backtracks"],
  ["(?>a)", "`(?>` is not part of RE2: write `(?:`: RE2 never backtracks"],
  ["(?#note)a", "`(?#` is not part of RE2: leave the comment out, and write it in YAML"],
  ["(a)(?(1)b)", "`(?(` is not part of RE2: write both cases with any"],
  ["(?|a)", "`(?|` is not part of RE2: write `(?:`"],
  [
    "(?x)a",
    "`(?x)` is not part of RE2: leave it out, and write the pattern without spaces and comments",
  ],
  ["(?u)a", "`(?u)` is not part of RE2: leave it out: patterns see Unicode characters"],
  ["(?a)a", "`(?a)` is not part of RE2: leave it out: `\\w`, `\\d` and `\\b` are ASCII anyway"],
  ["(?L)a", "`(?L)` is not part of RE2: leave it out"],
  [
    "(?U)a",
    "`(?U)` is not part of RE2: write `*?`, `+?` or `??` where the shortest match is meant",
  ],
  ["\\u0041", "`\\u` is not part of RE2: write `\\x{41}` with the number of the character"],
  ["\\N{DIGIT ONE}", "`\\N` is not part of RE2: write `\\x{41}` with the number of the character"],
  ["[^]", "`[^]` is not part of RE2: write `(?s:.)` for any character"],
  ["\\cA", "`\\c` is not part of RE2: write `\\x{01}` with the number of the control character"],
  ["[\\h]", "`\\h` is not part of RE2: write `[ \\t]`"],
  [
    "a{1001}",
    "invalid repeat count at `{1001}`: counts go up to 1000, also multiplied where repeats are nested",
  ],
  [
    "(a{500}){500}",
    "invalid repeat count at `{500}`: counts go up to 1000, also multiplied where repeats are nested",
  ],
  ["(a", "missing closing ) at `(a`: close the group, or write `\\(` for the character"],
  [
    "*a",
    "missing argument to repetition operator at `*`: write what is repeated before it, or escape it",
  ],
  ["\\", "trailing backslash at end of expression: write `\\\\` for a backslash"],
  [
    "(?P<n>a)(?P<n>b)",
    "duplicate capture group name at `n`: give each group its own name, or none",
  ],
])("%j is refused in plain words", (source, words) => {
  expect(refused(source)).toBe(words);
});

test.each([
  "\\e",
  "\\q",
  "\\R",
  "\\X",
  "\\K",
  "\\G",
  "\\C",
  "\\p{Letter}",
  "\\p{Script=Greek}",
  "[a-\\d]",
  "[z-a]",
])("%s is refused", (source) => {
  expect(compilePattern(source)).toMatchObject({ ok: false });
});

test("says whether a pattern matches the empty text", () => {
  expect(compiled("a*").matchesEmpty).toBe(true);
  expect(compiled("a+").matchesEmpty).toBe(false);
});

test("more patterns than the cache holds are still compiled right", () => {
  for (let number = 0; number < 1200; number += 1) {
    expect(compiled(`n${number}z`).find(`n${number}z`)).not.toBeNull();
  }
  expect(compiled("n0z").find("n1z")).toBeNull();
});
