/** Stands between a job and GitHub, so that a cancelled job writes nothing more (security.md EV-13). */
export interface RequestGate {
  /** Throws an `AbortError` once the gate is closed. */
  readonly check: () => void;
  /** Aborted when the gate is closed: for requests that only read. */
  readonly signal: AbortSignal;
  /** Hands the call on, and notes it as one that {@link close} waits for. */
  readonly watch: <T>(call: Promise<T>) => Promise<T>;
  /**
   * Refuses every further request, then waits until the watched calls have ended and those who made
   * them have seen it, for `graceMs` at most: a write under way takes effect, whoever stops listening.
   */
  readonly close: (graceMs: number) => Promise<void>;
}

/** An open gate. */
export function openGate(): RequestGate {
  const controller = new AbortController();
  const watched = new Set<Promise<unknown>>();
  return {
    signal: controller.signal,
    check: () => controller.signal.throwIfAborted(),
    watch: (call) => {
      watched.add(call);
      const forget = () => watched.delete(call);
      call.then(forget, forget);
      return call;
    },
    close: async (graceMs) => {
      // Octokit hands an error of this name on as it is: nothing is tried again.
      controller.abort(new DOMException("the job was cancelled", "AbortError"));
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.allSettled(watched), grace]);
      clearTimeout(timer);
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}
