import type { Cassette } from "../model/cassette.ts";
import type { CostSource } from "../model/cost-source.ts";
import type { GatewayReport, GatewayStop, LoggedCall } from "../model/gateway.ts";
import type { PriceOrigin } from "../model/price.ts";
import { PRICE_TABLE } from "./price-usage.ts";

/** Most requests that a recording names, and characters of one text in it. */
const MOST_REQUESTS = 1000;
const WORDS = 300;
/** Characters of all bodies that a recording keeps: a conversation is sent anew with each request. */
const BODIES_CHARACTERS = 2 * 1024 * 1024;
/** Most tunnels that a recording names. */
const MOST_TUNNELS = 300;

type Section = NonNullable<Cassette["gateway"]>;

/** What else is known of the run whose requests these are. */
export interface GatewayRun {
  /** How many requests had ended with each turn. */
  readonly ends: readonly number[];
  /** Whether the CLI said of every turn what it cost. */
  readonly isCostReported: boolean;
}

/** What a recording keeps of the requests to the model. */
export function toGatewaySection(report: GatewayReport, run: GatewayRun): Section {
  const { calls, leftOut, stopped } = report;
  const kept = calls.slice(0, MOST_REQUESTS);
  const isEstimated = kept.some(
    ({ microUsd, priceOrigin }) => microUsd !== 0 && priceOrigin?.source === "estimated",
  );
  return {
    stopped: stopped === null ? null : toStop(stopped),
    left_out: leftOut + calls.length - kept.length,
    price_table: isEstimated ? PRICE_TABLE : null,
    prices: toPrices(kept),
    cost_source: toCostSource(kept, run.isCostReported) ?? "unknown",
    ...toTunnels(report),
    requests: withBodies(
      kept,
      kept.map((call, index) => toRequest(call, toTurn(index, run.ends))),
    ),
  };
}

/** The first bodies that fit; none where the gateway kept none. */
function withBodies(
  calls: readonly LoggedCall[],
  requests: readonly Section["requests"][number][],
): Section["requests"] {
  let left = BODIES_CHARACTERS;
  return requests.map((request, index) => {
    const bodies = calls[index]?.bodies ?? null;
    if (bodies === null) return request;
    left -= bodies.request.length + bodies.answer.length;
    return left < 0 ? request : { ...request, bodies: { ...bodies } };
  });
}

/** Absent where no tunnel was asked for, as in every recording without extra hosts. */
function toTunnels(report: GatewayReport): Pick<Section, "tunnels" | "tunnels_left_out"> {
  const { tunnels, tunnelsLeftOut } = report;
  if (tunnels.length === 0) return {};
  const kept = tunnels.slice(0, MOST_TUNNELS);
  return {
    tunnels: kept.map((one) => ({
      target: cut(one.target),
      status: one.status,
      refused: one.refused === null ? null : cut(one.refused),
      sent: one.sent,
      received: one.received,
      at: one.startedAt,
      duration_ms: one.durationMs,
    })),
    tunnels_left_out: tunnelsLeftOut + tunnels.length - kept.length,
  };
}

/** Whether money of these calls, which is not nothing, was priced so. */
function has(calls: readonly LoggedCall[], source: CostSource): boolean {
  return calls.some(
    ({ microUsd, priceOrigin }) => microUsd !== 0 && priceOrigin?.source === source,
  );
}

/** The order of judge-and-cost.md §10.2. */
function toCostSource(calls: readonly LoggedCall[], isReported: boolean): CostSource | null {
  return !has(calls, "configured") && isReported ? "reported" : toCallsSource(calls);
}

/** Who says what calls cost, where no CLI does; null where it is not known, or nothing. */
export function toCallsSource(calls: readonly LoggedCall[]): CostSource | null {
  if (calls.some(({ microUsd }) => microUsd === null)) return null;
  if (has(calls, "estimated")) return "estimated";
  return has(calls, "configured") ? "configured" : null;
}

type UsedPrice = NonNullable<Section["prices"]>[number];

/** Every price once, with the time of its first call. */
function toPrices(calls: readonly LoggedCall[]): UsedPrice[] {
  const prices = new Map<string, UsedPrice>();
  for (const { priceOrigin, startedAt } of calls) {
    if (priceOrigin === null) continue;
    const { unit, table } = priceOrigin;
    const price = {
      source: toSource(priceOrigin),
      model: cut(priceOrigin.model),
      table,
      input_mtok: unit.input,
      output_mtok: unit.output,
      cache_read_mtok: unit.cacheRead,
      cache_write_mtok: unit.cacheWrite,
    };
    const key = JSON.stringify(price);
    if (!prices.has(key)) prices.set(key, { ...price, at: startedAt });
  }
  return [...prices.values()];
}

/** In a recording a price is the settings' own or of the table. */
function toSource({ source }: Pick<PriceOrigin, "source">): UsedPrice["source"] {
  return source === "configured" ? "configured" : "table";
}

function toStop(stop: GatewayStop): NonNullable<Section["stopped"]> {
  const reason = cut(stop.reason);
  if (stop.kind === "budget") {
    const cap = stop.scope === null ? {} : { cap: cut(stop.scope) };
    return { why: stop.kind, error: null, reason, ...cap };
  }
  if (stop.kind === "price") return { why: stop.kind, error: null, reason };
  const error = stop.status ?? (stop.isMalformed ? "malformed" : "connection");
  return { why: "provider", error, reason };
}

/** What ended after the last turn, as it was cut off, belongs to it. */
function toTurn(index: number, ends: readonly number[]): number {
  const turn = ends.findIndex((end) => index < end);
  return turn < 0 ? Math.max(1, ends.length) : turn + 1;
}

function toRequest(call: LoggedCall, turn: number): Section["requests"][number] {
  const { method, path, tokens, refused, failure } = call;
  const problem = refused?.reason ?? failure;
  return {
    turn,
    request: cut(`${method} ${path}`),
    model_asked: call.modelAsked === null ? null : cut(call.modelAsked),
    model_served: call.modelServed === null ? null : cut(call.modelServed),
    status: call.status,
    answered_by: call.answeredBy,
    tokens:
      tokens === null
        ? null
        : {
            input_total: tokens.inputTotal,
            cache_read: tokens.cacheRead,
            cache_write: tokens.cacheWrite,
            output: tokens.output,
          },
    micro_usd: call.microUsd,
    ...(call.priceOrigin === null ? {} : { price_source: toSource(call.priceOrigin) }),
    duration_ms: Math.round(call.durationMs),
    problem: problem === null ? null : cut(problem),
  };
}

const cut = (text: string): string => text.slice(0, WORDS);

/** The model that answered last: some CLIs say nothing of it, some say our own name for it (agents.md AG-16); null when none did. */
export function findServedModel({ calls }: GatewayReport): string | null {
  return calls.findLast(({ modelServed }) => modelServed !== null)?.modelServed ?? null;
}

/** Whether our own scripted server answered (agents.md §7). */
export function isScripted({ calls }: GatewayReport): boolean {
  return calls.some(({ modelServer }) => modelServer === "scripted");
}
