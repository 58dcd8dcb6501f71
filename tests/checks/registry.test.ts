import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { CHECK_VOCABULARY, CHECKS } from "../../src/checks/index.ts";

const folder = new URL("../../src/checks/", import.meta.url);

test("the list is the folder", () => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && entry.name !== "index.ts")
    .map((entry) => entry.name.replace(/\.ts$/, "").replaceAll("-", "_"));
  const keys = CHECKS.map(({ key }) => key);
  expect([...keys].sort()).toEqual(files.sort());
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBe(40);
});

test.each(CHECKS.map((check) => [check.key, check] as const))(
  "%s: example, words, schema",
  (key, check) => {
    const example: unknown = parse(check.example);
    const written = z.record(z.string(), z.unknown()).parse(example);
    const shown =
      key in written ? written : z.record(z.string(), z.unknown()).parse(written["not"]);
    const parsed = check.schema.safeParse(shown[key]);
    expect(parsed.error).toBeUndefined();
    // Parsing again changes nothing: the value is read once by the suite and once by the worker.
    expect(check.schema.parse(parsed.data)).toEqual(parsed.data);
    expect(structuredClone(parsed.data)).toEqual(parsed.data);
    expect(check.description).toMatch(/^[A-Z][^\n]*\.$/);
    expect(check.modifiers).toContain("name");
    expect(() => z.toJSONSchema(check.schema, { io: "input" })).not.toThrow();
  },
);

test("the vocabulary holds what the suite reader needs and nothing else", () => {
  const needed = ["key", "schema", "nests", "modifiers", "description"];
  const asking = ["called", "calls", "refused"];
  expect(CHECK_VOCABULARY.map((entry) => Object.keys(entry))).toEqual(
    CHECKS.map(({ key }) => (asking.includes(key) ? [...needed, "standInOf"] : needed)),
  );
  expect(CHECK_VOCABULARY.filter(({ nests }) => nests !== "none").map(({ key }) => key)).toEqual([
    "not",
    "all",
    "any",
  ]);
});

const refusals = (key: string, value: unknown): readonly string[] => {
  const entry = CHECK_VOCABULARY.find((candidate) => candidate.key === key);
  return entry?.schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
};

test("a refused pattern says why, wherever it stands in a value", () => {
  const words = "look-ahead is not part of RE2: use all / not: two checks, one of them under not";
  expect(refusals("ran", "(?=x)")).toEqual([words]);
  expect(refusals("ordered", ["a", "(?=x)"])).toEqual([words]);
  expect(refusals("file_matches", { path: "a", pattern: "(?=x)" })).toEqual([words]);
  expect(refusals("tool_call", { tool: "bash", input: "(?=x)" })).toEqual([words]);
  expect(refusals("committed", { pattern: "(?=x)" })).toEqual([words]);
});

test.each([
  ["contains", ""],
  ["contains", []],
  ["asked_question", false],
  ["file_exists", "/etc/passwd"],
  ["file_contains", { path: "../x", text: "a" }],
  ["file_contains", { path: "a", text: "" }],
  ["file_contains", { path: "a", text: "b", extra: 1 }],
  ["file_matches", { path: "~/x", pattern: "a" }],
  ["file_matches", { path: "C:/x", pattern: "a" }],
  ["file_matches", { path: "a\\b", pattern: "a" }],
  ["file_matches", { path: "a\0", pattern: "a" }],
  ["file_matches", { path: "a".repeat(256), pattern: "a" }],
  ["file_matches", { path: "", pattern: "a" }],
  ["ordered", ["a"]],
  ["ordered", { patterns: ["a", "b"], across: "steps" }],
  ["commits", -1],
  ["commits", 1.5],
  ["commits", {}],
  ["tokens", { at_least: 2, at_most: 1 }],
  ["untouched", false],
  ["tool_call", { where: "a exists" }],
  ["called", ""],
  ["called", []],
  ["called", "gh repo view; rm x"],
  ["called", "gh 'x"],
  ["called", 'gh "x'],
  ["called", "gh \\"],
  ["called", "gh | x"],
  ["called", "gh $(x)"],
  ["calls", "gh"],
  ["calls", { command: "gh" }],
  ["calls", { at_least: 1 }],
  ["calls", { command: "gh", at_least: 2, at_most: 1 }],
  ["calls", { command: "gh", at_most: -1 }],
  ["calls", { command: "gh", count: 1 }],
  ["refused", false],
  ["refused", ""],
  ["all", []],
])("%s %j is refused", (key, value) => {
  expect(refusals(key, value).length).toBeGreaterThan(0);
});
