import type { Recording, RecordingHeader } from "../cassettes/recording.ts";
import { toSampleVerdict } from "../checks/index.ts";
import type { CheckSpec } from "../model/check-spec.ts";
import type { Evaluate } from "../model/ports.ts";
import type { RunFacts, TurnOutline } from "../model/run.ts";
import type { VerdictWord } from "../model/status.ts";
import type { CheckVerdict } from "../model/verdict.ts";
import { outlineRun } from "../transcripts/outline-run.ts";
import { readRun } from "../transcripts/read-run.ts";

/** One recording read and judged by the checks of today; a stored verdict is never believed (CA-4). */
export interface Sample {
  readonly recording: RecordingHeader;
  readonly run: RunFacts;
  readonly checks: readonly CheckVerdict[];
  readonly verdict: VerdictWord;
  /** Why nothing was learnt; null unless the verdict is `invalid`. */
  readonly invalidReason: string | null;
}

/** The same with all that may be shown of it; let go as soon as it is known what is shown. */
export interface FullSample extends Sample {
  readonly recording: Recording;
  readonly outline: readonly TurnOutline[];
}

export interface Evaluated {
  readonly samples: readonly FullSample[];
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
  const cassettes = recordings.map(({ cassette }) => cassette);
  const reply = await evaluate.evaluate({ checks, cassettes });
  if (reply.kind === "invalid") {
    const samples = recordings.map((recording) => toInvalidSample(recording, reply.reason));
    return { samples, fault: reply.fault ? reply.reason : null };
  }
  const samples = recordings.flatMap((recording, index) => {
    const [run, outline] = [reply.facts[index], reply.outlines[index]];
    if (run === undefined || outline === undefined) return [];
    return [{ ...judge(run, reply.samples[index] ?? []), recording, run, outline }];
  });
  return { samples, fault: null };
}

/** The worker told nothing of the run, so it is read here. */
function toInvalidSample(recording: Recording, invalidReason: string): FullSample {
  const run = readRun(recording.cassette);
  const { turns: _turns, startFiles: _startFiles, ...facts } = run;
  const outline = outlineRun(run);
  return { recording, run: facts, outline, checks: [], verdict: "invalid", invalidReason };
}

function judge(
  run: RunFacts,
  checks: readonly CheckVerdict[],
): Pick<Sample, "checks" | "verdict" | "invalidReason"> {
  const verdict = toSampleVerdict(run, checks);
  const invalidReason = verdict === "invalid" ? toInvalidReason(run, checks) : null;
  return { checks, verdict, invalidReason };
}

function toInvalidReason(run: RunFacts, checks: readonly CheckVerdict[]): string {
  if (run.outcome !== "completed") {
    return run.errorKind === null ? run.outcome : `${run.outcome} (${run.errorKind})`;
  }
  if (checks.length === 0) return "asserts nothing";
  return checks.find((check) => check.verdict === "invalid")?.reason ?? "nothing was learnt";
}
