import type { Hold, Purse, Reservation } from "../model/purse.ts";

/**
 * One purse of several limits at once, the narrowest first: the test, its suite, the command. What is put aside is put
 * aside in all of them, and what one has no room for is refused (judge-and-cost.md §12.2). They are asked in this order
 * by everybody, so that no two wait for each other. Its sums are those of the widest, its cap is the smallest.
 */
export function nestPurses(inner: readonly Purse[], widest: Purse): Purse {
  if (inner.length === 0) return widest;
  const purses = [...inner, widest];
  const caps = purses.flatMap(({ capMicroUsd }) => capMicroUsd ?? []);
  return {
    capMicroUsd: caps.length === 0 ? null : Math.min(...caps),
    spentMicroUsd: widest.spentMicroUsd,
    reservedMicroUsd: widest.reservedMicroUsd,
    dearestMicroUsd: () => Math.max(...purses.map((purse) => purse.dearestMicroUsd())),
    reserve: (microUsd, signal) => reserveInAll(purses, microUsd, signal),
  };
}

async function reserveInAll(
  purses: readonly Purse[],
  microUsd: number,
  signal: AbortSignal,
): Promise<Reservation> {
  const holds: Hold[] = [];
  for (const purse of purses) {
    const reservation = await purse.reserve(microUsd, signal);
    if (reservation.kind !== "held") {
      for (const hold of holds) hold.settle(0);
      return reservation;
    }
    holds.push(reservation.hold);
  }
  return { kind: "held", hold: { microUsd, settle: (cost) => settleAll(holds, cost) } };
}

/** What the widest was charged. */
function settleAll(holds: readonly Hold[], cost: number | null): number {
  return holds.reduce((_charged, hold) => hold.settle(cost), 0);
}
