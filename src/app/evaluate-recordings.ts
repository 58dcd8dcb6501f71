import type { Recording, RecordingHeader } from "../cassettes/recording.ts";
import { toSampleVerdict } from "../checks/index.ts";
import type { CassetteHeader } from "../model/cassette.ts";
import type { CheckSpec } from "../model/check-spec.ts";
import type { Evaluate } from "../model/ports.ts";
import type { RunFacts, TurnOutline } from "../model/run.ts";
import type { VerdictWord } from "../model/status.ts";
import type { CheckVerdict } from "../model/verdict.ts";
import { toOutcomeWords } from "./to-outcome-words.ts";

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
  const { evaluation, runs } = await evaluate.evaluate({ checks, cassettes });
  const samples = recordings.map((recording, index) => {
    const run = runs?.facts[index] ?? toUnreadFacts(recording.cassette);
    const outline = runs?.outlines[index] ?? [];
    if (evaluation.kind === "verdicts") {
      return { ...judge(run, evaluation.samples[index] ?? []), recording, run, outline };
    }
    const invalidReason = evaluation.reason;
    return { recording, run, outline, checks: [], verdict: "invalid" as const, invalidReason };
  });
  const isFault = evaluation.kind === "invalid" && evaluation.fault;
  return { samples, fault: isFault ? evaluation.reason : null };
}

/** What the header alone says of a run that nobody could read; never read here, where it would block. */
function toUnreadFacts({ agent, served_model, skill, paths }: CassetteHeader): RunFacts {
  return {
    agent: agent.name,
    cliVersion: agent.version,
    requestedModel: agent.model,
    servedModel: served_model,
    skill: skill.name,
    outcome: "crashed",
    errorKind: null,
    home: paths.home,
    workspace: paths.workspace,
    usage: null,
    usageIsLowerBound: false,
    modelCalls: null,
    costUsd: null,
    simulatedUser: null,
    costSource: null,
    priceTable: null,
    durationMs: 0,
    exit: null,
    badLines: 0,
    unknownTypes: [],
  };
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
  if (run.outcome !== "completed") return toOutcomeWords(run);
  if (checks.length === 0) return "asserts nothing";
  return checks.find((check) => check.verdict === "invalid")?.reason ?? "nothing was learnt";
}
