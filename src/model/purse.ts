/** Money that was put aside for one call. */
export interface Hold {
  readonly microUsd: number;
  /**
   * Gives back what was put aside and charges what the call cost; null (unknown) charges the reserve
   * itself (security.md SB-12). Returns what was charged: a cost above the reserve, which only a wrong
   * report or a wrong bound gives, is charged at most until `spent` is one reserve above the cap.
   * Once settled it stays so: a later call changes nothing and returns the same.
   */
  readonly settle: (microUsd: number | null) => number;
}

/** `held`: call, then settle. `spent`: that cap leaves no room for it, now or ever. `aborted`: nobody waits any more. */
export type Reservation =
  | { readonly kind: "held"; readonly hold: Hold }
  | { readonly kind: "spent"; readonly cap: Cap }
  | { readonly kind: "aborted" };

/** A limit that left no room. */
export interface Cap {
  /** What is limited, "the suite skills/a/skillcheck.yaml"; null for the whole command. */
  readonly scope: string | null;
  readonly capMicroUsd: number;
  readonly spentMicroUsd: number;
}

/**
 * Money for several runs at once, in whole micro-dollars (judge-and-cost.md §12.2): what is spent and
 * put aside together never passes the cap, however many ask at the same time.
 */
export interface Purse {
  /** Null: no limit in money (`--max-runs` limits instead); the sums are kept all the same. */
  readonly capMicroUsd: number | null;
  readonly spentMicroUsd: () => number;
  /** Put aside for calls that are under way. */
  readonly reservedMicroUsd: () => number;
  /** Of the worst cases that were asked for, the dearest; 0 before any. */
  readonly dearestMicroUsd: () => number;
  /**
   * Puts the worst case of one call aside. `spent` at once when it does not fit into what is not spent
   * yet; where only other calls' reserves are in the way it waits for them, in order, because most cost
   * a small part of their worst case. Throws a RangeError for an amount that is no whole number of at least 0.
   */
  readonly reserve: (microUsd: number, signal: AbortSignal) => Promise<Reservation>;
}
