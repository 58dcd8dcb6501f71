import type { Forge, StartedCheckRun } from "../model/forge.ts";
import { UsageError } from "../model/usage-error.ts";

/** Why a job could not finish its check run itself: it was cancelled, or this was thrown. */
export type Interruption = "cancelled" | { readonly error: unknown };

/** Room in GitHub's 255 characters of a title. */
const TITLE_CHARACTERS = 200;

function toTitle(why: Interruption): string {
  if (why === "cancelled") return "❌ skillcheck was cancelled before it had a result";
  if (!(why.error instanceof UsageError)) {
    return "❌ skillcheck failed: a fault of its own, see the log";
  }
  // Not ours to repair, so it says at once what is wrong (security.md EV-12 row 0).
  return `❌ ${why.error.message.replace(/\s+/g, " ").slice(0, TITLE_CHARACTERS)}`;
}

/**
 * Completes a check run that was started and has no result (null = none is open): it would else stay in
 * progress for ever (security.md EV-13). Never `neutral`. True when nothing is left to finish.
 */
export async function finishInterrupted(
  forge: Forge,
  run: StartedCheckRun | null,
  why: Interruption,
): Promise<boolean> {
  if (run === null) return true;
  const finished = await forge.finishCheckRun(run, {
    conclusion: "failure",
    title: toTitle(why),
    summary: "Nothing was decided. Run the job again.",
    annotations: [],
  });
  return finished.ok;
}
