import fc from "fast-check";
import { expect, it } from "vitest";
import { createWordScan } from "../../src/text/word-scan.ts";

const GROUPS = [
  ["sk-", "ghp_"],
  ["ignore", "user"],
  ["-----begin", "xox"],
];
const scan = createWordScan(GROUPS);
const encode = (text: string) => new TextEncoder().encode(text);

it.each([
  ["", 0],
  ["u", 0],
  ["use", 0],
  ["user", 2],
  ["USER and Sk-", 3],
  ["-----BEGIN", 4],
  ["------BEGIN", 4],
  ["----BEGIN", 0],
  ["a xoxb-, ghp_ and iGnOrE", 7],
  ["gho_", 0],
  ["sk", 0],
  ["é user 日本", 2],
])("finds in %j the groups %d", (text, found) => {
  expect(scan(encode(text))).toBe(found);
});

it("finds a word wherever it stands", () => {
  const pieces = fc.constantFrom(
    "s",
    "k",
    "-",
    "u",
    "us",
    "ser",
    "ign",
    "ore",
    "x",
    "o",
    " ",
    "é",
    "日",
    "\u0000",
  );
  const text = fc.array(fc.oneof(pieces, fc.constantFrom(...GROUPS.flat())), { maxLength: 40 });
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join("");
      const wanted = GROUPS.reduce(
        (sum, words, at) => sum | (words.some((word) => whole.includes(word)) ? 1 << at : 0),
        0,
      );
      expect(scan(encode(whole))).toBe(wanted);
    }),
    { numRuns: 2000 },
  );
});
