import { joinWords, selectedAgents } from "./agent-fields.ts";
import { readField, readFields, showShort, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Fields that only a forked skill has a use for. */
const FORK_FIELDS: readonly string[] = ["agent", "background"];

interface ForkFact extends Fact {
  readonly sentence: string;
}

/** Fields of a forked skill without `context: fork`, or another context. */
export const forkMismatch = defineRule<ForkFact>({
  id: "SK063",
  slug: "fork-mismatch",
  severity: "warning",
  summary:
    "The front matter has agent or background without context: fork, or a context other than fork.",
  source: "https://code.claude.com/docs/en/skills.md",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source, targets }) => {
    if (!selectedAgents(targets).includes("claude")) return [];
    const path = skillMdPath(source);
    const context = readField(source, "context");
    if (context.kind === "text" && context.text !== "fork") {
      const written = showShort(context.text);
      const sentence = `context: ${written} has no effect; Claude Code knows context: fork alone. Write that or remove it.`;
      return [{ path, ...context.field.place, sentence }];
    }
    if (context.kind !== "absent") return [];
    const fields = readFields(source).filter(({ key }) => FORK_FIELDS.includes(key));
    const [first] = fields;
    if (first === undefined) return [];
    const have = fields.length > 1 ? "have" : "has";
    const names = joinWords(fields.map(({ key }) => key));
    const sentence = `${names} ${have} no effect without context: fork. Add it, or remove ${names}.`;
    return [{ path, ...first.keyPlace, sentence }];
  },
  message: ({ sentence }) => sentence,
});
