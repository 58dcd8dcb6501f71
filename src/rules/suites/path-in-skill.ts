import { isInside, relativeTo } from "../../model/tree-path.ts";
import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact } from "../suite-rule.ts";

interface PathFact extends SuiteFact {
  /** As seen from the skill. */
  readonly named: string;
}

/** A fixture that is installed with the skill. skillcheck keeps it from the agent all the same. */
export const pathInSkill = defineSuiteRule<PathFact>({
  id: "SK104",
  slug: "path-in-skill",
  severity: "warning",
  summary: "A fixture that the suite names lies in the skill, outside its evals folder.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ suite: { path, skillFolder }, written }) => {
    if (!isInside(skillFolder, path)) return [];
    return written.namedPaths
      .filter(({ kind }) => kind === "from" || kind === "text")
      .filter((named) => isInside(skillFolder, named.path))
      .map((named) => ({ ...named.place, named: relativeTo(skillFolder, named.path) }))
      .filter(({ named }) => named !== "evals" && !isInside("evals", named));
  },
  message: ({ named }) => `${toShownText(named)} ships with the skill. Move it under evals/.`,
});
