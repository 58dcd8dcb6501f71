import type { Patience } from "../../model/gateway.ts";

/** One failure of the provider. */
export interface ProviderFailure {
  /** Null when it did not answer, or broke off. */
  readonly status: number | null;
  /** In seconds, null where it gave none. */
  readonly retryAfter: number | null;
}

/** How much more trouble is passed on ({@link Patience}). Times are milliseconds of any steady clock. */
export interface PatienceState {
  /** Whether this failure is passed on as it came, or the last one. */
  readonly fail: (failure: ProviderFailure, now: number) => "pass" | "final";
  readonly succeed: () => void;
  /** Whole seconds that the provider asked to wait for and that are not over. */
  readonly waitSeconds: (now: number) => number;
}

/** Not over 2xx, 3xx and those errors that are final by themselves. */
const AGAIN: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);

/** Whether a CLI asks again after this status, so that it counts as a failure of the provider. */
export function isFailureStatus(status: number): boolean {
  return status >= 500 || AGAIN.has(status);
}

/** Seconds of a `retry-after` header, which holds seconds or a date; null when it holds neither. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Math.ceil(Number(value));
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Nothing has failed yet. */
export function openPatience({ failures, retryAfterSeconds }: Patience): PatienceState {
  let inARow = 0;
  let waitUntil = 0;
  return {
    fail: ({ retryAfter }, now) => {
      inARow += 1;
      if (inARow > failures || (retryAfter ?? 0) > retryAfterSeconds) return "final";
      waitUntil = Math.max(waitUntil, now + (retryAfter ?? 0) * 1000);
      return "pass";
    },
    succeed: () => {
      inARow = 0;
    },
    waitSeconds: (now) => Math.max(0, Math.ceil((waitUntil - now) / 1000)),
  };
}
