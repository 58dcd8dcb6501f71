import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactP, isBelow } from "../../src/stats/exact-p.ts";
import { holm } from "../../src/stats/holm.ts";
import { toNumber } from "../../src/stats/rational.ts";
import { skillRegressions } from "../../src/stats/skill-regression.ts";
import { stepDownP } from "../../src/stats/step-down-test.ts";
import { stratifiedP } from "../../src/stats/stratified-test.ts";
import { headWorseP, informs, toStratum } from "../../src/stats/stratum.ts";
import { growth } from "../growth.ts";
import { toCounts, toFraction, toRational } from "./fraction.ts";
import { reference } from "./reference.ts";

type Case = (typeof reference.skillRegression.cases)[number];
const expand = (row: Case) =>
  row.tests.flatMap((test) =>
    Array.from({ length: test.count }, () => ({
      base: toCounts(test.base),
      head: toCounts(test.head),
    })),
  );
const relative = (value: number, wanted: number) =>
  expect(Math.abs(value - wanted), `${value} for ${wanted}`).toBeLessThanOrEqual(
    1e-9 * Math.max(wanted, 1e-300),
  );

describe("p of a skill and marks of its tests", () => {
  it.each(reference.skillRegression.cases)("$name", (row) => {
    const [result] = skillRegressions([expand(row)]);
    if (row.strata === 0) {
      expect(result?.regression).toBeNull();
      expect(result?.marks).toEqual(expand(row).map(() => false));
      return;
    }
    const regression = result?.regression;
    expect({
      strata: regression?.strata,
      sum: regression && toFraction(regression.stratifiedP.exact()),
      minP: regression && toFraction(regression.stepDownP.exact()),
      skill: regression && toFraction(regression.p.exact()),
      regressed: regression?.regressed,
      marks: result?.marks,
    }).toEqual({
      strata: row.strata,
      // one row of the reference is not in lowest terms
      sum: toFraction(toRational(row.sumExact ?? "")),
      minP: toFraction(toRational(row.minPExact ?? "")),
      skill: toFraction(toRational(row.skillExact ?? "")),
      regressed: row.regressed,
      marks: row.tests.flatMap((test) => Array(test.count).fill(test.regressed)),
    });
    relative(regression?.p.value ?? Number.NaN, row.skill ?? Number.NaN);
    for (const test of row.tests) {
      const own = headWorseP(toStratum(toCounts(test.base), toCounts(test.head)));
      expect(toFraction(own)).toBe(test.exact);
    }
  });
});

describe("properties of the decision", () => {
  const counts = fc
    .integer({ min: 1, max: 8 })
    .chain((valid) =>
      fc.record({ passed: fc.integer({ min: 0, max: valid }), valid: fc.constant(valid) }),
    );
  const tests = fc.array(fc.record({ base: counts, head: counts }), { minLength: 1, maxLength: 8 });
  const decide = (given: Parameters<typeof skillRegressions>[0][number]) => {
    const [result] = skillRegressions([given]);
    return { p: result?.regression?.p.value, marks: result?.marks ?? [] };
  };

  it("does not depend on the order of the tests", () => {
    fc.assert(
      fc.property(tests, (given) => {
        const forward = decide(given);
        const backward = decide([...given].reverse());
        expect(backward.p).toBe(forward.p);
        expect([...backward.marks].reverse()).toEqual(forward.marks);
      }),
      { numRuns: 200 },
    );
  });

  it("is not changed by a test that does not inform", () => {
    const silent = fc
      .integer({ min: 1, max: 20 })
      .chain((valid) =>
        fc.constantFrom(
          { base: { passed: valid, valid }, head: { passed: 5, valid: 5 } },
          { base: { passed: 0, valid }, head: { passed: 0, valid: 5 } },
        ),
      );
    fc.assert(
      fc.property(tests, silent, (given, extra) => {
        const without = decide(given);
        const withExtra = decide([...given, extra]);
        expect(withExtra).toEqual({ p: without.p, marks: [...without.marks, false] });
      }),
      { numRuns: 200 },
    );
  });

  it("decides more than fifty tests in doubles that agree with exact integers", () => {
    const many = Array.from({ length: 120 }, (_, i) =>
      toStratum({ passed: 5, valid: 5 }, { passed: 5 - (i % 2), valid: 5 + (i % 3) }),
    ).filter(informs);
    for (const p of [stratifiedP(many), stepDownP(many)]) relative(p.value, toNumber(p.exact()));
  });

  it("is fast for a skill of 400 tests (statistics.md §18)", async () => {
    const toTests = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        base: { passed: 48, valid: 50 },
        head: { passed: 28 + (i % 2), valid: 30 },
      }));
    // From 25 tests to 400, doubles take about 55 times as long, exact integers more than 1,000 times.
    const quadratic = 16 ** 2;
    expect(await growth((tests) => skillRegressions([tests]), toTests, 25)).toBeLessThan(quadratic);
  });
});

describe("Holm over skills", () => {
  it.each(reference.skillRegression.holm)("$name", (row) => {
    const family = row.skill.map((p) => (p === null ? null : exactP(toRational(p))));
    const results = holm(family);
    expect(results.map((result) => result?.significant ?? false)).toEqual(row.regressed);
    for (const [index, wanted] of row.adjusted.entries()) {
      const result = results[index] ?? null;
      if (wanted === null) expect(result).toBeNull();
      else
        relative(
          result?.adjusted ?? Number.NaN,
          toNumber(toRational(row.adjustedExact[index] ?? "")),
        );
    }
  });

  it("adjusts the fifteen p-values of 1995", () => {
    const family = reference.holm.p.map((p) => exactP(toRational(`${Math.round(p * 1e4)}/10000`)));
    const results = holm(family);
    for (const [index, wanted] of reference.holm.adjusted.entries()) {
      relative(results[index]?.adjusted ?? Number.NaN, wanted);
    }
    expect(results.filter((result) => result?.significant)).toHaveLength(reference.holm.rejectAt05);
  });

  it("asks the exact p where doubles cannot tell", () => {
    const twentieth = { value: 0.05 - 1e-17, exact: () => toRational("1/20") };
    expect(isBelow(twentieth, 1, toRational("1/20"))).toBe(false);
    expect(isBelow(exactP(toRational("1/21")), 1, toRational("1/20"))).toBe(true);
  });
});
