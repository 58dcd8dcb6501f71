import type { Quota } from "./call.ts";
import { failure, type Reply } from "./reply.ts";

const WINDOW_SECONDS = 3600;

/** Counts the requests of each token within the hour. */
export interface Quotas {
  /** Counts one request, or says that nothing is left for it. */
  readonly spend: (token: string) => { readonly quota: Quota; readonly isRefused: boolean };
  readonly look: (token: string) => Quota;
}

/** The primary limit: `limit` requests per hour and token, by the injected clock. */
export function quotas(limit: number, clock: () => Date): Quotas {
  const windows = new Map<string, { used: number; reset: number }>();
  const windowOf = (token: string) => {
    const seconds = Math.floor(clock().getTime() / 1000);
    const known = windows.get(token);
    if (known !== undefined && known.reset > seconds) return known;
    const fresh = { used: 0, reset: seconds + WINDOW_SECONDS };
    windows.set(token, fresh);
    return fresh;
  };
  const look = (token: string): Quota => {
    const { used, reset } = windowOf(token);
    return { limit, used, remaining: limit - used, reset };
  };
  return {
    spend: (token) => {
      const current = windowOf(token);
      const isRefused = current.used >= limit;
      if (!isRefused) current.used += 1;
      return { quota: look(token), isRefused };
    },
    look,
  };
}

/** The refusal once the primary limit is used up. */
export function limitReply(login: string): Reply {
  return failure(403, `API rate limit exceeded for ${login}.`);
}

/** The headers that every answer carries about the primary limit. */
export function quotaHeaders(quota: Quota): Record<string, string> {
  return {
    "x-ratelimit-limit": String(quota.limit),
    "x-ratelimit-remaining": String(quota.remaining),
    "x-ratelimit-used": String(quota.used),
    "x-ratelimit-reset": String(quota.reset),
    "x-ratelimit-resource": "core",
  };
}
