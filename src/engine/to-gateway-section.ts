import type { Cassette } from "../model/cassette.ts";
import type { GatewayReport, GatewayStop, LoggedCall } from "../model/gateway.ts";
import { PRICE_TABLE } from "./price-usage.ts";

/** Most requests that a recording names, and characters of one text in it. */
const MOST_REQUESTS = 1000;
const WORDS = 300;

type Section = NonNullable<Cassette["gateway"]>;

/** What a recording keeps of the requests to the model; `ends` tells how many had ended with each turn. */
export function toGatewaySection(report: GatewayReport, ends: readonly number[]): Section {
  const { calls, leftOut, stopped } = report;
  const kept = calls.slice(0, MOST_REQUESTS);
  const isPriced = kept.some(({ microUsd }) => microUsd !== null && microUsd > 0);
  return {
    stopped: stopped === null ? null : toStop(stopped),
    left_out: leftOut + calls.length - kept.length,
    price_table: isPriced ? PRICE_TABLE : null,
    requests: kept.map((call, index) => toRequest(call, toTurn(index, ends))),
  };
}

function toStop(stop: GatewayStop): NonNullable<Section["stopped"]> {
  const reason = cut(stop.reason);
  if (stop.kind !== "provider") return { why: stop.kind, error: null, reason };
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
