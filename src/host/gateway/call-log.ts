import type { GatewayReport, GatewayStop, LoggedCall, Spending } from "../../model/gateway.ts";
import type { CallTokens } from "../../model/price.ts";
import type { TunnelReport } from "../../model/tunnel.ts";

/** Longest log of what was not billed: an agent can ask for nonsense as fast as it likes. */
const UNBILLED_CALLS = 2000;
/** Bodies that one log keeps. */
const BODIES_BYTES = 32 * 1024 * 1024;
const PATH_LENGTH = 300;
const METHOD_LENGTH = 20;

/** One call while it is under way. */
export type Draft = { -readonly [Key in keyof Omit<LoggedCall, "durationMs">]: LoggedCall[Key] } & {
  /** Of `performance.now()`. */
  readonly began: number;
};

/** What was asked of one gateway so far. */
export interface CallLog {
  readonly add: (draft: Draft) => void;
  readonly report: (
    stopped: GatewayStop | null,
  ) => Omit<GatewayReport, keyof TunnelReport | "seenWords">;
}

/** A call that has just come in; nothing has happened with it yet. */
export function startDraft(method: string, path: string): Draft {
  return {
    began: performance.now(),
    startedAt: new Date().toISOString(),
    method: method.slice(0, METHOD_LENGTH),
    path: path.slice(0, PATH_LENGTH),
    modelAsked: null,
    modelServed: null,
    status: null,
    answeredBy: "gateway",
    tokens: null,
    microUsd: 0,
    priceOrigin: null,
    chargedMicroUsd: 0,
    refused: null,
    failure: null,
    modelServer: null,
    bodies: null,
  };
}

/** An empty log. */
export function openCallLog(): CallLog {
  const calls: LoggedCall[] = [];
  let unbilled = 0;
  let leftOut = 0;
  let bodiesLeft = BODIES_BYTES;
  return {
    add: ({ began, bodies, ...draft }) => {
      if (!isBilled(draft) && ++unbilled > UNBILLED_CALLS) {
        leftOut += 1;
        return;
      }
      bodiesLeft -= (bodies?.request.length ?? 0) + (bodies?.answer.length ?? 0);
      calls.push({
        ...draft,
        durationMs: Math.round(performance.now() - began),
        bodies: bodiesLeft < 0 ? null : bodies,
      });
    },
    report: (stopped) => ({ calls: [...calls], leftOut, spending: sumUp(calls), stopped }),
  };
}

/** Whether money was spent, or may have been. */
function isBilled({ tokens, microUsd }: Pick<LoggedCall, "tokens" | "microUsd">): boolean {
  return tokens !== null || microUsd !== 0;
}

function sumUp(calls: readonly LoggedCall[]): Spending {
  const billed = calls.filter(isBilled);
  const sum = (read: (call: LoggedCall) => number | null) =>
    billed.reduce((total, call) => total + (read(call) ?? 0), 0);
  return {
    calls: billed.length,
    tokens: billed.reduce<CallTokens | null>((total, call) => addTokens(total, call.tokens), null),
    microUsd: sum((call) => call.microUsd),
    unknown: billed.filter((call) => call.microUsd === null).length,
    chargedMicroUsd: sum((call) => call.chargedMicroUsd),
  };
}

/** A part that one of them leaves out is left out of the sum. */
function addTokens(left: CallTokens | null, right: CallTokens | null): CallTokens | null {
  if (left === null || right === null) return left ?? right;
  const add = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one + other;
  return {
    inputTotal: left.inputTotal + right.inputTotal,
    cacheRead: add(left.cacheRead, right.cacheRead),
    cacheWrite: add(left.cacheWrite, right.cacheWrite),
    cacheWriteHour: add(left.cacheWriteHour, right.cacheWriteHour),
    output: left.output + right.output,
    reasoning: add(left.reasoning, right.reasoning),
  };
}
