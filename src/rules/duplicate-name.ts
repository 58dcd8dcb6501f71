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
  return same.flatMap((skill, index) => {
    const before = same.slice(0, index);
    const scope = toScope(skill);
    const twin = before.find((other) => toScope(other) === scope);
    if (twin !== undefined) return [toFact(twin, skill)];
    const copy = before.find((other) => isInAgentFolder(other) || isInAgentFolder(skill));
    return copy === undefined ? [] : [{ ...toFact(copy, skill), severity: "info" as const }];
  });
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
