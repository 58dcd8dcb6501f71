import type { Place } from "../model/front-matter.ts";
import type { SkillSource } from "../model/skill-source.ts";
import { joinWords, STANDARD_FIELDS, selectedAgents } from "./agent-fields.ts";
import { readField, readFields, showShort, skillMdPath } from "./front-matter-field.ts";
import { findNotStandardFields } from "./not-portable.ts";
import { defineRule, type Fact, type RuleContext } from "./rule.ts";
import { findNearFields } from "./unknown-field.ts";

const RESERVED_WORDS: readonly string[] = ["anthropic", "claude"];

interface UploadFact extends Fact {
  readonly reason: string;
}

/**
 * What the upload to claude.ai refuses. Keys and a second SKILL.md count where claude.ai is a target; else
 * SK018, SK060 and SK042 speak about them, and where SK060 has said that claude.ai refuses the package,
 * nothing is added.
 */
export const uploadForbidden = defineRule<UploadFact>({
  id: "SK020",
  slug: "upload-forbidden",
  severity: "info",
  worst: (targets) => (targets.includes("claude-ai") ? "error" : "info"),
  summary: "The upload to claude.ai refuses the skill.",
  source: "anthropics/skills skills/skill-creator/scripts/quick_validate.py; lint.md §2.2",
  verified: "2026-08-31",
  level: "MUST",
  check: (context) => {
    const { source, targets } = context;
    const isTarget = targets.includes("claude-ai");
    if (targets.length === 0 && findNotStandardFields(context).length > 0) return [];
    const facts = [
      ...bracketFacts(source, "name"),
      ...reservedFacts(source),
      ...bracketFacts(source, "description"),
      ...(isTarget ? [...secondSkillFacts(source), ...keyFacts(context)] : []),
    ];
    return isTarget ? facts.map((fact) => ({ ...fact, severity: "error" as const })) : facts;
  },
  message: ({ reason }) => `claude.ai refuses this package: ${reason}.`,
});

function bracketFacts(source: SkillSource, key: "name" | "description"): readonly UploadFact[] {
  const reading = readField(source, key);
  if (reading.kind !== "text") return [];
  const brackets = ["<", ">"].filter((bracket) => reading.text.includes(bracket));
  if (brackets.length === 0) return [];
  const reason = `${key} holds ${joinWords(brackets.map((bracket) => `"${bracket}"`))}`;
  return [toFact(source, reading.field.place, reason)];
}

function reservedFacts(source: SkillSource): readonly UploadFact[] {
  const name = readField(source, "name");
  if (name.kind !== "text") return [];
  const held = RESERVED_WORDS.filter((word) => name.text.toLowerCase().includes(word));
  if (held.length === 0) return [];
  const reason = `name holds the reserved ${held.length > 1 ? "words" : "word"} ${joinWords(held)}`;
  return [toFact(source, name.field.place, reason)];
}

/** Found at the inner skill, which its owner's upload takes along. */
function secondSkillFacts(source: SkillSource): readonly UploadFact[] {
  if (source.outerSkill === null) return [];
  const outer = source.outerSkill === "." ? "the root" : source.outerSkill;
  const reason = `this is a second SKILL.md in the package of ${outer}`;
  return [toFact(source, { line: 1, column: 1 }, reason)];
}

function keyFacts({ source, targets }: RuleContext): readonly UploadFact[] {
  const fields = readFields(source);
  const unknown = fields.filter(({ key }) => !STANDARD_FIELDS.includes(key));
  const nears = findNearFields(unknown, fields, selectedAgents(targets));
  return unknown.map(({ key, keyPlace }, index) => {
    const near = nears[index] ?? null;
    const meant = near === null ? "" : ` (did you mean ${near}?)`;
    return toFact(source, keyPlace, `it does not know the key ${showShort(key)}${meant}`);
  });
}

function toFact(source: SkillSource, place: Place, reason: string): UploadFact {
  return { path: skillMdPath(source), ...place, reason };
}
