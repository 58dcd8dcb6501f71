import type { Hold, Purse, Reservation } from "../model/purse.ts";

interface Waiting {
  readonly microUsd: number;
  readonly settle: (reservation: Reservation) => void;
}

interface Sums {
  readonly scope: string | null;
  readonly cap: number;
  spent: number;
  reserved: number;
  dearest: number;
  readonly waiting: Waiting[];
}

/**
 * A purse with a cap in whole micro-dollars, or without one (null), for the whole command unless a scope is named.
 * Throws a RangeError for any other cap.
 */
export function openPurse(capMicroUsd: number | null, scope: string | null = null): Purse {
  const cap = capMicroUsd === null ? Number.POSITIVE_INFINITY : toAmount(capMicroUsd);
  const sums: Sums = { scope, cap, spent: 0, reserved: 0, dearest: 0, waiting: [] };
  return {
    capMicroUsd,
    spentMicroUsd: () => sums.spent,
    reservedMicroUsd: () => sums.reserved,
    dearestMicroUsd: () => sums.dearest,
    reserve: (microUsd, signal) => reserve(sums, toAmount(microUsd), signal),
  };
}

function toAmount(microUsd: number): number {
  if (Number.isSafeInteger(microUsd) && microUsd >= 0) return microUsd;
  throw new RangeError(`${microUsd} is no amount in micro-dollars`);
}

function reserve(sums: Sums, microUsd: number, signal: AbortSignal): Promise<Reservation> {
  sums.dearest = Math.max(sums.dearest, microUsd);
  if (signal.aborted) return Promise.resolve({ kind: "aborted" });
  return new Promise((resolve) => {
    const abort = () => {
      sums.waiting.splice(sums.waiting.indexOf(waiting), 1);
      resolve({ kind: "aborted" });
      // The next in line may be smaller than what gave up.
      advance(sums);
    };
    const waiting: Waiting = {
      microUsd,
      settle: (reservation) => {
        signal.removeEventListener("abort", abort);
        resolve(reservation);
      },
    };
    signal.addEventListener("abort", abort, { once: true });
    sums.waiting.push(waiting);
    advance(sums);
  });
}

/** Answers those who wait, in order, up to the first that other calls still keep waiting. */
function advance(sums: Sums): void {
  for (const first of [...sums.waiting]) {
    const isSpent = sums.spent + first.microUsd > sums.cap;
    if (!isSpent && sums.spent + sums.reserved + first.microUsd > sums.cap) return;
    sums.waiting.shift();
    first.settle(isSpent ? toSpent(sums) : { kind: "held", hold: hold(sums, first.microUsd) });
  }
}

function toSpent({ scope, cap, spent }: Sums): Reservation {
  return { kind: "spent", cap: { scope, capMicroUsd: cap, spentMicroUsd: spent } };
}

function hold(sums: Sums, reserved: number): Hold {
  let charged: number | null = null;
  sums.reserved += reserved;
  const charge = (microUsd: number | null) => {
    sums.reserved -= reserved;
    const room = Math.max(0, sums.cap - sums.spent - sums.reserved);
    const amount = Math.min(microUsd === null ? reserved : toAmount(microUsd), room + reserved);
    sums.spent += amount;
    advance(sums);
    return amount;
  };
  return {
    microUsd: reserved,
    settle: (microUsd) => {
      charged ??= charge(microUsd);
      return charged;
    },
  };
}
