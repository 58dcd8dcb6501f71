import type { Run, TurnOutline } from "../model/run.ts";
import { toCallLabel } from "./call-label.ts";

/** What a folded transcript shows of a run: one row per turn (reporting.md §4.2 block 5b). */
export function outlineRun(run: Run): readonly TurnOutline[] {
  return run.turns.map((turn) => ({
    turn: turn.turn,
    user: turn.user.split("\n").find((line) => line.trim() !== "") ?? "",
    source: turn.source,
    calls: turn.events.flatMap((event) =>
      event.type === "tool_call" && !event.nested ? [toCallLabel(event, run)] : [],
    ),
    lastWords: turn.answer ?? "",
  }));
}
