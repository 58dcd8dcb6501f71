import type { Finding } from "../model/finding.ts";
import type { LintTarget } from "../model/lint-target.ts";
import type { Severity } from "../model/severity.ts";
import type { SkillSource } from "../model/skill-source.ts";
import type { GlobList } from "../patterns/glob.ts";
import type { DisableComment } from "./disable-comments.ts";
import type { Repair } from "./repair.ts";

/** The part `lint` of the settings (suite.md §6), as the rules use it. */
export interface LintSettings {
  /** Agents that the skill must work with; empty = nobody said (lint.md §4.1). */
  readonly targets: readonly LintTarget[];
  /** Keys of the front matter that count as read whatever the table of fields says. */
  readonly extraFields: ReadonlySet<string>;
  /** Rule id or slug → severity of all its findings. */
  readonly rules: ReadonlyMap<string, Severity | "off">;
  /** Paths whose findings are dropped, or null. */
  readonly ignore: GlobList | null;
  /** Least severe finding that anybody wants; rules that give only lesser ones do not run. Absent = all. */
  readonly level?: Severity;
}

export interface RuleContext {
  readonly source: SkillSource;
  readonly targets: readonly LintTarget[];
  readonly extraFields: ReadonlySet<string>;
  /** What comments name in vain; known once every other rule has spoken. */
  readonly idleComments: readonly IdleComment[];
}

/** A rule that a comment names, and that it does not silence. */
export interface IdleComment {
  readonly comment: DisableComment;
  /** `SK033 broken-anchor`; null for a rule that there is not. */
  readonly rule: string | null;
  /** `unused` = nothing to silence there. */
  readonly why: "unused" | "unknown" | "never-silenced" | "nameless";
  /** What was meant, for an unknown one. */
  readonly near: string | null;
}

/** Where something is wrong, and what only this occurrence decides. Rules add what their sentence needs. */
export interface Fact {
  /** Relative to the root. */
  readonly path: string;
  /** 1-based in the file as stored. */
  readonly line: number;
  readonly column: number;
  /** Instead of the rule's own severity. */
  readonly severity?: Severity;
  /** Replacement for the reported lines or value, or words. */
  readonly fix?: string | undefined;
}

export interface RuleDefinition<Found extends Fact, Context = RuleContext> {
  /** `SK009`. */
  readonly id: string;
  /** `broken-link`, always printed beside the id: other projects use the same numbers. */
  readonly slug: string;
  /** Of most of its findings. */
  readonly severity: Severity;
  /** Severity of its worst finding where that depends on the targets. */
  readonly worst?: (targets: readonly LintTarget[]) => Severity;
  /** Reported only where the settings give it a severity. */
  readonly offByDefault?: boolean;
  /** One sentence for the rules page. */
  readonly summary: string;
  /** Where the requirement comes from: URL or reference page. */
  readonly source: string;
  /** Date on which the source was read, ISO 8601. */
  readonly verified: string;
  /** Strength of the requirement in its source. */
  readonly level: "MUST" | "SHOULD";
  /** The facts, in order of place. Pure; what it cannot tell it leaves out. */
  readonly check: (context: Context) => readonly Found[];
  /** What is wrong, what happens because of it, how to mend it. */
  readonly message: (fact: Found) => string;
  /** What `lint --fix` does about a fact; null where a person decides. Absent = of none. */
  readonly repair?: (fact: Found, context: Context) => Repair | null;
}

/** A rule whose facts are its own business. */
export interface Rule<Context = RuleContext>
  extends Omit<RuleDefinition<Fact>, "check" | "message" | "repair"> {
  readonly find: (context: Context) => readonly Finding[];
  /** The findings with what mends them; those that a person mends are left out. Null = all are. */
  readonly findRepairs: ((context: Context) => readonly RepairedFinding[]) | null;
}

export interface RepairedFinding {
  readonly finding: Finding;
  readonly repair: Repair;
}

export function defineRule<Found extends Fact, Context = RuleContext>(
  definition: RuleDefinition<Found, Context>,
): Rule<Context> {
  const { check, message, repair, ...rest } = definition;
  const toFinding = (fact: Found): Finding => ({
    rule: definition.id,
    slug: definition.slug,
    severity: fact.severity ?? definition.severity,
    path: fact.path,
    line: fact.line,
    column: fact.column,
    message: message(fact),
    ...(fact.fix === undefined ? {} : { fix: fact.fix }),
  });
  return {
    ...rest,
    find: (context) => check(context).map(toFinding),
    findRepairs:
      repair === undefined
        ? null
        : (context) =>
            check(context).flatMap((fact) => {
              const found = repair(fact, context);
              return found === null ? [] : [{ finding: toFinding(fact), repair: found }];
            }),
  };
}
