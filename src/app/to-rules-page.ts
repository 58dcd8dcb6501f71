import { type AnyRule, EVERY_RULE } from "../rules/every-rule.ts";
import { explainRule } from "../rules/explain-rule.ts";

const FIXES = {
  fix: "by `lint --fix`, where nobody has to decide anything",
  offer: "a replacement is suggested; a person decides",
  none: "a person decides",
} as const;

const INTRODUCTION = `# Rules of \`skillcheck lint\`

Printed from the code by \`npm run build\`: do not edit. \`skillcheck lint --explain SK009\` says the same of one rule.
Errors fail, warnings are shown (and fail with \`--strict\`), info is shown with \`--level info\`. What stands here is the severity of
most findings of a rule; single ones are more or less severe, as the finding says, and \`lint.rules\` of \`.skillcheck.yml\` sets another one
for all. MUST and SHOULD are the words of the source.
`;

/** docs/rules.md: every rule with what it looks for, where it is silent, why, and how to mend it. */
export function toRulesPage(): string {
  const rules = [...EVERY_RULE].sort((left, right) => (left.id < right.id ? -1 : 1));
  return [INTRODUCTION, ...rules.map(toSection)].join("\n");
}

/** Our own text in Markdown: what looks like HTML or a variable stands in code. */
function toProse(text: string): string {
  return text.replace(/[<>*_|[\]]/g, "\\$&");
}

function toSection(rule: AnyRule): string {
  const { id, slug, severity, level, summary, source, verified } = rule;
  const explanation = explainRule(id);
  if (explanation === null) throw new Error(`rule ${id} has no explanation`);
  const { why, mend, fix, silent, agents } = explanation;
  const off = rule.offByDefault === true ? ", off unless `lint.rules` gives it a severity" : "";
  const lines: readonly (readonly [name: string, text: string | undefined])[] = [
    ["When", toProse(summary)],
    ["Silent or less when", silent === undefined ? undefined : toProse(silent)],
    ["Why", toProse(why)],
    ["How to mend it", toProse(mend)],
    ["Mended", FIXES[fix]],
    ["Agents", agents === undefined ? undefined : toProse(agents)],
    ["Severity", `${severity}${off}`],
    ["Source", `${level}, ${toProse(source)} (read on ${verified})`],
  ];
  const told = lines.flatMap(([name, text]) => (text === undefined ? [] : [`- ${name}: ${text}`]));
  return [`## ${id} ${slug}`, "", ...told, ""].join("\n");
}
