import { expect, it } from "vitest";
import type { LintSettings } from "../../src/rules/rule.ts";
import type { MemoryFile } from "../skills/memory-files.ts";
import { DEFAULT_LINT_SETTINGS, lintMemory } from "./lint-memory.ts";

const TOP = "---\nname: x\ndescription: Fills forms. Use when asked.\n---\n";

async function severities(
  rule: string,
  body: string,
  rest: {
    readonly tree?: Readonly<Record<string, MemoryFile>>;
    readonly settings?: Partial<LintSettings>;
  } = {},
) {
  const tree = { "p/s/x/SKILL.md": `${TOP}${body}`, ...rest.tree };
  const settings = { ...DEFAULT_LINT_SETTINGS, ...rest.settings };
  const { findings, faults } = await lintMemory(tree, "p/s/x", settings);
  expect(faults).toEqual([]);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ line, column, severity, fix }) => [line, column, severity, fix]);
}

it("SK031: a warning inside the plugin, or without one the repository; else an error", async () => {
  const tree = { "p/a.md": "x", "b.md": "x" };
  const body = "[a](../../a.md) [b](../../../b.md) [c](../../../../c.md)";
  expect(await severities("SK031", body, { tree })).toEqual([
    [5, 5, "warning", undefined],
    [5, 21, "warning", undefined],
    [5, 40, "error", undefined],
  ]);
  const plugin = { ...tree, "p/.claude-plugin/plugin.json": "{}" };
  expect(await severities("SK031", body, { tree: plugin })).toEqual([
    [5, 5, "warning", undefined],
    [5, 21, "error", undefined],
    [5, 40, "error", undefined],
  ]);
});

it("SK032: a home in a fence is information only", async () => {
  const body = "```\n/home/maria/x\n```\nOpen `/home/maria/y`.\n";
  expect(await severities("SK032", body)).toEqual([
    [6, 1, "info", undefined],
    [8, 7, "warning", undefined],
  ]);
});

it("SK061: a warning with another target than claude, silent with claude alone", async () => {
  const body = "Do $ARGUMENTS.";
  const withTargets = (targets: LintSettings["targets"]) =>
    severities("SK061", body, { settings: { targets } });
  expect(await withTargets([])).toEqual([[5, 4, "info", undefined]]);
  expect(await withTargets(["claude"])).toEqual([]);
  expect(await withTargets(["claude", "codex"])).toEqual([[5, 4, "warning", undefined]]);
});

it("SK034: in a skill about writing skills information only", async () => {
  const body = "Read `references/gone.md`.";
  expect(await severities("SK034", body)).toEqual([[5, 7, "warning", undefined]]);
  const { findings } = await lintMemory(
    { "s/skill-creator/SKILL.md": `${TOP.replace("x", "skill-creator")}${body}` },
    "s/skill-creator",
  );
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
    "SK023 info",
    "SK034 info",
  ]);
});

it("SK009: in a reference a path from the skill's folder is information only, unless its list begins elsewhere", async () => {
  const tree = {
    "p/s/x/references/a.md": "[b](references/b.md)\n\n- [b](b.md)\n- [c](references/c.md)\n",
    "p/s/x/references/b.md": "b",
    "p/s/x/references/c.md": "c",
  };
  expect(await severities("SK009", "[a](references/a.md)", { tree })).toEqual([
    [1, 5, "info", "b.md"],
    [4, 7, "error", "c.md"],
  ]);
});

it("SK009: a name for any file is information only", async () => {
  expect(await severities("SK009", "[a](part-name.md)\n\n[b](renames.md)")).toEqual([
    [5, 5, "info", undefined],
    [7, 5, "error", undefined],
  ]);
});

it("SK046: in a skill about plugins, hooks or commands information only", async () => {
  const body = `Run \`\${CLAUDE_PLUGIN_ROOT}/scripts/check.sh\`.`;
  const found = async (folder: string) => {
    const tree = {
      [`p/${folder}/SKILL.md`]: `${TOP}${body}`,
      "p/.claude-plugin/plugin.json": "{}",
    };
    const { findings } = await lintMemory(tree, `p/${folder}`);
    return findings.filter(({ rule }) => rule === "SK046").map(({ severity }) => severity);
  };
  expect(await found("hook-development")).toEqual(["info"]);
  expect(await found("hook-reader")).toEqual(["warning"]);
});

it("SK033: another case, or a heading that mistaken marks made code, is information only", async () => {
  const swallowed = "```\n```text\n```\n\n```\n## 2. Two & Three\n```\n\n```md\n## Four\n```\n";
  const body = `[1](#One) [2](#2-two--three) [4](#four)\n\n# One\n\n${swallowed}`;
  expect(await severities("SK033", body)).toEqual([
    [5, 5, "info", "#one"],
    [5, 15, "info", undefined],
    [5, 34, "warning", undefined],
  ]);
});

it("offers the replacement of the range", async () => {
  const tree = { "p/s/x/scripts/run.py": "x", "p/s/x/references/with space.md": "# Title" };
  const body =
    "[a](References/With%20space.md?x#title) `scripts/Run.py`\n[b](#titel)\n[c](scripts\\run.py)\n# Title";
  expect(await severities("SK030", body, { tree })).toEqual([
    [5, 5, "error", "references/with%20space.md?x#title"],
    [5, 42, "error", "scripts/run.py"],
  ]);
  expect(await severities("SK033", body, { tree })).toEqual([[6, 5, "warning", "#title"]]);
  expect(await severities("SK043", body, { tree })).toEqual([[7, 5, "warning", "scripts/run.py"]]);
});
