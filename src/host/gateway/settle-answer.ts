import { type Price, toOrigin } from "../../model/price.ts";
import { type Exchange, type Outgoing, stopServing } from "./exchange.ts";
import type { AnswerEnd } from "./pass-on.ts";

/** An answer that is over. */
interface Ended {
  readonly end: AnswerEnd;
  readonly status: number;
}

/**
 * Notes what an answer was, and charges it. Providers bill no error. Everything else whose tokens or price
 * are not known counts as its reserve (security.md SB-12): an answer that broke off, one without usage, with
 * zeros or impossible numbers, a served model without a price.
 */
export function settleAnswer(exchange: Exchange, outgoing: Outgoing, ended: Ended): void {
  const { draft, serving } = exchange;
  const { facts, beginning } = ended.end;
  const isCounted = outgoing.hold !== null;
  const isError = ended.status >= 300;
  draft.modelServed = facts.served?.slice(0, 200) ?? null;
  draft.failure = isCounted || isError ? explain(ended, isError) : explainCut(ended.end);
  draft.bodies =
    serving.plan.bodyBytes === 0
      ? null
      : {
          request: outgoing.body.subarray(0, serving.plan.bodyBytes).toString("utf8"),
          answer: beginning.toString("utf8"),
        };
  if (outgoing.hold !== null) {
    const cost = isError ? 0 : priceAnswer(exchange, outgoing, ended.end);
    draft.microUsd = cost;
    draft.chargedMicroUsd = outgoing.hold.settle(cost);
  }
  if (!isError) judge(exchange, ended);
}

/** Null when it is not known. */
function priceAnswer(
  { draft, serving }: Exchange,
  { call }: Outgoing,
  { cause, facts }: AnswerEnd,
): number | null {
  if (cause !== "whole" || !facts.isComplete || facts.tokens === null) return null;
  draft.tokens = facts.tokens;
  const { price } = serving.plan;
  const at = Date.now();
  const found: Price = price({ usage: facts.tokens, asked: call.model, served: facts.served, at });
  if (found.kind === "unknown") return null;
  draft.priceOrigin = toOrigin(found);
  return found.microUsd;
}

function explain({ end, status }: Ended, isError: boolean): string | null {
  const { facts } = end;
  const words = facts.error?.slice(0, 300) ?? null;
  if (isError) return `the provider answered ${status}${words === null ? "" : `: ${words}`}`;
  const cut = explainCut(end);
  if (cut !== null) return cut;
  if (words !== null) return `the provider broke its answer off: ${words}`;
  if (facts.unreadable !== null) return facts.unreadable;
  return facts.isComplete ? null : "the answer stopped before its end";
}

function explainCut({ cause }: AnswerEnd): string | null {
  switch (cause) {
    case "whole":
      return null;
    case "cut":
      return "the connection to the provider broke off during the answer";
    case "idle":
      return "no byte of the answer passed for too long";
    case "gone":
      return "nobody waited for the rest of the answer";
  }
}

/** An answer that began well and ended badly is a failure too, though the agent has seen a part of it. */
function judge({ draft, serving }: Exchange, { end }: Ended): void {
  if (end.cause === "gone") return;
  if (draft.failure === null) {
    serving.patience.succeed();
    return;
  }
  const verdict = serving.patience.fail({ status: null, retryAfter: null }, performance.now());
  if (verdict === "pass") return;
  const reason = `${draft.failure}; nothing more is asked in this run`;
  const isMalformed = end.cause === "whole" && end.facts.unreadable !== null;
  stopServing(serving, { kind: "provider", status: null, isMalformed, reason });
}
