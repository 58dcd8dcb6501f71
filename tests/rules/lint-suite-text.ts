import { lintWithSuite } from "../../src/app/lint-with-suite.ts";
import { openSide } from "../../src/app/open-side.ts";
import { readLintedUnit } from "../../src/app/read-linted-unit.ts";
import { type Config, DEFAULT_CONFIG } from "../../src/model/config.ts";
import { toProblemLine } from "../../src/model/problem.ts";
import { type MemoryFile, memoryFiles } from "../skills/memory-files.ts";

const SKILL_MD =
  "---\nname: x\ndescription: Sorts letters. Use when somebody asks for it.\n---\nSort them.\n";

/** What stands around a suite. */
interface Around {
  /** Further files of the tree; the skill is `x`. */
  readonly files?: Readonly<Record<string, MemoryFile>>;
  readonly config?: Partial<Config>;
}

/** `line:column rule message` of each finding in the suite of a skill; a suite that cannot be used throws. */
export async function lintSuiteText(text: string, around: Around = {}): Promise<readonly string[]> {
  const tree = { "x/SKILL.md": SKILL_MD, "x/skillcheck.yaml": text, ...around.files };
  const side = await openSide(memoryFiles(tree));
  const unit = await readLintedUnit(side, "x");
  if (unit.problems.length > 0) throw new Error(unit.problems.map(toProblemLine).join("\n"));
  const config = { ...DEFAULT_CONFIG, ...around.config };
  const { findings, faults } = await lintWithSuite(unit, { side, config, level: "info" });
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return findings
    .filter(({ path }) => path === "x/skillcheck.yaml")
    .map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);
}
