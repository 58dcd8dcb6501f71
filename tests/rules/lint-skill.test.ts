import { describe, expect, it } from "vitest";
import { compileGlobList } from "../../src/patterns/glob.ts";
import { RULES } from "../../src/rules/index.ts";
import { lintSkill } from "../../src/rules/lint-skill.ts";
import { defineRule, type Fact, type LintSettings } from "../../src/rules/rule.ts";
import { readSkillSource } from "../../src/skills/read-skill-source.ts";
import { readSourceTree } from "../../src/skills/read-source-tree.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { DEFAULT_LINT_SETTINGS, lintMemory } from "./lint-memory.ts";

const TREE = {
  "pdf/SKILL.md":
    "---\nname: pdf\ndescription: Fills forms in PDF files and reads their text.\n---\n[a](gone.md)\n",
  "pdf/notes/more.md": "[b](gone-too.md)\n",
};

function withRules(
  rules: Readonly<Record<string, "off" | "error" | "warning" | "info">>,
): LintSettings {
  return { ...DEFAULT_LINT_SETTINGS, rules: new Map(Object.entries(rules)) };
}

async function found(settings: LintSettings) {
  const { findings, faults } = await lintMemory(TREE, "pdf", settings);
  expect(faults).toEqual([]);
  return findings.map(({ rule, severity, path, line }) => `${path}:${line} ${rule} ${severity}`);
}

describe("lintSkill", () => {
  it("sorts findings by path and place", async () => {
    expect(await found(DEFAULT_LINT_SETTINGS)).toEqual([
      "pdf/SKILL.md:3 SK008 warning",
      "pdf/SKILL.md:5 SK009 error",
      "pdf/notes/more.md:1 SK009 error",
    ]);
  });

  it("gives a whole finding", async () => {
    const { findings } = await lintMemory(TREE, "pdf");
    expect(findings[1]).toEqual({
      rule: "SK009",
      slug: "broken-link",
      severity: "error",
      path: "pdf/SKILL.md",
      line: 5,
      column: 5,
      message: "gone.md does not exist. Correct the link or add the file.",
    });
  });

  it("takes severities by id and by slug, and off", async () => {
    expect(await found(withRules({ SK008: "off", "broken-link": "warning" }))).toEqual([
      "pdf/SKILL.md:5 SK009 warning",
      "pdf/notes/more.md:1 SK009 warning",
    ]);
  });

  it("drops findings in ignored paths", async () => {
    const ignore = compileGlobList(["pdf/notes/**"]);
    if (!ignore.ok) throw new Error("the glob is fine");
    expect(await found({ ...DEFAULT_LINT_SETTINGS, ignore: ignore.list })).toEqual([
      "pdf/SKILL.md:3 SK008 warning",
      "pdf/SKILL.md:5 SK009 error",
    ]);
  });
});

describe("a rule of lintSkill", () => {
  it("reports a rule that throws as our fault and runs the others", async () => {
    const error = new Error("boom");
    const broken = defineRule<Fact>({
      id: "SK999",
      slug: "broken",
      severity: "error",
      summary: "",
      source: "",
      verified: "2026-08-31",
      level: "MUST",
      check: () => {
        throw error;
      },
      message: () => "",
    });
    const files = memoryFiles(TREE);
    const source = await readSkillSource({
      folder: "pdf",
      folders: new Set(["pdf"]),
      namedPaths: [],
      tree: await readSourceTree(files),
      files,
    });
    const result = lintSkill(source, DEFAULT_LINT_SETTINGS, [broken, ...RULES]);
    expect(result.faults).toEqual([{ rule: "SK999", slug: "broken", folder: "pdf", error }]);
    expect(result.findings).toHaveLength(3);
  });

  it("speaks once about one cause", async () => {
    const nameIsNumber = "---\nname: 2024\ndescription: yes\n---\n[a](gone.md)\n";
    const { findings } = await lintMemory({ "pdf/SKILL.md": nameIsNumber }, "pdf");
    expect(findings.map(({ rule }) => rule)).toEqual(["SK015", "SK015", "SK009"]);
    const unreadable = "---\nname: PDF: forms\n---\n[a](gone.md)\n";
    const again = await lintMemory({ "pdf/SKILL.md": unreadable }, "pdf");
    expect(again.findings.map(({ rule }) => rule)).toEqual(["SK014", "SK009"]);
  });
});

describe("RULES", () => {
  it("have ids and slugs of their own, in order, and say where they come from", () => {
    const ids = RULES.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(RULES.map(({ slug }) => slug)).size).toBe(RULES.length);
    for (const { id, slug, summary, source, verified } of RULES) {
      expect(id).toMatch(/^SK\d{3}$/);
      expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(source).not.toBe("");
      expect(verified).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});
