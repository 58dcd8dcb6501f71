import type { Recording } from "../cassettes/recording.ts";
import { toSampleVerdict } from "../checks/index.ts";
import type { CheckSpec } from "../model/check-spec.ts";
import type { Evaluate } from "../model/ports.ts";
import type { Run } from "../model/run.ts";
import type { VerdictWord } from "../model/status.ts";
import type { CheckVerdict } from "../model/verdict.ts";
import { readRun } from "../transcripts/read-run.ts";

/** One recording read and judged by the checks of today; a stored verdict is never believed (CA-4). */
export interface Sample {
  readonly recording: Recording;
  readonly run: Run;
  readonly checks: readonly CheckVerdict[];
  readonly verdict: VerdictWord;
  /** Why nothing was learnt; null unless the verdict is `invalid`. */
  readonly invalidReason: string | null;
}

export interface Evaluated {
  readonly samples: readonly Sample[];
  /** Our own fault in an evaluation, or null (security.md EV-12 row 10). */
  readonly fault: string | null;
}

/** Evaluates a whole test over some recordings in one go of the worker (security.md RX-1). */
export async function evaluateRecordings(
  recordings: readonly Recording[],
  checks: readonly CheckSpec[],
  evaluate: Evaluate,
): Promise<Evaluated> {
  if (recordings.length === 0) return { samples: [], fault: null };
  const runs = recordings.map((recording) => readRun(recording.cassette));
  const reply = await evaluate.evaluate({ checks, runs });
  const samples = recordings.flatMap((recording, index) => {
    const run = runs[index];
    if (run === undefined) return [];
    if (reply.kind === "invalid") {
      return [
        { recording, run, checks: [], verdict: "invalid" as const, invalidReason: reply.reason },
      ];
    }
    return [judge(recording, run, reply.samples[index] ?? [])];
  });
  return { samples, fault: reply.kind === "invalid" && reply.fault ? reply.reason : null };
}

function judge(recording: Recording, run: Run, checks: readonly CheckVerdict[]): Sample {
  const verdict = toSampleVerdict(run, checks);
  const invalidReason = verdict === "invalid" ? toInvalidReason(run, checks) : null;
  return { recording, run, checks, verdict, invalidReason };
}

function toInvalidReason(run: Run, checks: readonly CheckVerdict[]): string {
  if (run.outcome !== "completed") {
    return run.errorKind === null ? run.outcome : `${run.outcome} (${run.errorKind})`;
  }
  if (checks.length === 0) return "asserts nothing";
  return checks.find((check) => check.verdict === "invalid")?.reason ?? "nothing was learnt";
}
