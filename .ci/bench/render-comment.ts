// Milliseconds that drawing the comment of a large report takes. Bundled before it runs (bench.mjs), as it imports the source.
import comment from "../../src/reports/comment.ts";
import { context } from "../../tests/reports/build-report.ts";
import { CASES, generateReport } from "../../tests/reports/generate-report.ts";

/** For each case of 40 skills and 300 tests the times of `rounds` drawings, the first one cold. */
export function timeComments(rounds: number) {
  return Object.entries(CASES).map(([name, sizes]) => {
    const report = generateReport(sizes);
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now();
      comment.render(report, context());
      return performance.now() - started;
    });
    return { name, times };
  });
}
