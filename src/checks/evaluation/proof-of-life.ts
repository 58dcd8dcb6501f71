import type { Run } from "../../model/run.ts";

/**
 * Why a negative check learns nothing from a run, or null: without a word and without a tool call
 * nothing forbidden can happen either (formats.md §9 "Proof of life", §18 rule 3).
 */
export function findNoLife(run: Run): string | null {
  const lives = run.turns.some(
    (turn) =>
      (turn.answer ?? "").trim() !== "" || turn.events.some((event) => event.type === "tool_call"),
  );
  return lives ? null : "the run is empty: no answer and no tool call, so nothing was learnt";
}
