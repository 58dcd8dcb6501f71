import { describe, expect, it } from "vitest";
import { fitBody, toBody } from "../../src/reports/blocks/body.ts";
import { LADDER } from "../../src/reports/blocks/detail.ts";
import { toCheckRun } from "../../src/reports/check-run/check-run.ts";
import comment, { COMMENT_BYTES } from "../../src/reports/comment.ts";
import summary from "../../src/reports/summary.ts";
import { byteLength } from "../../src/text/cut.ts";
import { md } from "../../src/text/safe.ts";
import { context } from "./build-report.ts";
import { expectSound } from "./expect-sound.ts";
import { CASES, generateReport } from "./generate-report.ts";

const SHORTENED = "*Shortened to fit (step ";

/** First step that fits with an excerpt for every failing test, and with the reading budget of five. */
const STEPS: Readonly<Record<string, readonly [all: number, five: number]>> = {
  "all pass": [0, 0],
  "6 skills, 14 tests fail": [1, 0],
  "12 skills, 40 tests fail": [2, 0],
  "40 skills, 120 tests fail": [4, 1],
  "all 300 tests fail": [6, 3],
};

describe("size ladder (reporting.md §5)", () => {
  for (const [name, sizes] of Object.entries(CASES)) {
    const report = generateReport(sizes);
    const everything = { ...context(), maxExcerpts: Number.POSITIVE_INFINITY };

    it(`CO-5 ${name}: every step is sound, and the first that fits is taken`, () => {
      const bytes = LADDER.map((detail) => {
        const body = toBody({ report, context: everything, detail });
        expectSound(body, false);
        expect(body.includes(SHORTENED)).toBe(detail.step > 0);
        return byteLength(body);
      });
      const fitted = fitBody(report, everything, { bytes: COMMENT_BYTES, tail: md``, from: 0 });
      expect(fitted.step).toBe(bytes.findIndex((size) => size <= COMMENT_BYTES));
      const five = fitBody(report, context(), { bytes: COMMENT_BYTES, tail: md``, from: 0 });
      expect([fitted.step, five.step]).toEqual(STEPS[name]);
      expect(bytes.at(-1)).toBeLessThan(1200);
    });

    it(`CO-5 ${name}: comment, summary and check run stay inside their limits`, () => {
      const body = comment.render(report, context());
      expect(byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
      expectSound(body, true);
      const long = summary.render(report, context());
      expect(byteLength(long)).toBeLessThanOrEqual(900 * 1024);
      expectSound(long.replace(/\n$/, ""), false);
      expect(byteLength(toCheckRun(report, context()).summary)).toBeLessThanOrEqual(65_535);
    });
  }

  for (const fill of ["é", "日", "😀", "é日😀\n"]) {
    it(`CO-5 counts bytes of ${JSON.stringify(fill)}, not characters`, () => {
      const report = generateReport({ failingSkills: 6, failingTests: 14 }, fill);
      const everything = { ...context(), maxExcerpts: Number.POSITIVE_INFINITY };
      const body = comment.render(report, everything);
      expect(byteLength(body)).toBeLessThanOrEqual(COMMENT_BYTES);
      expectSound(body, true);
    });
  }
});
