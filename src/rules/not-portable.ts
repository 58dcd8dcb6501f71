import type { FrontMatterField } from "../model/front-matter.ts";
import type { LintTarget } from "../model/lint-target.ts";
import type { Severity } from "../model/severity.ts";
import {
  AGENT_FIELDS,
  joinTitles,
  readersOf,
  STANDARD_FIELDS,
  selectedAgents,
} from "./agent-fields.ts";
import { readFields, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact, type RuleContext } from "./rule.ts";

/** Agents to which the same fields mean nothing. */
interface Row {
  readonly others: "ignored" | "refused";
  readonly agents: readonly LintTarget[];
  readonly keys: readonly string[];
}

interface PortableFact extends Fact {
  readonly rows: readonly Row[];
}

/**
 * Fields that some selected agents read and others do not. What none of them reads is SK018's; where
 * claude.ai is a target, what it refuses is SK020's.
 */
export const notPortable = defineRule<PortableFact>({
  id: "SK060",
  slug: "not-portable",
  severity: "info",
  worst: toSeverity,
  summary: "Some of the selected agents do not read a field of the front matter.",
  source: "lint.md §2.2; https://agentskills.io/specification#frontmatter",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) => {
    const { source, targets } = context;
    const fields = findNotStandardFields(context);
    const agents = selectedAgents(targets).filter(
      (agent) => agent !== "claude-ai" || !targets.includes(agent),
    );
    const rows = toRows(fields, agents);
    const keys = new Set(rows.flatMap((row) => row.keys));
    const first = fields.find(({ key }) => keys.has(key));
    if (first === undefined) return [];
    const severity = toSeverity(targets);
    return [{ path: skillMdPath(source), ...first.keyPlace, severity, rows }];
  },
  message: ({ rows }) => rows.map(toSentence).join(" "),
});

/** What somebody selected is a promise. */
function toSeverity(targets: readonly LintTarget[]): Severity {
  return targets.length > 0 ? "warning" : "info";
}

/** Fields that are none of the standard's and that a selected agent reads. */
export function findNotStandardFields({
  source,
  targets,
  extraFields,
}: RuleContext): readonly FrontMatterField[] {
  const agents = selectedAgents(targets);
  return readFields(source).filter(
    ({ key }) =>
      !STANDARD_FIELDS.includes(key) && !extraFields.has(key) && readersOf(key, agents).length > 0,
  );
}

function toRows(
  fields: readonly FrontMatterField[],
  agents: readonly LintTarget[],
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const agent of agents) {
    const { reads, others } = AGENT_FIELDS[agent];
    const keys = fields.map(({ key }) => key).filter((key) => !reads.includes(key));
    if (keys.length === 0) continue;
    const same = `${others} ${keys.join(" ")}`;
    rows.set(same, { others, keys, agents: [...(rows.get(same)?.agents ?? []), agent] });
  }
  return [...rows.values()];
}

function toSentence({ others, agents, keys }: Row): string {
  const verb = others === "ignored" ? "Ignored" : "Refused";
  return `${verb} by ${joinTitles(agents)}: ${keys.join(", ")}.`;
}
