import { describe, expect, it } from "vitest";
import { editDistance, nearestWord } from "../../src/text/edit-distance.ts";

describe("edit distance", () => {
  it.each([
    ["", "abc", 3],
    ["kitten", "sitting", 3],
    ["smaples", "samples", 1],
    ["same", "same", 0],
  ])("%s to %s is %i", (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
    expect(editDistance(right, left)).toBe(distance);
  });

  it("offers nothing for short words two edits away", () => {
    expect(nearestWord("nto", ["not", "turn"])).toBe("not");
    expect(nearestWord("ab", ["not", "turn"])).toBeNull();
    expect(nearestWord("x".repeat(1000), ["x"])).toBeNull();
  });
});

describe("edits of neighbours and lengths", () => {
  it.each([
    ["ab", "ba", 1],
    ["abc", "acb", 1],
    ["a", "abc", 2],
    ["licence", "license", 1],
  ])("%s to %s is %i", (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
    expect(editDistance(right, left)).toBe(distance);
  });

  it("compares without case, and leaves out what is too long or too short", () => {
    expect(nearestWord("Licence", ["name", "license"])).toBe("license");
    expect(nearestWord("licenses", ["license-text", "license"])).toBe("license");
    expect(nearestWord("İtem-name", ["i̇tem-name"])).toBe("i̇tem-name");
  });
});
