import type { OpenRoot } from "../model/desk.ts";
import { LIMITS } from "../model/limits.ts";
import type { LintMaterial } from "../model/lint-material.ts";
import type { Report } from "../model/report.ts";
import { isInside, relativeTo } from "../model/tree-path.ts";
import { EVERY_RULE } from "../rules/every-rule.ts";
import { explainRule } from "../rules/explain-rule.ts";
import { decodeText } from "../text/decode-text.ts";
import { lineAt, toTextLines } from "../text/text-lines.ts";

/** The lines that a report tells of, and the texts of its rules. */
export async function readLintMaterial(
  roots: readonly OpenRoot[],
  report: Report,
): Promise<LintMaterial> {
  const lines = new Map<string, Map<number, string>>();
  for (const { path, line } of report.skills.flatMap(({ findings }) => findings)) {
    const wanted = lines.get(path) ?? new Map<number, string>();
    lines.set(path, wanted.set(line, ""));
  }
  for (const [path, wanted] of lines) {
    const all = toTextLines((await readPlaced(roots, path)) ?? "");
    for (const line of wanted.keys()) wanted.set(line, lineAt(all, line - 1));
  }
  const rules = EVERY_RULE.map((rule) => {
    const { why = "", mend = "" } = explainRule(rule.id) ?? {};
    const { id, slug, severity, summary } = rule;
    return [id, { id, slug, severity, summary, why, mend }] as const;
  });
  return { lines, rules: new Map(rules) };
}

/** A path as the report gives it: below the folder of its root, the nearest one where roots are nested. */
async function readPlaced(roots: readonly OpenRoot[], path: string): Promise<string | null> {
  const [root] = roots
    .filter(({ label }) => label === "." || isInside(label, path))
    .sort((left, right) => right.label.length - left.label.length);
  if (root === undefined) return null;
  const inside = root.label === "." ? path : relativeTo(root.label, path);
  const content = await root.files.read(inside, LIMITS.lintedBytes);
  if (content.kind !== "file") return null;
  const { text, encoding } = decodeText(content.bytes);
  return encoding.kind === "binary" ? null : text;
}
