import type { Finding } from "../model/finding.ts";
import type { Place } from "../model/front-matter.ts";
import type { Severity } from "../model/severity.ts";
import type { SkillManifest } from "../model/skill-manifest.ts";
import type { RuleDefinition } from "./rule.ts";
import type { SkillMention } from "./skill-mentions.ts";

/** A text of a skill's front matter, and where it stands. */
export interface SkillField extends Place {
  readonly text: string;
}

/** What one skill of the repository says of itself: all that rules across skills look at. */
export interface SkillListing {
  /** Relative to the root. */
  readonly folder: string;
  /** Path of its SKILL.md. */
  readonly path: string;
  /** Null where there is none that can be read. */
  readonly name: SkillField | null;
  readonly description: SkillField | null;
  readonly pluginRoot: string | null;
  /** Where its texts send the agent to other skills; of one that is not looked at nothing is known. */
  readonly mentions: readonly SkillMention[];
}

/** Skills that are wrong together. Rules add what their sentence needs. */
export interface RepositoryFact {
  /** Each skill that takes part, and the place to show there; the first one that is looked at is told. */
  readonly places: readonly (Place & Pick<SkillListing, "folder" | "path">)[];
  /** Instead of the rule's own severity. */
  readonly severity?: Severity;
}

type Described = Omit<RuleDefinition<never>, "check" | "message">;

interface RepositoryRuleDefinition<Found extends RepositoryFact> extends Described {
  /** The facts. Pure; the skills are all of the repository, bytewise by folder. */
  readonly check: (
    skills: readonly SkillListing[],
    manifests: readonly SkillManifest[],
  ) => readonly Found[];
  readonly message: (fact: Found) => string;
}

/** A finding and the folder of the skill that is told. */
export interface RepositoryFinding {
  readonly folder: string;
  readonly finding: Finding;
}

/** All skills of a repository, bytewise by folder, and the manifests around those that are looked at. */
export interface RepositoryListing {
  readonly skills: readonly SkillListing[];
  readonly manifests: readonly SkillManifest[];
}

/** A rule over the front matter of all skills at once. */
export interface RepositoryRule extends Described {
  /** What concerns a skill that is looked at. */
  readonly find: (
    repository: RepositoryListing,
    isLookedAt: (folder: string) => boolean,
  ) => readonly RepositoryFinding[];
}

export function defineRepositoryRule<Found extends RepositoryFact>(
  definition: RepositoryRuleDefinition<Found>,
): RepositoryRule {
  const { check, message, ...rest } = definition;
  const { id, slug } = definition;
  return {
    ...rest,
    find: ({ skills, manifests }, isLookedAt) =>
      check(skills, manifests).flatMap((fact) => {
        const place = fact.places.find(({ folder }) => isLookedAt(folder));
        if (place === undefined) return [];
        const { folder, path, line, column } = place;
        const severity = fact.severity ?? definition.severity;
        const finding = { rule: id, slug, severity, path, line, column, message: message(fact) };
        return [{ folder, finding }];
      }),
  };
}
