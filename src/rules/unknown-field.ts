import type { FrontMatterField } from "../model/front-matter.ts";
import type { LintTarget } from "../model/lint-target.ts";
import { editDistance, nearestWord } from "../text/edit-distance.ts";
import {
  AGENT_FIELDS,
  COLLECTION_FIELDS,
  joinTitles,
  readersOf,
  STANDARD_FIELDS,
  selectedAgents,
} from "./agent-fields.ts";
import { readFields, showShort, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** Words of up to so many letters are a slip of one edit at most: `tools` is not `hooks`. */
const SHORT_WORD = 5;
/** In a front matter with more keys than any real one has, nobody looks for near words. */
const MOST_KEYS = 100;

interface FieldFact extends Fact {
  readonly key: string;
  readonly near: string | null;
  readonly targets: readonly LintTarget[];
}

/** A key that no selected agent reads. Where claude.ai is a target, SK020 says that it refuses the package. */
export const unknownField = defineRule<FieldFact>({
  id: "SK018",
  slug: "unknown-field",
  severity: "warning",
  summary: "A key of the front matter is read by no agent.",
  source: "https://agentskills.io/specification#frontmatter; lint.md §2.2",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source, targets, extraFields }) => {
    if (targets.includes("claude-ai")) return [];
    const path = skillMdPath(source);
    const agents = selectedAgents(targets);
    const fields = readFields(source);
    const unknown = fields.filter(
      ({ key }) =>
        !STANDARD_FIELDS.includes(key) &&
        !extraFields.has(key) &&
        readersOf(key, agents).length === 0,
    );
    const nears = findNearFields(unknown, fields, agents);
    return unknown.map(({ key, keyPlace }, index) => {
      const near = nears[index] ?? null;
      return { path, ...keyPlace, fix: near ?? undefined, key, near, targets };
    });
  },
  message: ({ key, near, targets }) => {
    const nobody =
      targets.length === 0 ? "no agent" : `none of your targets (${joinTitles(targets)})`;
    const remedy =
      near === null
        ? "Move it under metadata."
        : `Did you mean ${near}? Otherwise move it under metadata.`;
    return `${showShort(key)} is read by ${nobody}. ${remedy}`;
  },
});

/**
 * For each of some keys the field of some agents that it is a slip of, or null. A field that is written
 * already was not meant, nor one of another shape.
 */
export function findNearFields(
  unknown: readonly FrontMatterField[],
  fields: readonly FrontMatterField[],
  agents: readonly LintTarget[],
): readonly (string | null)[] {
  if (unknown.length === 0 || unknown.length > MOST_KEYS) return unknown.map(() => null);
  const written = new Set(fields.map(({ key }) => key));
  const read = agents.flatMap((agent) => AGENT_FIELDS[agent].reads);
  const free = [...new Set([...STANDARD_FIELDS, ...read])].filter((key) => !written.has(key));
  return unknown.map(({ key, style }) => {
    const near = findNear(key, free);
    const isCollection = style === "list" || style === "map";
    return isCollection && !COLLECTION_FIELDS.includes(near ?? "") ? null : near;
  });
}

/** Names that other files of agents have for a field. */
const OTHER_NAMES: Readonly<Record<string, string>> = { tools: "allowed-tools" };

function findNear(key: string, known: readonly string[]): string | null {
  const other = OTHER_NAMES[key];
  if (other !== undefined && known.includes(other)) return other;
  const near = nearestWord(key, known);
  if (near === null) return null;
  const isSlip = key.length > SHORT_WORD || editDistance(key.toLowerCase(), near) < 2;
  return isSlip ? near : null;
}
