import type { AgentWish } from "./choose-agents.ts";
import type { UnverifiedRow } from "./plan-roots.ts";
import type { Subject } from "./select-subjects.ts";

/** Whether an agent is one of `--agent all`: nobody asked for it by its name, neither did the suite. */
export function isOneOfAll({ suite, test, agent }: Subject, wish: AgentWish): boolean {
  return wish.kind === "all" && !(test.agents ?? suite.agents ?? []).includes(agent);
}

/**
 * Of rows that cannot be run those that are missed, beside those that can (`able`): of an agent that nobody asked for none
 * is, but of a test that nobody is left to run something must be said.
 */
export function toMissed(
  left: readonly UnverifiedRow[],
  able: readonly Subject[],
  wish: AgentWish,
): readonly UnverifiedRow[] {
  return left.filter(
    ({ subject }) => !isOneOfAll(subject, wish) || able.every(({ test }) => test !== subject.test),
  );
}
