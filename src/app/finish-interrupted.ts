import type { Forge, StartedCheckRun } from "../model/forge.ts";

/** Why a job could not finish its check run itself. */
export type Interruption = "cancelled" | "fault";

const TITLES: Readonly<Record<Interruption, string>> = {
  cancelled: "❌ skillcheck was cancelled before it had a result",
  fault: "❌ skillcheck failed: a fault of its own, see the log",
};

/** Completes a check run that was started and has no result (null = none is open): it would else stay in progress for ever (security.md EV-13). Never `neutral`. */
export async function finishInterrupted(
  forge: Forge,
  run: StartedCheckRun | null,
  why: Interruption,
): Promise<void> {
  if (run === null) return;
  await forge.finishCheckRun(run, {
    conclusion: "failure",
    title: TITLES[why],
    summary: "Nothing was decided. Run the job again.",
    annotations: [],
  });
}
