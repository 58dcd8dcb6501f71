import { expect, it } from "vitest";
import type { Config } from "../../src/model/config.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import type { Severity } from "../../src/model/severity.ts";
import { lintMemory } from "./lint-memory.ts";
import { lintSuiteText } from "./lint-suite-text.ts";

async function placesOf(
  lines: readonly string[],
  config: Partial<Config> = {},
): Promise<readonly string[]> {
  const found = await lintSuiteText(lines.join("\n"), {
    files: { "x/ship/a": "a" },
    config,
  });
  return found.map((line) => line.split(" ").slice(0, 2).join(" "));
}

const lintRules = (rules: Readonly<Record<string, Severity | "off">>): Partial<Config> => ({
  lint: { ...DEFAULT_CONFIG.lint, rules: new Map(Object.entries(rules)) },
});

const FIRST = ["  - name: a", "    prompt: x"];
const SECOND = ["  - name: b", "    prompt: x"];

it("covers the test below, by id or slug, and no other", async () => {
  const from = (...comment: readonly string[]) =>
    placesOf(["version: 1", "tests:", ...comment, ...FIRST, ...SECOND]);
  expect(await from()).toEqual(["3:5 SK100", "5:5 SK100"]);
  expect(await from("  # skillcheck-disable SK100")).toEqual(["6:5 SK100"]);
  expect(await from("# skillcheck-disable Nothing-Asserted", "  # why", "")).toEqual(["8:5 SK100"]);
  const between = ["version: 1", "tests:", ...FIRST, "    # skillcheck-disable SK100", ...SECOND];
  expect(await placesOf(between)).toEqual(["3:5 SK100"]);
});

it("covers whatever key it stands above, and the whole file above them all", async () => {
  const comment = "# skillcheck-disable SK100";
  expect(await placesOf(["version: 1", comment, "tests:", ...FIRST, ...SECOND])).toEqual([]);
  expect(await placesOf([comment, "version: 1", "tests:", ...FIRST, ...SECOND])).toEqual([]);
  expect(await placesOf(["tests:", ...FIRST, ...SECOND, comment, "version: 1"])).toEqual([
    "2:5 SK100",
    "4:5 SK100",
    "6:1 SK090",
  ]);
  expect(await placesOf(["version: 1", "tests:", ...FIRST, comment])).toEqual([
    "3:5 SK100",
    "5:1 SK090",
  ]);
});

it("covers a key inside a test and nothing beside it", async () => {
  const suite = (...comment: readonly string[]) => [
    "version: 1",
    "tests:",
    ...FIRST,
    ...comment,
    "    workspace:",
    "      from: ship",
    "      files: { crew: { file: ship/a } }",
  ];
  expect(await placesOf(suite())).toEqual(["3:5 SK100", "6:13 SK104", "7:30 SK104"]);
  expect(await placesOf(suite("    # skillcheck-disable SK104"))).toEqual(["3:5 SK100"]);
  const inside = suite().toSpliced(6, 0, "      # skillcheck-disable SK104");
  expect(await placesOf(inside)).toEqual(["3:5 SK100", "6:13 SK104"]);
});

it("behind a value covers its own line", async () => {
  const suite = (comment: string) => [
    "version: 1",
    "tests:",
    `  - name: a ${comment}`,
    "    prompt: x",
    "    workspace: { from: ship }",
  ];
  expect(await placesOf(suite("# skillcheck-disable SK100 SK104"))).toEqual([
    "3:13 SK090",
    "5:24 SK104",
  ]);
});

it("what an alias stands for lies where its anchor is", async () => {
  const suite = [
    "version: 1",
    "tests:",
    "  - name: a",
    "    prompt: x",
    "    workspace: &ship",
    "      from: ship",
    "    expect: [{ contains: x }]",
    "  - name: b",
    "    prompt: x",
    "    workspace: *ship",
    "    # skillcheck-disable SK100",
    "  - name: c",
    "    prompt: x",
  ];
  expect(await placesOf(suite)).toEqual(["6:13 SK104", "8:5 SK100"]);
});

it("a # inside a text is no comment", async () => {
  const comment = "# skillcheck-disable SK100";
  const suite = [
    "version: 1",
    "preamble: |",
    `  ${comment}`,
    "tests:",
    "  - name: a",
    `    prompt: '${comment}'`,
    `    notes: "#${comment}"`,
    `    tags: [a${comment.replaceAll(" ", "")}]`,
  ];
  expect(await placesOf(suite)).toEqual(["5:5 SK100"]);
});

it("what a comment names in vain is told", async () => {
  const comments = ["SK100", "SK107", "SK999", "SK009", "SK070", ""].map(
    (name) => `  # skillcheck-disable ${name}`,
  );
  const suite = ["version: 1", "tests:", ...comments, ...FIRST].join("\r\n");
  expect(await lintSuiteText(suite)).toEqual([
    "4:3 SK090 SK107 fake-shadowed does not fire here any more. Remove the comment.",
    "5:3 SK090 There is no rule SK999, so the comment does nothing. Did you mean SK009 broken-link?",
    "6:3 SK090 SK009 broken-link does not fire here any more. Remove the comment.",
    "8:3 SK090 The comment names no rule, so it silences nothing. Write the ids or slugs behind skillcheck-disable.",
  ]);
});

it("the settings choose severities, and files that are left out", async () => {
  const suite = ["version: 1", "# skillcheck-disable SK104", "tests:", ...FIRST];
  expect(await placesOf(suite, lintRules({ SK100: "off", "path-in-skill": "off" }))).toEqual([]);
  const ignore = ["**/skillcheck.yaml"];
  expect(await placesOf(suite, { lint: { ...DEFAULT_CONFIG.lint, ignore } })).toEqual([]);
  const paths = ["y/**"];
  expect(await placesOf(suite, { lint: { ...DEFAULT_CONFIG.lint, paths } })).toEqual([]);
});

it("in SKILL.md nothing of a suite is silenced", async () => {
  const text =
    "---\nname: x\ndescription: Sorts letters. Use when asked.\n---\n<!-- skillcheck-disable SK100 -->\n";
  const { findings } = await lintMemory({ "x/SKILL.md": text }, "x");
  expect(findings.map(({ line, rule, message }) => `${line} ${rule} ${message}`)).toContain(
    "5 SK090 SK100 nothing-asserted does not fire here any more. Remove the comment.",
  );
});

it("FS-1 a suite full of comments takes no minutes", async () => {
  const test = ["  - name: a", "    prompt: x", "    tags:"];
  const items = Array.from({ length: 2000 }, () => "    # skillcheck-disable SK107\n      - a");
  const started = performance.now();
  await placesOf(["version: 1", "tests:", ...test, ...items]);
  expect(performance.now() - started).toBeLessThan(20_000);
}, 60_000);
