import { lastSegment } from "../model/tree-path.ts";
import { defineRepositoryRule, type RepositoryFact, type SkillListing } from "./repository-rule.ts";

interface SiblingFact extends RepositoryFact {
  readonly name: string;
}

/**
 * Skills that come with an agent or with claude.ai, read on 2026-08-31 (code.claude.com/docs/en/skills,
 * anthropics/skills): wherever they are named, they are there.
 */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...["pdf", "docx", "pptx", "xlsx", "skill-creator", "mcp-builder", "frontend-design"],
  ...["batch", "claude-api", "debug", "loop", "simplify", "review", "security-review"],
]);
/** Names that stand for any name. */
const PLACEHOLDER =
  /^(?:x|y|foo|bar|baz|name|skill|(?:my|your|some|other|example|skill|new)-.*|.*-name|.*-skill-example)$/;

/** "Use the `x` skill", and there is no skill x in the repository. */
export const unknownSibling = defineRepositoryRule<SiblingFact>({
  id: "SK072",
  slug: "unknown-sibling",
  severity: "info",
  summary: "The text sends the agent to a skill that is not in the repository.",
  source: "agentskills/agentskills#256; lint.md §4.5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (skills) => {
    const known = new Set(skills.flatMap(namesOf));
    return skills.flatMap((skill) =>
      skill.mentions
        .filter(({ name }) => isJudged(name) && !known.has(name))
        .map(({ name, path, line, column }) => ({
          places: [{ folder: skill.folder, path, line, column }],
          name,
        })),
    );
  },
  message: ({ name }) => `There is no skill ${name} here.`,
});

function namesOf({ folder, name }: SkillListing): readonly string[] {
  return [lastSegment(folder), ...(name === null ? [] : [name.text.trim()])];
}

/** `plugin:skill` is another plugin's. */
function isJudged(name: string): boolean {
  return !name.includes(":") && !BUILT_IN.has(name) && !PLACEHOLDER.test(name);
}
