import { describe, expect, it } from "vitest";
import {
  type ComparedTest,
  compareWithBase,
  worstComparison,
} from "../../src/stats/compare-with-base.ts";
import { toCounts } from "./fraction.ts";

const compared = (
  base: string,
  head: string,
  change: Partial<ComparedTest> = {},
): ComparedTest => ({
  base: toCounts(base),
  head: toCounts(head),
  sameKey: false,
  changedInputs: [],
  ...change,
});
const ofOneSkill = (...tests: readonly ComparedTest[]) => {
  const [skill] = compareWithBase([tests]);
  if (skill === undefined) throw new Error("one skill in, none out");
  return skill;
};
const words = (...tests: readonly ComparedTest[]) =>
  ofOneSkill(...tests).tests.map(({ comparison, reason }) => `${comparison}: ${reason}`);

/** One case or more per row of statistics.md §12.2. */
describe("comparison of a test with the base", () => {
  it("row 1: a side without valid samples, or a changed test, is no base", () => {
    expect(
      words(
        compared("0/0", "5/5"),
        compared("5/5", "0/0"),
        compared("5/5", "0/5", { changedInputs: ["prompt", "files"] }),
      ),
    ).toEqual([
      "no-base: no valid sample on the base",
      "no-base: no valid sample of this commit",
      "no-base: test changed: prompt, files",
    ]);
    expect(ofOneSkill(compared("0/0", "5/5")).regression).toBeNull();
  });

  it("row 2: the same run key is the same, without a test", () => {
    const same = ofOneSkill(compared("5/5", "0/5", { sameKey: true }));
    expect(same).toEqual({
      regression: null,
      tests: [
        {
          comparison: "same",
          p: null,
          reason: "nothing this run depends on changed",
          samplesNeeded: null,
        },
      ],
    });
  });

  it("row 3: regressed by its own p", () => {
    expect(words(compared("5/5", "1/5"))).toEqual(["regressed: Regressed (p = 0.024)"]);
  });

  it("row 3: regressed with its skill when no test alone is below α", () => {
    const three = Array.from({ length: 3 }, () => compared("5/5", "3/5"));
    expect(words(...three)).toEqual(
      three.map(() => "regressed: Regressed with its skill (p = 0.022 over 3 tests)"),
    );
  });

  it("row 3: the worked example of reporting.md §3.1", () => {
    const tests = [
      compared("5/5", "1/5"),
      compared("5/5", "3/5"),
      ...Array.from({ length: 7 }, () => compared("5/5", "5/5")),
    ];
    const skill = ofOneSkill(...tests);
    expect(skill.tests.slice(0, 3).map(({ reason }) => reason)).toEqual([
      "Regressed (p = 0.024)",
      "Could be chance (p = 0.22)",
      "Same; the change lies between -43 and +43 points (95 %)",
    ]);
    expect(skill.regression?.p.value).toBeCloseTo(0.0106, 4);
    expect(skill.regression).toMatchObject({ strata: 2, skills: 1, regressed: true });
  });

  it("row 3 looks at the whole family of skills: three times 1/42 is none", () => {
    const skills = Array.from({ length: 3 }, () => [compared("5/5", "1/5")]);
    expect(compareWithBase(skills).map(({ tests }) => tests[0]?.comparison)).toEqual([
      "inconclusive",
      "inconclusive",
      "inconclusive",
    ]);
  });
});

describe("comparison of a test that is not regressed", () => {
  it("row 4: improved", () => {
    expect(words(compared("1/5", "5/5"))).toEqual(["improved: Improved (p = 0.024)"]);
  });

  it("row 5: equal rates, or an interval inside 20 points", () => {
    expect(words(compared("4/5", "8/10"))[0]).toMatch(/^same: /);
    expect(words(compared("50/50", "49/50"))[0]).toMatch(/^same: /);
    expect(words(compared("16/16", "16/16"))).toEqual([
      "same: Same; the change lies between -19 and +19 points (95 %)",
    ]);
  });

  it("row 6: could be chance, one of n tests, or too few samples", () => {
    expect(words(compared("5/5", "2/5"))).toEqual(["inconclusive: Could be chance (p = 0.083)"]);
    expect(words(compared("5/5", "1/5"), compared("1/5", "5/5"))).toEqual([
      "inconclusive: Could be chance (p = 0.024, one of 2 tests)",
      "improved: Improved (p = 0.024)",
    ]);
    expect(words(compared("3/3", "0/3"))).toEqual([
      "inconclusive: Too few samples to show a change; at least 4 samples would be needed",
    ]);
    expect(words(compared("3/5", "5/5"))).toEqual(["inconclusive: Could be chance (p = 0.22)"]);
  });

  it("says how many head samples would show a drop of this size", () => {
    expect(ofOneSkill(compared("20/20", "8/10")).tests[0]?.samplesNeeded).toBe(61);
  });

  it("keeps marks with their tests when others between them are settled", () => {
    expect(
      ofOneSkill(
        compared("0/0", "5/5"),
        compared("5/5", "5/5"),
        compared("5/5", "5/5", { sameKey: true }),
        compared("5/5", "0/5"),
      ).tests.map(({ comparison }) => comparison),
    ).toEqual(["no-base", "same", "same", "regressed"]);
  });
});

describe("worstComparison", () => {
  it("follows reporting.md §2.3", () => {
    expect(worstComparison(["same", "improved", "no-base", "inconclusive"])).toBe("inconclusive");
    expect(worstComparison(["same", "improved"])).toBe("improved");
    expect(worstComparison([])).toBe("no-base");
  });
});
