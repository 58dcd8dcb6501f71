import type { CheckSpec, TurnChoice } from "../../model/check-spec.ts";
import type { Run, RunTurn } from "../../model/run.ts";

export type ChosenTurns =
  | { readonly ok: true; readonly turns: readonly RunTurn[] }
  | { readonly ok: false; readonly reason: string };

/** 1-based place of a turn counted from 1 or from the end, or null when it did not happen. */
function toPlace(turn: number, length: number): number | null {
  const place = turn < 0 ? length + 1 + turn : turn;
  return Number.isInteger(place) && place >= 1 && place <= length ? place : null;
}

function chooseByNumber(choice: TurnChoice, run: Run): ChosenTurns {
  const [from, to] = typeof choice === "number" ? [choice, choice] : choice;
  const { length } = run.turns;
  const first = toPlace(from, length);
  const last = toPlace(to, length);
  if (first === null || last === null) {
    const missing = first === null ? from : to;
    return { ok: false, reason: `turn ${missing} did not happen: the run has ${length}` };
  }
  if (first > last) return { ok: false, reason: `turns ${from} to ${to} are none` };
  return { ok: true, turns: run.turns.slice(first - 1, last) };
}

function chooseByStep(step: number, run: Run): ChosenTurns {
  const turn = run.turns.filter(({ source }) => source === "prompt")[step - 1];
  return turn === undefined
    ? { ok: false, reason: `step ${step} did not happen: its prompt was never said` }
    : { ok: true, turns: [turn] };
}

/**
 * The turns a check looks at: those of `turn`, else the turn in which its step's prompt was said,
 * else all. A turn that did not happen is a reason, never an empty list (suite.md §1).
 */
export function chooseTurns(spec: Pick<CheckSpec, "turn" | "step">, run: Run): ChosenTurns {
  if (spec.turn !== undefined) return chooseByNumber(spec.turn, run);
  if (spec.step !== null) return chooseByStep(spec.step, run);
  return run.turns.length > 0
    ? { ok: true, turns: run.turns }
    : { ok: false, reason: "the run has no turn" };
}

/** "turn 1", "turn -1", "turns 2 to 3". */
export function toTurnText(choice: TurnChoice): string {
  return typeof choice === "number" ? `turn ${choice}` : `turns ${choice[0]} to ${choice[1]}`;
}
