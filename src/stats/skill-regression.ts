import { ALPHA } from "./alpha.ts";
import type { Counts } from "./counts.ts";
import { type ExactP, exactP } from "./exact-p.ts";
import { holm } from "./holm.ts";
import { compareRationals, multiplyRationals, type Rational, rational } from "./rational.ts";
import { stepDownP } from "./step-down-test.ts";
import { stratifiedP } from "./stratified-test.ts";
import { headWorseP, informs, type Stratum, toStratum } from "./stratum.ts";

/** One comparable test of a skill: valid samples on both sides. */
export interface BaseAndHead {
  readonly base: Counts;
  readonly head: Counts;
}

/** Whether one skill became worse, over all its comparable tests at once (statistics.md §11). */
export interface SkillRegression {
  /** p of the skill before the correction over skills. */
  readonly p: ExactP;
  /** After Holm over the skills in which something could have changed. */
  readonly adjusted: number;
  readonly stratifiedP: ExactP;
  readonly stepDownP: ExactP;
  /** Tests that inform. */
  readonly strata: number;
  /** Skills in the family. */
  readonly skills: number;
  readonly regressed: boolean;
}

/** The skill's result (null when no test informs: it cannot be regressed) and a mark for each test given. */
export interface SkillRegressionResult {
  readonly regression: SkillRegression | null;
  readonly marks: readonly boolean[];
}

/** Decides the whole family of touched skills; order of skills and of tests changes nothing. */
export function skillRegressions(
  skills: readonly (readonly BaseAndHead[])[],
): readonly SkillRegressionResult[] {
  const strata = skills.map((tests) => tests.map(({ base, head }) => toStratum(base, head)));
  const results = strata.map(skillP);
  const corrected = holm(results.map((result) => result?.p ?? null));
  const family = results.filter((result) => result !== null).length;
  return strata.map((ofSkill, index) => {
    const result = results[index] ?? null;
    const holmResult = corrected[index] ?? null;
    if (result === null || holmResult === null) {
      return { regression: null, marks: ofSkill.map(() => false) };
    }
    const regression = {
      ...result,
      adjusted: holmResult.adjusted,
      skills: family,
      regressed: holmResult.significant,
    };
    return {
      regression,
      marks: regression.regressed ? marksOf(ofSkill) : ofSkill.map(() => false),
    };
  });
}

type SkillP = Pick<SkillRegression, "p" | "stratifiedP" | "stepDownP" | "strata">;

/** None informs: null. One: its own p. Several: twice the smaller of the two tests, at most 1. */
function skillP(all: readonly Stratum[]): SkillP | null {
  const strata = all.filter(informs);
  const [first] = strata;
  if (first === undefined) return null;
  if (strata.length === 1) {
    const own = exactP(headWorseP(first));
    return { p: own, stratifiedP: own, stepDownP: own, strata: 1 };
  }
  const sum = stratifiedP(strata);
  const minimum = stepDownP(strata);
  return {
    p: doubled(sum.value <= minimum.value ? sum : minimum),
    stratifiedP: sum,
    stepDownP: minimum,
    strata: strata.length,
  };
}

function doubled(p: ExactP): ExactP {
  const one = rational(1n, 1n);
  return {
    value: Math.min(1, 2 * p.value),
    exact: () => {
      const twice = multiplyRationals(p.exact(), rational(2n, 1n));
      return compareRationals(twice, one) > 0 ? one : twice;
    },
  };
}

/** In a regressed skill: own p below α, and in any case every test with the smallest own p. */
function marksOf(strata: readonly Stratum[]): readonly boolean[] {
  const own = strata.map((stratum) => (informs(stratum) ? headWorseP(stratum) : null));
  const least = own.reduce<Rational | null>((best, p) => {
    if (p === null) return best;
    return best === null || compareRationals(p, best) < 0 ? p : best;
  }, null);
  return own.map(
    (p) =>
      p !== null &&
      (compareRationals(p, ALPHA) < 0 || (least !== null && compareRationals(p, least) === 0)),
  );
}
