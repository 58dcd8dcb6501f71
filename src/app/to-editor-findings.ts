import type { Config } from "../model/config.ts";
import type { Finding } from "../model/finding.ts";
import { LIMITS } from "../model/limits.ts";
import type { EditorFinding } from "../model/lint-document.ts";
import type { Severity } from "../model/severity.ts";
import { toEndColumn } from "../model/word-range.ts";
import { findRepairs, toFindingKey } from "../rules/find-repairs.ts";
import type { Repair } from "../rules/repair.ts";
import { decodeText } from "../text/decode-text.ts";
import { lineAt, placeAt, type TextLines, toTextLines } from "../text/text-lines.ts";
import { isShown, toLintSettings } from "./lint-unit.ts";
import { openSide } from "./open-side.ts";
import type { StdinFile } from "./open-stdin.ts";
import { readLintedUnit } from "./read-linted-unit.ts";

/** The findings of one file with where they end, and with what `--fix` would write. */
export async function toEditorFindings(
  findings: readonly Finding[],
  file: StdinFile,
  how: { readonly config: Config; readonly level: Severity },
): Promise<readonly EditorFinding[]> {
  if (findings.length === 0) return [];
  const content = await file.root.files.read(file.path, LIMITS.lintedBytes);
  const lines = toTextLines(content.kind === "file" ? decodeText(content.bytes).text : "");
  const repairs = await readRepairs(file, how);
  return findings.map((finding) => {
    const { line, column } = finding;
    const endColumn = toEndColumn(lineAt(lines, line - 1), column);
    const repair = repairs.get(toFindingKey({ ...finding, path: file.path }));
    return { ...finding, endLine: line, endColumn, ...toReplacements(repair, file.path, lines) };
  });
}

async function readRepairs(
  { root, skill }: StdinFile,
  { config, level }: { readonly config: Config; readonly level: Severity },
): Promise<ReadonlyMap<string, Repair>> {
  if (skill === null) return new Map();
  const side = await openSide(root.files, (folder) => folder === skill, root.git !== null);
  const { source } = await readLintedUnit(side, skill);
  const { repairs } = findRepairs(source, toLintSettings(config, level), (one) =>
    isShown(one, level),
  );
  return new Map(repairs.map(({ finding, repair }) => [toFindingKey(finding), repair]));
}

/** Of a repair that is more than edits of this file nothing is told. */
function toReplacements(
  repair: Repair | undefined,
  path: string,
  lines: TextLines,
): Pick<EditorFinding, "replacements"> {
  if (repair?.kind !== "edit" || repair.path !== path) return {};
  const replacements = repair.edits.map(({ start, end, text }) => {
    const last = placeAt(lines, end);
    return { ...placeAt(lines, start), endLine: last.line, endColumn: last.column, text };
  });
  return { replacements };
}
