import type { TestReport } from "../model/test-report.ts";
import type { FullSample } from "./evaluate-recordings.ts";
import { numberOf } from "./sample-number.ts";

type Excerpt = NonNullable<TestReport["transcript"]>;

/** The folded transcript of one sample (reporting.md §4.2 block 5b). */
export function toExcerpt(samples: readonly FullSample[], shown: FullSample): Excerpt {
  return {
    sample: numberOf(samples, shown),
    verdict: shown.verdict,
    turns: shown.outline.map((turn) => ({ ...turn, calls: [...turn.calls] })),
  };
}

/** A flaky test shows its first failing sample, any other its first (reporting.md §4.2). */
export function pickShown(samples: readonly FullSample[]): FullSample | null {
  return samples.find(({ verdict }) => verdict === "fail") ?? samples[0] ?? null;
}
