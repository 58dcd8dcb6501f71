import { defineRepositoryRule, type RepositoryFact, type SkillListing } from "./repository-rule.ts";
import { toShownText } from "./shown-text.ts";
import { groupSkills, isInAgentFolder, toScope } from "./skill-scope.ts";

interface DuplicateFact extends RepositoryFact {
  readonly first: string;
  readonly second: string;
  readonly name: string;
}

/** Two skills of one scope or plugin with the same name. */
export const duplicateName = defineRepositoryRule<DuplicateFact>({
  id: "SK070",
  slug: "duplicate-name",
  severity: "error",
  summary: "Two skills that are offered together have the same name.",
  source: "https://opencode.ai/docs/skills; lint.md §2.1, §4.5",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (skills) => groupSkills(skills.filter(hasName), nameOf).flatMap(factsOf),
  message: ({ first, second, name, severity }) =>
    severity === "info"
      ? `${first} and ${second} are both called ${name}, as copies for several agents. Keep them alike, or link one.`
      : `${first} and ${second} are both called ${name}; agents load one of them. Rename one.`,
});

function hasName({ name }: SkillListing): boolean {
  return name !== null;
}

function nameOf({ name }: SkillListing): string {
  return (name?.text ?? "").normalize("NFKC").trim();
}

/** Each further skill with the first of its scope, or with the one that it may be a copy of. */
function factsOf(same: readonly SkillListing[]): readonly DuplicateFact[] {
  const byScope = new Map<string, SkillListing>();
  const facts: DuplicateFact[] = [];
  let inAgentFolder: SkillListing | undefined;
  for (const skill of same) {
    const scope = toScope(skill);
    const twin = byScope.get(scope);
    const copied = isInAgentFolder(skill) ? same[0] : inAgentFolder;
    if (twin !== undefined) facts.push(toFact(twin, skill));
    else if (copied !== undefined && copied !== skill) {
      facts.push({ ...toFact(copied, skill), severity: "info" });
    }
    if (twin === undefined) byScope.set(scope, skill);
    if (isInAgentFolder(skill)) inAgentFolder ??= skill;
  }
  return facts;
}

function toFact(first: SkillListing, second: SkillListing): DuplicateFact {
  // The later one is told where both are looked at.
  const places = [second, first].map(({ folder, path, name }) => ({
    folder,
    path,
    line: name?.line ?? 1,
    column: name?.column ?? 1,
  }));
  return { places, first: first.folder, second: second.folder, name: toShownText(nameOf(second)) };
}
