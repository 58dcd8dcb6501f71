import { describe, expect, it } from "vitest";
import { ALPHA } from "../../src/stats/alpha.ts";
import { newcombeInterval } from "../../src/stats/newcombe-interval.ts";
import { compareRationals, decimalToRational, toNumber } from "../../src/stats/rational.ts";
import { headBetterP, headWorseP, toStratum } from "../../src/stats/stratum.ts";
import { wilsonInterval } from "../../src/stats/wilson-interval.ts";
import { toFraction } from "./fraction.ts";
import { reference } from "./reference.ts";

const near = (value: number, wanted: number, tolerance = 1e-9) =>
  expect(Math.abs(value - wanted), `${value} for ${wanted}`).toBeLessThanOrEqual(tolerance);

describe("wilsonInterval", () => {
  it.each(reference.interval95)("$x of $n", ({ x, n, wilson }) => {
    const { low, high } = wilsonInterval({ passed: x, valid: n });
    near(low, wilson[0]);
    near(high, wilson[1]);
  });

  it("gives the published digits of 4/5", () => {
    const { low, high } = wilsonInterval({ passed: 4, valid: 5 });
    near(low, 0.3755346298, 5e-11);
    near(high, 0.9637758914, 5e-11);
  });

  it("is exactly 0 and 1 at the ends, and everything without samples", () => {
    expect(wilsonInterval({ passed: 0, valid: 7 }).low).toBe(0);
    expect(wilsonInterval({ passed: 7, valid: 7 }).high).toBe(1);
    expect(wilsonInterval({ passed: 0, valid: 0 })).toEqual({ low: 0, high: 1 });
  });

  it("mirrors: limits of x and of n - x add up to 1", () => {
    for (const { x, n } of reference.interval95) {
      const one = wilsonInterval({ passed: x, valid: n });
      const other = wilsonInterval({ passed: n - x, valid: n });
      near(one.low + other.high, 1, 1e-12);
    }
  });
});

describe("two rates", () => {
  it.each(reference.twoProportions)("$x1/$n1 against $x2/$n2", (row) => {
    const base = { passed: row.x1, valid: row.n1 };
    const head = { passed: row.x2, valid: row.n2 };
    const interval = newcombeInterval(base, head);
    near(interval.low, row.newcombe10[0]);
    near(interval.high, row.newcombe10[1]);
    const stratum = toStratum(base, head);
    near(toNumber(headWorseP(stratum)), row.fisherGreater);
    near(toNumber(headBetterP(stratum)), row.fisherLess);
    expect(toFraction(headWorseP(stratum))).toBe(row.fisherGreaterExact);
  });

  it("negates Newcombe and swaps the one-sided p when the arms are swapped", () => {
    for (const { x1, n1, x2, n2 } of reference.twoProportions) {
      const base = { passed: x1, valid: n1 };
      const head = { passed: x2, valid: n2 };
      const one = newcombeInterval(base, head);
      const other = newcombeInterval(head, base);
      near(one.low, -other.high, 1e-12);
      near(one.high, -other.low, 1e-12);
      expect(toFraction(headWorseP(toStratum(base, head)))).toBe(
        toFraction(headBetterP(toStratum(head, base))),
      );
    }
  });

  it("does not call 3/3 against 0/3 significant: p is exactly 1/20", () => {
    const p = headWorseP(toStratum({ passed: 3, valid: 3 }, { passed: 0, valid: 3 }));
    expect(toFraction(p)).toBe("1/20");
    expect(compareRationals(p, ALPHA)).toBe(0);
  });
});

describe("smallest regression of a test that decides alone", () => {
  const mostPasses = (n0: number, n: number) => {
    let most: number | null = null;
    for (let x = 0; x <= n; x += 1) {
      const p = headWorseP(toStratum({ passed: n0, valid: n0 }, { passed: x, valid: n }));
      if (compareRationals(p, ALPHA) < 0) most = x;
    }
    return most;
  };

  it.each(reference.smallestRegression.equalArmsAllPassBase)("equal arms of $n", (row) => {
    expect(mostPasses(row.n, row.n)).toBe(row.maxHeadPasses);
  });

  it.each(reference.smallestRegression.allPassBase)("base of $n0", (row) => {
    expect(row.headN.map((n) => mostPasses(row.n0, n))).toEqual(row.maxHeadPasses);
  });
});

describe("rationals", () => {
  it("prints numbers that a double can hold and a fixed scale cannot", () => {
    near(toNumber({ numerator: 1n, denominator: 252n ** 13n }) / 6.050523748e-32, 1);
    expect(toNumber({ numerator: 0n, denominator: 7n })).toBe(0);
    expect(toNumber({ numerator: 10n ** 40n, denominator: 10n ** 39n })).toBe(10);
  });

  it.each([
    [0.56, "14/25"],
    [1, "1/1"],
    [0, "0/1"],
    [1e-7, "1/10000000"],
    [0.8, "4/5"],
  ])("reads %s as the decimal it is written as", (value, fraction) => {
    expect(toFraction(decimalToRational(value))).toBe(fraction);
  });
});
