import { describe, expect, test } from "vitest";
import { nestPurses } from "../../../src/engine/nest-purses.ts";
import { openPurse } from "../../../src/engine/open-purse.ts";
import { type Fields, FORMS, type Form } from "./answer-forms.ts";
import { bodyFor, events, json, message, openWorld, priced } from "./open-world.ts";
import type { Answer } from "./start-provider.ts";

/** What {@link bodyFor} 100 tokens costs at most: its bytes, what the provider adds, its answer. */
const RESERVE = bodyFor(100).length + 4096 + 100;

const cheap = message({ input_tokens: 3, output_tokens: 4 });

const late: Answer = events([
  { type: "message_start", message: { model: "model-a" } },
  { type: "message_delta", usage: { input_tokens: 2000, output_tokens: 100 } },
  { type: "message_stop" },
]);

describe("SB-12 the worst case is put aside before the call", () => {
  test("one micro-dollar short is too short, and final", async () => {
    const purse = openPurse(RESERVE - 1);
    const world = await openWorld(cheap, { purse });
    const got = await world.ask();
    const body = JSON.parse(got.text);
    expect([got.status, got.headers["x-should-retry"], body.error.type]).toEqual([
      400,
      "false",
      "invalid_request_error",
    ]);
    // A smaller one would fit, but the run is over.
    expect((await world.ask({ body: bodyFor(1) })).status).toBe(400);
    const { calls, stopped, spending } = await world.report();
    const reason =
      "the budget of <$0.01 leaves no room: $0.00 is spent, and this call may cost <$0.01";
    expect(stopped).toEqual({ kind: "budget", scope: null, reason });
    expect(body.error.message).toBe(
      "skillcheck: the budget leaves no room for this call, and this run is over",
    );
    expect(calls).toMatchObject([
      { refused: { word: "budget", reason }, modelAsked: "model-a", status: 400 },
      { refused: { word: "budget", reason }, modelAsked: null, status: 400 },
    ]);
    expect([spending.calls, world.provider.connections().taken]).toEqual([0, 0]);
  });

  test("exactly enough is enough, and what is not used is given back", async () => {
    const purse = openPurse(RESERVE + 14);
    const world = await openWorld(cheap, { purse });
    for (let call = 0; call < 3; call += 1) expect((await world.ask()).status).toBe(200);
    expect([purse.spentMicroUsd(), purse.reservedMicroUsd()]).toEqual([21, 0]);
    expect((await world.ask()).status).toBe(400);
  });

  test("what it says in dollars", async () => {
    const purse = openPurse(5_000_000);
    const world = await openWorld(cheap, {
      purse,
      price: ({ usage }) => priced(usage.output * 10_000),
    });
    expect((await world.ask()).status).toBe(200);
    await world.ask({ body: bodyFor(600) });
    expect((await world.report()).stopped?.reason).toBe(
      "the budget of $5.00 leaves no room: $0.04 is spent, and this call may cost $6.00",
    );
  });
});

describe("SB-12 whatever is reported, the spend passes the cap by one reserve at most", () => {
  const usage: readonly (readonly [string, Answer])[] = [
    ["nothing", message(undefined)],
    ["null", message(null)],
    ["zeros", message({ input_tokens: 0, output_tokens: 0 })],
    [
      "9,007,199,254,740,991 of each",
      message({ input_tokens: 2 ** 53 - 1, output_tokens: 2 ** 53 - 1 }),
    ],
    ["5,000,000 of each", message({ input_tokens: 5_000_000, output_tokens: 5_000_000 })],
    ["a little more than the reserve", message({ input_tokens: 4000, output_tokens: 4000 })],
    ["tokens at the end", late],
    ["a little", cheap],
  ];
  test.each(usage)("%s, one after the other", async (_name, answer) => {
    const cap = 3 * RESERVE + 10;
    const purse = openPurse(cap);
    const world = await openWorld(answer, { purse });
    for (let call = 0; call < 10; call += 1) await world.ask();
    expect(purse.spentMicroUsd()).toBeLessThanOrEqual(cap + RESERVE);
    const { spending } = await world.report();
    expect([spending.chargedMicroUsd, purse.reservedMicroUsd()]).toEqual([
      purse.spentMicroUsd(),
      0,
    ]);
  });

  test.each(usage)("%s, 8 runs with 8 calls at once each", async (_name, answer) => {
    const cap = 10 * RESERVE;
    const purse = openPurse(cap);
    const worlds = await Promise.all(Array.from({ length: 8 }, () => openWorld(answer, { purse })));
    const asked = worlds.flatMap(({ ask }) => Array.from({ length: 8 }, () => ask()));
    await Promise.all(asked);
    expect(purse.spentMicroUsd()).toBeLessThanOrEqual(cap + RESERVE);
    const reports = await Promise.all(worlds.map(({ report }) => report()));
    const charged = reports.map(({ spending }) => spending.chargedMicroUsd);
    expect(charged.reduce((sum, one) => sum + one)).toBe(purse.spentMicroUsd());
    expect(purse.reservedMicroUsd()).toBe(0);
  });

  test("calls that are cheap in truth wait for each other and all are answered", async () => {
    const purse = openPurse(2 * RESERVE + 64 * 7);
    const world = await openWorld(cheap, { purse });
    const got = await Promise.all(Array.from({ length: 32 }, () => world.ask()));
    expect(got.map(({ status }) => status)).toEqual(Array.from({ length: 32 }, () => 200));
    expect(purse.spentMicroUsd()).toBe(32 * 7);
  });
});

describe("SB-12 the same over every protocol, streamed and whole, with several runs on nested purses", () => {
  const huge = 2 ** 53 - 1;
  const reports: readonly (readonly [string, (form: Form) => Fields | null | undefined])[] = [
    ["missing usage", () => undefined],
    ["null usage", () => null],
    ["huge usage", ({ names: [input, output] }) => ({ [input]: huge, [output]: huge })],
    ["5,000,000 of each", ({ names: [input, output] }) => ({ [input]: 5e6, [output]: 5e6 })],
    ["its usual usage", ({ usual }) => usual],
  ];
  /** Usage comes last, and every byte by itself: late, and in pieces. */
  const streamed = (list: readonly unknown[]): Answer => {
    return (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of list) {
        for (const part of [`data: ${JSON.stringify(event)}`, "\n\n"]) response.write(part);
      }
      response.end();
    };
  };
  const rows = FORMS.flatMap((form) =>
    reports.flatMap(([name, report]) => [
      {
        name,
        protocol: form.protocol,
        way: "streamed",
        answer: streamed(form.stream(report(form))),
      },
      { name, protocol: form.protocol, way: "whole", answer: json(200, form.plain(report(form))) },
      {
        name: `${name}, cut off`,
        protocol: form.protocol,
        way: "streamed",
        answer: streamed(form.stream(report(form)).slice(0, -1)),
      },
    ]),
  );

  test.each(rows)("$protocol, $way: $name", async ({ protocol, answer }) => {
    // Its bytes, what the provider adds, and the 100 tokens of its answer.
    const reserve = 4096 + 100 + 100;
    const job = openPurse(12 * reserve);
    const suite = openPurse(8 * reserve, "the suite");
    const purses = [
      nestPurses([openPurse(3 * reserve, "test a"), suite], job),
      nestPurses([openPurse(3 * reserve, "test b"), suite], job),
      nestPurses([suite], job),
      job,
    ];
    const worlds = await Promise.all(purses.map((purse) => openWorld(answer, { protocol, purse })));
    await Promise.all(worlds.flatMap(({ ask }) => Array.from({ length: 6 }, () => ask())));
    const all = await Promise.all(worlds.map(({ report }) => report()));
    const charged = all.map(({ spending }) => spending.chargedMicroUsd);
    const [a = 0, b = 0, c = 0, d = 0] = charged;
    expect(job.spentMicroUsd()).toBeLessThanOrEqual(13 * reserve);
    expect(suite.spentMicroUsd()).toBeLessThanOrEqual(9 * reserve);
    expect(a + b + c + d).toBe(job.spentMicroUsd());
    for (const purse of [suite, job]) expect(purse.reservedMicroUsd()).toBe(0);
    expect(Math.max(...worlds.map(({ provider }) => provider.connections().taken))).toBeGreaterThan(
      0,
    );
  });
});

test("SB-12 the reason says whose cap it was", async () => {
  const purse = nestPurses([openPurse(RESERVE - 1, "the suite x.yaml")], openPurse(1e9));
  const world = await openWorld(cheap, { purse });
  expect((await world.ask()).status).toBe(400);
  expect((await world.report()).stopped).toEqual({
    kind: "budget",
    scope: "the suite x.yaml",
    reason:
      "the budget of <$0.01 for the suite x.yaml leaves no room: $0.00 is spent, and this call may cost <$0.01",
  });
});

describe("SB-12 a model without a price", () => {
  const body = bodyFor(100, "claude-nonesuch-9");

  test("is refused where there is a limit in money", async () => {
    const world = await openWorld(cheap, { models: [] });
    const got = await world.ask({ body });
    expect(got.status).toBe(400);
    const { stopped, calls } = await world.report();
    const reason =
      "no limit in money can hold: the price table does not know the model claude-nonesuch-9";
    expect(stopped).toEqual({ kind: "price", reason });
    expect(calls).toMatchObject([{ refused: { word: "price", reason } }]);
    expect(world.provider.connections().taken).toBe(0);
  });

  test("is asked where there is none; what it cost stays unknown", async () => {
    const answer = message({ input_tokens: 3, output_tokens: 4 }, "claude-nonesuch-9");
    const purse = openPurse(null);
    const world = await openWorld(answer, { models: [], purse });
    expect((await world.ask({ body })).status).toBe(200);
    expect((await world.report()).spending).toEqual({
      calls: 1,
      tokens: {
        inputTotal: 3,
        cacheRead: null,
        cacheWrite: null,
        cacheWriteHour: null,
        output: 4,
        reasoning: null,
      },
      microUsd: 0,
      unknown: 1,
      chargedMicroUsd: 0,
    });
  });
});

test.each([400, 401, 403, 404, 413, 429, 500, 529])(
  "an answer %d is billed by nobody",
  async (status) => {
    const purse = openPurse(RESERVE);
    const world = await openWorld(json(status, { type: "error", error: { message: "no" } }), {
      purse,
    });
    expect((await world.ask()).status).toBe(status);
    expect([purse.spentMicroUsd(), purse.reservedMicroUsd()]).toEqual([0, 0]);
    expect((await world.report()).calls).toMatchObject([
      { microUsd: 0, failure: `the provider answered ${status}: no`, answeredBy: "provider" },
    ]);
  },
);
