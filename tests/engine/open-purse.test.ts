import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openPurse } from "../../src/engine/open-purse.ts";
import type { Hold, Purse } from "../../src/model/purse.ts";

const never = new AbortController().signal;

async function held(purse: Purse, microUsd: number): Promise<Hold> {
  const reservation = await purse.reserve(microUsd, never);
  if (reservation.kind !== "held") throw new Error(`it is ${reservation.kind}`);
  return reservation.hold;
}

const sums = (purse: Purse) => [purse.spentMicroUsd(), purse.reservedMicroUsd()];

test("SB-12 the purse sets the worst case aside, charges what it was, and once only", async () => {
  const purse = openPurse(100);
  const hold = await held(purse, 60);
  expect([hold.microUsd, ...sums(purse)]).toEqual([60, 0, 60]);
  expect([hold.settle(10), hold.settle(50), ...sums(purse)]).toEqual([10, 10, 10, 0]);
});

test("SB-12 the purse: an unknown cost is the reserve", async () => {
  const purse = openPurse(100);
  expect((await held(purse, 60)).settle(null)).toBe(60);
  expect(await purse.reserve(41, never)).toMatchObject({ kind: "spent" });
  expect((await held(purse, 40)).settle(0)).toBe(0);
  expect(sums(purse)).toEqual([60, 0]);
});

test("SB-12 the purse: exactly the cap fits, a micro-dollar more does not", async () => {
  const purse = openPurse(100);
  expect(await purse.reserve(101, never)).toMatchObject({ kind: "spent" });
  expect(await purse.reserve(100, never)).toMatchObject({ kind: "held" });
});

test("SB-12 the purse: waits for others' reserves, in order, and goes on when they cost less", async () => {
  const purse = openPurse(100);
  const first = await held(purse, 80);
  const order: string[] = [];
  const second = purse.reserve(90, never).then((one) => order.push(`second ${one.kind}`));
  // Would fit, but is not first in line.
  const third = purse.reserve(10, never).then((one) => order.push(`third ${one.kind}`));
  await turn();
  expect([order, purse.reservedMicroUsd()]).toEqual([[], 80]);
  first.settle(5);
  await second;
  expect(order).toEqual(["second held"]);
  expect(sums(purse)).toEqual([5, 90]);
  await turn();
  expect(order).toEqual(["second held"]);
  void third;
});

test("SB-12 the purse: who waits hears at once that there is no room any more", async () => {
  const purse = openPurse(100);
  const first = await held(purse, 80);
  const second = purse.reserve(90, never);
  first.settle(80);
  expect(await second).toMatchObject({ kind: "spent" });
});

test("SB-12 the purse: who gives up leaves the line to the next", async () => {
  const purse = openPurse(100);
  await held(purse, 80);
  const stop = new AbortController();
  const second = purse.reserve(90, stop.signal);
  const third = purse.reserve(20, never);
  stop.abort();
  expect(await second).toEqual({ kind: "aborted" });
  expect(await third).toMatchObject({ kind: "held" });
  expect(await purse.reserve(1, stop.signal)).toEqual({ kind: "aborted" });
  expect(purse.reservedMicroUsd()).toBe(100);
});

test("SB-12 the purse: without a cap everything fits and is counted", async () => {
  const purse = openPurse(null);
  const most = Number.MAX_SAFE_INTEGER;
  const hold = await held(purse, most);
  expect([purse.capMicroUsd, hold.settle(7), purse.spentMicroUsd()]).toEqual([null, 7, 7]);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount", (bad) => {
  expect(() => openPurse(bad)).toThrow(RangeError);
  expect(() => openPurse(1).reserve(bad, never)).toThrow(RangeError);
});

test("SB-12 the purse: 12 × 0.07 USD is 0.84 USD", async () => {
  const purse = openPurse(840_000);
  for (let call = 0; call < 12; call += 1) (await held(purse, 70_000)).settle(70_000);
  expect(purse.spentMicroUsd()).toBe(840_000);
  expect(await purse.reserve(1, never)).toMatchObject({ kind: "spent" });
});

test("SB-12 the purse: whatever is asked and reported, in any order: never more than one reserve above the cap, nothing above it by honest reports", async () => {
  const call = fc.record({
    reserve: fc.integer({ min: 0, max: 50 }),
    cost: fc.option(fc.integer({ min: 0, max: 500 })),
  });
  const calls = fc.array(call, { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(calls, fc.boolean(), fc.scheduler(), async (asked, isHonest, scheduler) => {
      const cap = 100;
      const purse = openPurse(cap);
      let highest = 0;
      const run = async ({ reserve, cost }: (typeof asked)[number]) => {
        const reservation = await purse.reserve(reserve, new AbortController().signal);
        if (reservation.kind !== "held") return;
        highest = Math.max(highest, purse.spentMicroUsd() + purse.reservedMicroUsd());
        await scheduler.schedule(Promise.resolve());
        reservation.hold.settle(isHonest && cost !== null ? Math.min(cost, reserve) : cost);
      };
      const runs = asked.map(run);
      await scheduler.waitFor(Promise.all(runs));
      const largest = Math.max(...asked.map(({ reserve }) => reserve));
      expect(highest).toBeLessThanOrEqual(isHonest ? cap : cap + largest);
      expect(purse.spentMicroUsd()).toBeLessThanOrEqual(isHonest ? cap : cap + largest);
      expect(purse.reservedMicroUsd()).toBe(0);
    }),
  );
});
