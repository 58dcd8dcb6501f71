import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Severity } from "../model/severity.ts";
import { compareFindings, type LintResult } from "../rules/lint-skill.ts";
import { findWantedFiles, lintSuite } from "../rules/lint-suite.ts";
import type { RecordedSamples } from "../rules/suite-rule.ts";
import { entriesBelow } from "../skills/source-tree.ts";
import { wilsonInterval } from "../stats/index.ts";
import { decodeText } from "../text/decode-text.ts";
import { isLintedUnit, isShown, type LintConfig, lintUnit, toLinting } from "./lint-unit.ts";
import type { Side } from "./open-side.ts";
import type { ReportedRow } from "./reported-row.ts";
import { DEFAULT_AGENT } from "./select-subjects.ts";
import type { LintedUnit } from "./skill-unit.ts";

/** What both are linted with. */
export interface LintHow {
  readonly side: Pick<Side, "files" | "tree">;
  readonly config: LintConfig;
  readonly level: Severity;
  /** Its tests with what their recordings gave; absent = nobody looked. */
  readonly rows?: readonly JudgedRow[];
}

/** Of a row what the rules look at. */
interface JudgedRow {
  readonly test: Pick<ReportedRow["test"], "name">;
  readonly judgement: Pick<ReportedRow["judgement"], "passed" | "failed">;
}

/** Lints one skill and its suite with the repository's settings. */
export async function lintWithSuite(
  unit: LintedUnit,
  { side, config, level, rows }: LintHow,
): Promise<LintResult> {
  const ofSkill = lintUnit(unit, config, level);
  const { suite, written, source } = unit;
  if (suite === null || written === null || !isLintedUnit(unit, config, level)) return ofSkill;
  const { settings } = toLinting(config, level);
  const linted = {
    suite,
    written,
    source,
    agents: config.agents ?? [DEFAULT_AGENT],
    filesBelow: (folder: string) => entriesBelow(side.tree, folder),
    recordedOf: rows === undefined ? null : toRecorded(rows),
    hasFile: (path: string) => side.tree.byPath.has(path),
  };
  const texts = await readTexts(findWantedFiles(linted, settings), side.files);
  const textOf = (path: string) => texts.get(path) ?? null;
  const ofSuite = lintSuite({ ...linted, textOf }, settings);
  const shown = ofSuite.findings.filter(({ severity }) => isShown(severity, level));
  return {
    findings: [...ofSkill.findings, ...shown].sort(compareFindings),
    faults: [...ofSkill.faults, ...ofSuite.faults],
  };
}

function toRecorded(rows: readonly JudgedRow[]): (test: string) => readonly RecordedSamples[] {
  return (name) =>
    rows
      .filter(({ test }) => test.name === name)
      .map(({ judgement: { passed, failed } }) => {
        const valid = passed + failed;
        return { passed, valid, low: wilsonInterval({ passed, valid }).low };
      });
}

async function readTexts(
  paths: readonly string[],
  files: Files,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const content = await files.read(path, LIMITS.keptFileBytes);
    if (content.kind !== "file") continue;
    const { encoding, text } = decodeText(content.bytes);
    texts.set(path, encoding.kind === "utf-8" ? text : "");
  }
  return texts;
}
