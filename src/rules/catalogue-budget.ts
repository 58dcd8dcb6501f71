import { countCodePoints } from "../text/cut.ts";
import { defineRepositoryRule, type RepositoryFact, type SkillListing } from "./repository-rule.ts";
import { groupSkills, toScope } from "./skill-scope.ts";

interface BudgetFact extends RepositoryFact {
  readonly skills: number;
  readonly characters: number;
}

/** What Codex lists before it shortens (lint.md §2.4). */
const MOST_CHARACTERS = 8000;

/** The descriptions of one scope are more than Codex lists whole. */
export const catalogueBudget = defineRepositoryRule<BudgetFact>({
  id: "SK052",
  slug: "catalogue-budget",
  severity: "info",
  summary: "The descriptions of skills that are offered together have over 8,000 characters.",
  source: "openai/codex codex-rs/core/src/skills; lint.md §2.4",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (skills) => {
    const described = skills.filter(({ description }) => description !== null);
    return groupSkills(described, toScope).flatMap(factsOf);
  },
  message: ({ skills, characters }) =>
    `${skills} skills describe themselves in ${String(characters).replace(/\B(?=(\d{3})+$)/g, ",")} characters; Codex shortens beyond 8,000.`,
});

function factsOf(skills: readonly SkillListing[]): readonly BudgetFact[] {
  const texts = skills.map(({ description }) => description?.text ?? "");
  const characters = texts.reduce((sum, text) => sum + countCodePoints(text), 0);
  if (characters <= MOST_CHARACTERS) return [];
  const places = skills.map(({ folder, path, description }) => ({
    folder,
    path,
    line: description?.line ?? 1,
    column: description?.column ?? 1,
  }));
  return [{ places, skills: skills.length, characters }];
}
