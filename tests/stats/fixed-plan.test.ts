import { describe, expect, it } from "vitest";
import { fixedPlanOutcome, isBelowRate, neededPasses } from "../../src/stats/fixed-plan.ts";
import { headSamplesNeeded, samplesToDecide } from "../../src/stats/samples-needed.ts";
import { reference } from "./reference.ts";

describe("fixed plans", () => {
  it.each(reference.fixedPlans)("rate $rate of $n samples", (plan) => {
    expect(neededPasses(plan.rate, plan.n)).toBe(plan.passAtLeast);
    const failing = Array.from({ length: plan.n }, (_, x) => x).filter(
      (x) => x < plan.passAtLeast && isBelowRate({ passed: x, valid: plan.n }, plan.rate),
    );
    expect(failing.at(-1) ?? null).toBe(plan.failAtMost);
  });

  it.each(reference.fixedPlans.filter((plan) => plan.operating !== undefined))(
    "what the plan of $n samples at rate $rate does",
    (plan) => {
      for (const row of plan.operating ?? []) {
        const seen = { pass: 0, fail: 0, inconclusive: 0 };
        for (let x = 0; x <= plan.n; x += 1) {
          const counts = { passed: x, valid: plan.n };
          const outcome = fixedPlanOutcome(counts, plan.rate, neededPasses(plan.rate, plan.n));
          seen[outcome] += choose(plan.n, x) * row.truth ** x * (1 - row.truth) ** (plan.n - x);
        }
        for (const word of ["pass", "fail", "inconclusive"] as const) {
          expect(Math.abs(seen[word] - row[word])).toBeLessThanOrEqual(5.1e-7);
        }
      }
    },
  );

  it("counts in decimals: 0.56 of 25 is 14, two thirds of 3 is 2", () => {
    expect(neededPasses(0.56, 25)).toBe(14);
    expect(neededPasses(2 / 3, 3)).toBe(2);
    expect(neededPasses(0, 5)).toBe(0);
  });

  it("calls none of one a failure, and 4/5 at rate 1", () => {
    expect(fixedPlanOutcome({ passed: 0, valid: 1 }, 0.8, 1)).toBe("fail");
    expect(fixedPlanOutcome({ passed: 2, valid: 5 }, 0.8, 4)).toBe("inconclusive");
    expect(fixedPlanOutcome({ passed: 4, valid: 5 }, 1, 5)).toBe("fail");
  });
});

describe("how many samples would do", () => {
  it.each(reference.sampleSize.recordedBase)("against $recordedAllPass recorded passes", (row) => {
    const base = { passed: row.recordedAllPass, valid: row.recordedAllPass };
    expect([0.8, 0.7, 0.5].map((rate) => headSamplesNeeded(base, rate))).toEqual([
      row.headAt80,
      row.headAt70,
      row.headAt50,
    ]);
  });

  it("says when a fixed plan would decide", () => {
    expect(samplesToDecide({ passed: 3, valid: 5 }, 0.8)).toBe(13);
    expect(samplesToDecide({ passed: 0, valid: 0 }, 0.8)).toBeNull();
  });

  it("gives up where nobody would pay", () => {
    expect(samplesToDecide({ passed: 79, valid: 100 }, 0.8)).toBeNull();
  });
});

function choose(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i += 1) value = (value * (n - k + i)) / i;
  return value;
}
