import fc from "fast-check";
import { expect, test } from "vitest";
import { nestPurses } from "../../src/engine/nest-purses.ts";
import { openPurse } from "../../src/engine/open-purse.ts";
import type { Hold, Purse } from "../../src/model/purse.ts";

const never = new AbortController().signal;
const sums = (purse: Purse) => [purse.spentMicroUsd(), purse.reservedMicroUsd()];

async function held(purse: Purse, microUsd: number): Promise<Hold> {
  const reservation = await purse.reserve(microUsd, never);
  if (reservation.kind !== "held") throw new Error(`it is ${reservation.kind}`);
  return reservation.hold;
}

test("SB-12 nested purses: set aside in all, charged in all", async () => {
  const [inner, suite, job] = [
    openPurse(50, "the test"),
    openPurse(80, "the suite"),
    openPurse(99),
  ];
  const nested = nestPurses([inner, suite], job);
  expect(nested.capMicroUsd).toBe(50);
  const hold = await held(nested, 40);
  expect([inner, suite, job, nested].map(sums)).toEqual(Array(4).fill([0, 40]));
  expect([hold.settle(7), hold.settle(9)]).toEqual([7, 7]);
  expect([inner, suite, job, nested].map(sums)).toEqual(Array(4).fill([7, 0]));
  expect((await held(nested, 40)).settle(null)).toBe(40);
  expect([inner, suite, job].map(sums)).toEqual(Array(3).fill([47, 0]));
});

test("SB-12 nested purses: whichever has no room refuses, says whose cap it is, and nothing stays set aside", async () => {
  const job = openPurse(100);
  const suite = openPurse(60, "the suite");
  const one = nestPurses([openPurse(30, "test one"), suite], job);
  const other = nestPurses([suite], job);
  expect(await one.reserve(31, never)).toEqual({
    kind: "spent",
    cap: { scope: "test one", capMicroUsd: 30, spentMicroUsd: 0 },
  });
  (await held(other, 55)).settle(55);
  expect(await one.reserve(6, never)).toEqual({
    kind: "spent",
    cap: { scope: "the suite", capMicroUsd: 60, spentMicroUsd: 55 },
  });
  (await held(job, 45)).settle(45);
  expect(await one.reserve(1, never)).toEqual({
    kind: "spent",
    cap: { scope: null, capMicroUsd: 100, spentMicroUsd: 100 },
  });
  expect([suite, job].map(sums)).toEqual([
    [55, 0],
    [100, 0],
  ]);
});

test("SB-12 nested purses: no cap at all is the widest itself; who gives up leaves nothing behind", async () => {
  const job = openPurse(null);
  expect(nestPurses([], job)).toBe(job);
  const inner = openPurse(10, "the test");
  const nested = nestPurses([inner], job);
  const first = await held(nested, 10);
  const leaving = new AbortController();
  const waiting = nested.reserve(10, leaving.signal);
  leaving.abort();
  expect(await waiting).toEqual({ kind: "aborted" });
  first.settle(0);
  expect([inner, job].map(sums)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("SB-12 nested purses: many tests of two suites at once, whatever is reported: nobody hangs, no cap is passed by more than one reserve", async () => {
  const call = fc.record({
    test: fc.integer({ min: 0, max: 3 }),
    reserve: fc.integer({ min: 0, max: 40 }),
    cost: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 500 })),
  });
  const caps = fc.array(fc.integer({ min: 10, max: 120 }), { minLength: 7, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(caps, fc.array(call, { maxLength: 60 }), async (amounts, calls) => {
      const [job = 0, ...rest] = amounts;
      const widest = openPurse(job);
      const inner = rest.map((cap, index) => openPurse(cap, `scope ${index}`));
      const nested = [0, 1, 2, 3].map((index) => {
        const [test, suite] = [inner[index], inner[4 + (index % 2)]];
        return nestPurses(
          [test, suite].flatMap((purse) => purse ?? []),
          widest,
        );
      });
      await Promise.all(
        calls.map(async (one) => {
          const reservation = await nested[one.test]?.reserve(one.reserve, never);
          await Promise.resolve();
          if (reservation?.kind === "held") reservation.hold.settle(one.cost);
        }),
      );
      const most = Math.max(0, ...calls.map(({ reserve }) => reserve));
      for (const purse of [widest, ...inner]) {
        expect(purse.spentMicroUsd()).toBeLessThanOrEqual((purse.capMicroUsd ?? 0) + most);
        expect(purse.reservedMicroUsd()).toBe(0);
      }
    }),
  );
});
