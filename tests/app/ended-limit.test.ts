import { expect, it } from "vitest";
import { type EndedLimit, toNeededUsd, toRaiseWords } from "../../src/app/ended-limit.ts";
import type { MadeRun } from "../../src/app/make-runs.ts";
import type { PlannedRun } from "../../src/app/plan-runs.ts";
import type { Subject } from "../../src/app/select-subjects.ts";
import { openPurse } from "../../src/engine/open-purse.ts";

const [CHEAP, DEAR] = [{ agent: "claude" }, { agent: "codex" }] as unknown as readonly [
  Subject,
  Subject,
];

const plan = (subject: Subject, samples: number) =>
  Array.from(
    { length: samples },
    (_, index) => ({ subject, call: { sample: index + 1 } }) as unknown as PlannedRun,
  );

function made(subject: Subject, sample: number, run: Partial<MadeRun> & object = {}): MadeRun {
  const base = { kind: "recorded", subject, sample, stopped: null, user: null, lost: [] };
  return { ...base, ...run } as unknown as MadeRun;
}

const CUT = { stopped: { why: "budget", reason: "no room", error: null } } as Partial<MadeRun>;
const usd = (costUsd: number | null) => ({ costUsd });
const round = (amount: number | null) => (amount === null ? null : Math.round(amount * 1e6) / 1e6);

it("what is needed is what is spent, the dearest run of a test for each that is open, and room for a call", async () => {
  const purse = openPurse(1_000_000);
  const signal = new AbortController().signal;
  const first = await purse.reserve(300_000, signal);
  if (first.kind === "held") first.hold.settle(20_000);
  const planned = [...plan(CHEAP, 3), ...plan(DEAR, 2)];
  const runs = [
    made(CHEAP, 1, usd(0.01)),
    made(CHEAP, 2, usd(0.02)),
    made(DEAR, 1, usd(0.5)),
    // It broke off: its price says nothing, and it is open still.
    made(DEAR, 2, { ...usd(0.1), ...CUT }),
  ];
  expect(round(toNeededUsd(planned, runs, purse))).toBe(0.63 + 0.02 + 0.5 + 0.3);
});

it("the gateways may have seen more than the runs tell; a test without a price takes the dearest of all", async () => {
  const purse = openPurse(1_000_000);
  const held = await purse.reserve(200_000, new AbortController().signal);
  if (held.kind === "held") held.hold.settle(150_000);
  const user = { costUsd: 0.01, costSource: "reported" } as never;
  const runs = [made(CHEAP, 1, { ...usd(0.03), user, lost: [{ costUsd: 0.02 } as never] })];
  const planned = [...plan(CHEAP, 1), ...plan(DEAR, 1)];
  expect(round(toNeededUsd(planned, runs, purse))).toBe(0.15 + 0.04 + 0.2);
});

it("is not known where no run says what it cost", () => {
  const purse = openPurse(null);
  const planned = plan(CHEAP, 2);
  expect(toNeededUsd(planned, [], purse)).toBe(null);
  expect(toNeededUsd(planned, [made(CHEAP, 1, usd(null))], purse)).toBe(null);
  expect(toNeededUsd(planned, [made(CHEAP, 1, { ...usd(0.1), ...CUT })], purse)).toBe(null);
});

it.each<[EndedLimit, string]>([
  [{ kind: "money", neededUsd: 0.0625 }, "raise --max-cost to about 0.07"],
  [{ kind: "money", neededUsd: 0.07 }, "raise --max-cost to about 0.07"],
  [{ kind: "money", neededUsd: null }, "raise --max-cost"],
  [{ kind: "runs", needed: 7 }, "raise --max-runs to at least 7"],
  [
    {
      kind: "caps",
      scopes: [
        { scope: "a.yaml", neededUsd: 0.5 },
        { scope: "b.yaml:4 b", neededUsd: null },
      ],
    },
    "raise max_cost of a.yaml to about 0.50 and max_cost of b.yaml:4 b",
  ],
])("says what raises %j", (ended, words) => {
  expect(toRaiseWords(ended)).toBe(words);
});
