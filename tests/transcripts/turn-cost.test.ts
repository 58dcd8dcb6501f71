import { describe, expect, it } from "vitest";
import { type Priced, weakestSource } from "../../src/model/cost-source.ts";
import { type TurnCost, toTurnCost } from "../../src/transcripts/turn-cost.ts";

type Gateway = NonNullable<Parameters<typeof toTurnCost>[0]["gateway"]>;
type Request = Gateway["requests"][number];

function request(micro_usd: number | null, price_source?: Request["price_source"]): Request {
  return {
    turn: 1,
    request: "POST /v1/messages",
    model_asked: "m",
    model_served: "m",
    status: 200,
    answered_by: "provider",
    tokens: null,
    micro_usd,
    duration_ms: 1,
    problem: null,
    ...(price_source === undefined ? {} : { price_source }),
  };
}

function costOf(reportedUsd: number | null, ...requests: readonly Request[]) {
  const gateway = { stopped: null, left_out: 0, price_table: null, requests: [...requests] };
  return toTurnCost({ gateway }, 1, reportedUsd);
}

describe("judge-and-cost.md §10.2 whose price holds", () => {
  it.each<readonly [string, number | null, readonly Request[], TurnCost]>([
    [
      "configured over reported",
      0.9,
      [request(500_000, "configured")],
      { usd: 0.5, source: "configured" },
    ],
    ["reported over the table", 0.9, [request(500_000, "table")], { usd: 0.9, source: "reported" }],
    [
      "the table where nobody reports",
      null,
      [request(500_000, "table")],
      { usd: 0.5, source: "estimated" },
    ],
    [
      "a recording that knew the table alone",
      null,
      [request(500_000)],
      { usd: 0.5, source: "estimated" },
    ],
    [
      "configured for one model, the table for another",
      0.9,
      [request(500_000, "configured"), request(250_000, "table")],
      { usd: 0.75, source: "estimated" },
    ],
    [
      "configured, and a refused call that cost nothing",
      null,
      [request(500_000, "configured"), request(0)],
      { usd: 0.5, source: "configured" },
    ],
    [
      "configured, but one answer did not say its tokens: unknown, not what the CLI says",
      0.9,
      [request(500_000, "configured"), request(null, "configured")],
      { usd: null, source: null },
    ],
    ["nobody knows", null, [request(null, "table")], { usd: null, source: null }],
    ["no request and nothing reported", null, [], { usd: null, source: null }],
    ["no request, as with an own login", 0.9, [], { usd: 0.9, source: "reported" }],
  ])("%s", (...[, reported, requests, cost]) => {
    expect(costOf(reported, ...requests)).toEqual(cost);
  });

  it("a run is as certain as its weakest turn", () => {
    const weakest = (...sources: readonly Priced["costSource"][]) =>
      weakestSource(sources.map((costSource) => ({ costUsd: 0.5, costSource })));
    expect(weakest("configured", "reported", "estimated")).toBe("estimated");
    expect(weakest("configured", "reported")).toBe("reported");
    expect(weakest("configured")).toBe("configured");
    expect(weakest("configured", null)).toBeNull();
    expect(weakest()).toBeNull();
  });

  it("what costs nothing makes nothing weaker: a user who was never asked, a run without a request", () => {
    const part = (costUsd: number | null, costSource: Priced["costSource"]) => ({
      costUsd,
      costSource,
    });
    expect(weakestSource([part(0.5, "estimated"), part(0, null)])).toBe("estimated");
    expect(weakestSource([part(0.5, "reported"), part(0, "estimated")])).toBe("reported");
    expect(weakestSource([part(0, null), part(0, "reported")])).toBe("reported");
    expect(weakestSource([part(0.5, "estimated"), part(null, null)])).toBeNull();
  });
});
