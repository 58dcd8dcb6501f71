import type { WrittenPath } from "../../model/written-suite.ts";
import { defineSuiteRule, type SuiteFact, toTests } from "../suite-rule.ts";

interface FewFact extends SuiteFact {
  readonly samples: number;
}

/** Fewest samples in which a fall from "always" to "sometimes" can be told from chance (statistics.md §12). */
const ENOUGH = 5;

/** So few samples that no comparison can tell a regression from chance. */
export const fewSamples = defineSuiteRule<FewFact>({
  id: "SK114",
  slug: "few-samples",
  severity: "info",
  summary: "Fewer than 5 samples are planned.",
  source: "statistics.md §12",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) => {
    const { written } = context;
    return toTests(context).flatMap(({ test, at }) => {
      if (test.samples >= ENOUGH || test.minPassRate === 1) return [];
      const own: WrittenPath = [...at, "samples"];
      const place = written.valueAt(own) === undefined ? ["samples"] : own;
      return [{ ...written.placeOf(place), samples: test.samples }];
    });
  },
  message: ({ samples }) =>
    `${samples} ${samples === 1 ? "sample" : "samples"} can show no regression, or only a total collapse. Use ${ENOUGH} or more.`,
});
