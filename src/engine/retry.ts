import { weakestSource } from "../model/cost-source.ts";
import type { ErrorKind } from "../model/outcome.ts";
import type { LostRun, Play, Played, RunCall } from "../model/play.ts";
import type { Clock } from "../model/ports.ts";
import { readRun } from "../transcripts/read-run.ts";

/** Milliseconds before each further try. */
const WAITS_MS: readonly number[] = [5_000, 20_000];

/** What a provider may do better a little later. A key that is refused or a request that is too long stays so. */
const PASSING: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  "rate-limit",
  "overloaded",
  "server",
  "connection",
  "malformed",
  "empty-answer",
]);

export interface RetrySettings {
  readonly clock: Clock;
  /** Nobody waits any more. */
  readonly signal: AbortSignal;
  /** Whether another run may be made. */
  readonly mayTry: () => boolean;
  /** Told before each further try. */
  readonly onRetry: (call: RunCall, lost: LostRun, waitMs: number) => void;
}

/**
 * Plays a run again, at most twice, that its provider spoiled; of everything else a second try would hide the first.
 * Lost runs are counted with their money and not kept. What the last try gave is the result.
 */
export function retry(play: Play, settings: RetrySettings): Play {
  return async (call) => {
    const lost: LostRun[] = [];
    let played = await play(call);
    for (const waitMs of WAITS_MS) {
      const spoiled = toLost(played);
      if (spoiled === null || settings.signal.aborted || !settings.mayTry()) break;
      settings.onRetry(call, spoiled, waitMs);
      await settings.clock.wait(waitMs, settings.signal);
      const again = await play(call);
      // Another run took the last one meanwhile.
      if (again.kind === "unmade") break;
      lost.push(spoiled);
      played = again;
    }
    return withLost(played, lost);
  };
}

function withLost(played: Played, lost: readonly LostRun[]): Played {
  return lost.length === 0 ? played : { ...played, lost };
}

/** What was lost with a run that its provider spoiled, or null for any other. */
function toLost(played: Played): LostRun | null {
  // An agent that printed as much without asking anybody would do so again.
  if (played.kind !== "played" || played.cassette.gateway?.requests.length === 0) return null;
  const run = readRun(played.cassette);
  const { outcome, errorKind, costUsd: agentUsd, simulatedUser } = run;
  if (outcome !== "provider-error" || errorKind === null || !PASSING.has(errorKind)) return null;
  const userUsd = simulatedUser === null ? 0 : simulatedUser.costUsd;
  const costUsd = agentUsd === null || userUsd === null ? null : agentUsd + userUsd;
  return { errorKind, costUsd, costSource: weakestSource([run, simulatedUser ?? []].flat()) };
}
