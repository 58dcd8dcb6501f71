import type { TestReport } from "../model/test-report.ts";
import { toCallLabel } from "../transcripts/call-label.ts";
import { readRun } from "../transcripts/read-run.ts";
import type { Sample } from "./evaluate-recordings.ts";
import { numberOf } from "./sample-number.ts";

type Excerpt = NonNullable<TestReport["transcript"]>;

/** The folded transcript of one sample (reporting.md §4.2 block 5b): one row per turn. */
export function toExcerpt(samples: readonly Sample[], shown: Sample): Excerpt {
  const run = readRun(shown.recording.cassette);
  return {
    sample: numberOf(samples, shown),
    verdict: shown.verdict,
    turns: run.turns.map((turn) => ({
      turn: turn.turn,
      user: turn.user.split("\n").find((line) => line.trim() !== "") ?? "",
      calls: turn.events.flatMap((event) =>
        event.type === "tool_call" && !event.nested ? [toCallLabel(event, run)] : [],
      ),
      lastWords: turn.answer ?? "",
    })),
  };
}

/** A flaky test shows its first failing sample, any other its first (reporting.md §4.2). */
export function pickShown(samples: readonly Sample[]): Sample | null {
  return samples.find(({ verdict }) => verdict === "fail") ?? samples[0] ?? null;
}
