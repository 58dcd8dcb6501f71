import fc from "fast-check";
import { expect, it } from "vitest";
import { longestCommonSubsequence } from "../../src/transcripts/longest-common-subsequence.ts";

function letters(left: string, right: string): string {
  return longestCommonSubsequence([...left], [...right])
    .map(([ours]) => left.charAt(ours))
    .join("");
}

it.each([
  ["", "", ""],
  ["abc", "", ""],
  ["abc", "abc", "abc"],
  ["abc", "xyz", ""],
  ["axbyc", "abc", "abc"],
  ["ab", "ba", "b"],
  ["abcbdab", "bdcaba", "bdab"],
  ["aab", "ab", "ab"],
])("%s and %s", (left, right, common) => {
  expect(letters(left, right)).toBe(common);
});

it("is a common subsequence, as long as the plain recursion finds", () => {
  const longest = (left: string, right: string): number => {
    if (left === "" || right === "") return 0;
    if (left[0] === right[0]) return 1 + longest(left.slice(1), right.slice(1));
    return Math.max(longest(left.slice(1), right), longest(left, right.slice(1)));
  };
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const matches = longestCommonSubsequence([...left], [...right]);
      expect(matches.length).toBe(longest(left, right));
      for (const [index, [ours, theirs]] of matches.entries()) {
        expect(left.charAt(ours)).toBe(right.charAt(theirs));
        const [before, beforeTheirs] = matches[index - 1] ?? [-1, -1];
        expect(ours > before && theirs > beforeTheirs).toBe(true);
      }
    }),
  );
});

it("matches only the ends of what is too large to compare", () => {
  const left = ["a", ...Array.from({ length: 2000 }, (_, n) => `l${n}`), "m", "z"];
  const right = ["a", ...Array.from({ length: 2000 }, (_, n) => `r${n}`), "m", "y", "z"];
  expect(longestCommonSubsequence(left, right)).toEqual([
    [0, 0],
    [2002, 2003],
  ]);
});
