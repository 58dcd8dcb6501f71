import { failure, type Reply, reply } from "./reply.ts";

/** An answer that the test wants instead of the true one. */
export interface Fault {
  /** Tested against `METHOD /path?query`. */
  readonly match: RegExp;
  /** When absent the true answer goes out, held back until {@link until}. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How many requests it meets; 1 when absent, `Infinity` for all. */
  readonly times?: number;
  /** The operation takes effect, only its answer is lost (a create that answers 502). */
  readonly isApplied?: boolean;
  /** The answer is held back until this settles. */
  readonly until?: Promise<unknown>;
}

/**
 * The secondary rate limit on requests that match; `retryAfter` in seconds.
 * @internal for tests
 */
export function secondaryLimit(options: {
  readonly match: RegExp;
  readonly times?: number;
  readonly retryAfter?: number;
  readonly status?: 403 | 429;
}): Fault {
  const { match, times = 1, retryAfter = 1, status = 403 } = options;
  const { body } = failure(
    status,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
  );
  return { match, times, status, body, headers: { "retry-after": String(retryAfter) } };
}

/** The faults that are still to come. */
export interface Faults {
  readonly add: (fault: Fault) => void;
  /** The first fault that meets this request; using it counts. */
  readonly take: (request: string) => Fault | undefined;
}

/** An empty list of faults. */
export function faultList(initial: readonly Fault[]): Faults {
  const pending: { readonly fault: Fault; left: number }[] = [];
  const add = (fault: Fault) => {
    pending.push({ fault, left: fault.times ?? 1 });
  };
  initial.forEach(add);
  return {
    add,
    take: (request) => {
      const found = pending.find(({ fault, left }) => left > 0 && fault.match.test(request));
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.fault;
    },
  };
}

/** What the client gets to see instead, or null for the true answer. Without a body it is an error in GitHub's shape. */
export async function faultReply(fault: Fault): Promise<Reply | null> {
  await fault.until;
  if (fault.status === undefined) return null;
  const body = fault.body ?? failure(fault.status, `Injected ${fault.status}`).body;
  return reply(fault.status, body, fault.headers ?? {});
}
