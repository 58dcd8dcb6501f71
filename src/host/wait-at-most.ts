import { setTimeout as pause } from "node:timers/promises";

/** Waits for a promise, but not longer than that; leaves no timer behind. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const timer = pause(milliseconds, undefined, { signal: stop.signal });
  await Promise.race([promise, timer]);
  stop.abort();
  await timer.catch(() => undefined);
}
