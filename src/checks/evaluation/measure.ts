import type { Count } from "../../model/check-spec.ts";
import type { RunTurn } from "../../model/run.ts";
import type { Usage } from "../../model/usage.ts";
import { isWithin, toBounds, toCountText } from "./count.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { fail, invalid, pass, runFact } from "./finding.ts";

/** An amount that a run took. */
export interface Measure {
  /** Null where the agent does not say. */
  readonly amount: number | null;
  /** True when the real amount may be more (agents.md AG-12). */
  readonly isLowerBound: boolean;
}

/** Verdict on an amount; what is not known is never within a bound. */
export function judgeMeasure(
  count: Count,
  measure: Measure,
  /** "cost", and the amount with its unit. */
  words: { readonly noun: string; readonly toText: (amount: number) => string },
): CheckFinding {
  const { amount, isLowerBound } = measure;
  if (amount === null) return invalid(`the ${words.noun} is not known: the agent does not say`);
  const { least, most } = toBounds(count);
  const certain =
    !isLowerBound || amount > most || (amount >= least && most === Number.POSITIVE_INFINITY);
  const shown = words.toText(amount);
  if (!certain) {
    return invalid(`the ${words.noun} is ${shown} or more: the agent does not say all of it`);
  }
  const reason = `${words.noun} ${shown}`;
  if (isWithin(count, amount)) return pass(reason, runFact(reason));
  return fail({
    reason: `${reason}, expected ${toCountText(count)}`,
    expected: toCountText(count),
    actual: shown,
    evidence: runFact(reason),
  });
}

/** Sum over the turns, or null when one of them does not say. */
export function sumTurns(
  turns: readonly RunTurn[],
  read: (turn: RunTurn) => number | null,
): number | null {
  let sum = 0;
  for (const turn of turns) {
    const amount = read(turn);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** True when a check looks at all turns, so that the totals of the run hold. */
function isWholeRun(scene: CheckScene): boolean {
  return scene.turns.length === scene.run.turns.length;
}

/** A sum over the run or, if turns were chosen, over these. */
export function measureRun(
  scene: CheckScene,
  ofRun: number | null,
  ofTurn: (turn: RunTurn) => number | null,
): Measure {
  const amount = isWholeRun(scene) ? ofRun : sumTurns(scene.turns, ofTurn);
  return { amount, isLowerBound: scene.run.usageIsLowerBound };
}

/** Tokens of the run or of the chosen turns. */
export function measureTokens(scene: CheckScene, read: (usage: Usage) => number): Measure {
  const { usage } = scene.run;
  return measureRun(scene, usage && read(usage), (turn) => turn.usage && read(turn.usage));
}

/** Milliseconds of the run or of the chosen turns. */
export function sumDurations(scene: CheckScene): number {
  if (isWholeRun(scene)) return scene.run.durationMs;
  return scene.turns.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** "1,234 tokens" */
export function toTokensText(amount: number): string {
  return `${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",")} tokens`;
}
