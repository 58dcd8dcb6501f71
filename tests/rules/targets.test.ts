import { describe, expect, it } from "vitest";
import { LINT_TARGETS, type LintTarget } from "../../src/model/lint-target.ts";
import { AGENT_FIELDS } from "../../src/rules/agent-fields.ts";
import { DEFAULT_LINT_SETTINGS, lintMemory } from "./lint-memory.ts";

const DESCRIPTION =
  "description: Fills forms in PDF files and reads their text. Use when asked about them.";

/** `rule level` of every finding about one front matter of the skill `pdf`, by targets. */
async function levelsOf(lines: readonly string[], targets: readonly LintTarget[]) {
  const skillMd = ["---", ...lines, "---", "# Title", ""].join("\n");
  const settings = { ...DEFAULT_LINT_SETTINGS, targets };
  const { findings, faults } = await lintMemory({ "pdf/SKILL.md": skillMd }, "pdf", settings);
  expect(faults).toEqual([]);
  return findings.map(({ rule, severity }) => `${rule} ${severity}`);
}

type Row = readonly [
  what: string,
  lines: readonly string[],
  targets: readonly LintTarget[],
  wanted: readonly string[],
];

const NO_NAME = [DESCRIPTION];
const OTHER_NAME = ["name: forms", DESCRIPTION];
const field = (...lines: readonly string[]) => ["name: pdf", DESCRIPTION, ...lines];
const TOOLS = field("allowed-tools: [Read]");
const HINT = field('argument-hint: "[file]"');
const VERSION = field('version: "1"');
const TAG = ["name: pdf", `${DESCRIPTION} <b>`];

/** lint.md §4.3: what `lint.targets` makes of a level. */
const ROWS: readonly Row[] = [
  ["name missing", NO_NAME, [], ["SK003 error"]],
  ["name missing", NO_NAME, ["claude"], ["SK003 warning"]],
  ["name missing", NO_NAME, ["claude", "codex"], ["SK003 error"]],
  ["name missing", NO_NAME, ["gemini"], ["SK003 error"]],
  ["name = folder", OTHER_NAME, [], ["SK005 error"]],
  ["name = folder", OTHER_NAME, ["claude"], ["SK005 warning"]],
  ["name = folder", OTHER_NAME, ["claude", "copilot"], ["SK005 error"]],
  ["tools as a list", TOOLS, [], ["SK019 info"]],
  ["tools as a list", TOOLS, ["claude"], ["SK019 info"]],
  ["tools as a list", TOOLS, ["claude", "opencode"], ["SK019 warning"]],
  ["unknown key", VERSION, [], ["SK018 warning"]],
  ["unknown key", VERSION, ["claude"], ["SK018 warning"]],
  ["unknown key", VERSION, ["claude", "claude-ai"], ["SK020 error"]],
  ["one agent's key", HINT, [], ["SK060 info"]],
  ["one agent's key", HINT, ["claude"], []],
  ["one agent's key", HINT, ["claude", "copilot"], []],
  ["one agent's key", HINT, ["claude", "codex"], ["SK060 warning"]],
  ["one agent's key", HINT, ["codex"], ["SK018 warning"]],
  ["one agent's key", HINT, ["claude", "claude-ai"], ["SK020 error"]],
  ["a tag", TAG, [], ["SK020 info"]],
  ["a tag", TAG, ["claude"], ["SK020 info"]],
  ["a tag", TAG, ["claude-ai"], ["SK020 error"]],
  ["metadata is text", field("metadata: x"), ["claude"], ["SK019 error"]],
  ["no boolean", field("background: maybe"), ["codex"], ["SK018 warning"]],
];

describe("lint.targets", () => {
  it.each(ROWS)("%s: %j for %j gives %j", async (...[, lines, targets, wanted]) => {
    expect(await levelsOf(lines, targets)).toEqual(wanted);
  });

  it("takes extra_fields out of SK018 and SK060, not out of what claude.ai refuses", async () => {
    const skillMd = [...["---", ...VERSION, ...HINT.slice(2)], "---", ""].join("\n");
    const look = async (targets: readonly LintTarget[]) => {
      const extraFields = new Set(["version", "argument-hint"]);
      const settings = { ...DEFAULT_LINT_SETTINGS, targets, extraFields };
      const { findings } = await lintMemory({ "pdf/SKILL.md": skillMd }, "pdf", settings);
      return findings.map(({ rule, line, severity }) => `${line} ${rule} ${severity}`);
    };
    expect(await look([])).toEqual([]);
    expect(await look(["claude", "codex"])).toEqual([]);
    expect(await look(["claude-ai"])).toEqual(["4 SK020 error", "5 SK020 error"]);
  });
});

/** lint.md §2.2, by key: who reads what is none of the standard's. */
const READERS: Readonly<Record<string, readonly LintTarget[]>> = {
  when_to_use: ["claude"],
  "argument-hint": ["claude", "copilot"],
  arguments: ["claude"],
  "disable-model-invocation": ["claude", "cursor", "copilot"],
  "user-invocable": ["claude", "copilot"],
  "disallowed-tools": ["claude"],
  model: ["claude"],
  effort: ["claude"],
  context: ["claude"],
  agent: ["claude"],
  background: ["claude"],
  hooks: ["claude"],
  paths: ["claude", "cursor"],
  shell: ["claude"],
};

describe("AGENT_FIELDS", () => {
  it("is the table of lint.md §2.2", () => {
    const found: Record<string, LintTarget[]> = {};
    for (const agent of LINT_TARGETS) {
      for (const key of AGENT_FIELDS[agent].reads) {
        found[key] = [...(found[key] ?? []), agent];
      }
    }
    expect(found).toEqual(READERS);
    const refusing = LINT_TARGETS.filter((agent) => AGENT_FIELDS[agent].others === "refused");
    expect(refusing).toEqual(["claude-ai"]);
  });

  it("says where and when every agent's row was read", () => {
    for (const agent of LINT_TARGETS) {
      expect(AGENT_FIELDS[agent].source).not.toBe("");
      expect(AGENT_FIELDS[agent].verified).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
