import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatewayPlan, GatewayStop, Refusal, RefusalWord } from "../../model/gateway.ts";
import type { JsonValue } from "../../model/json-value.ts";
import type { Hold } from "../../model/purse.ts";
import type { CallLog, Draft } from "./call-log.ts";
import type { PatienceState } from "./patience.ts";
import type { Protocol } from "./protocols/protocol.ts";
import type { ModelCall } from "./read-call.ts";
import type { Target } from "./read-target.ts";
import type { Upstream } from "./upstream.ts";

/** One gateway while it is open. */
export interface Serving {
  readonly plan: GatewayPlan;
  readonly protocol: Protocol;
  readonly upstream: Upstream;
  readonly log: CallLog;
  readonly patience: PatienceState;
  readonly seenWords: Set<string>;
  /** Set once: from then on nothing is sent to the provider. */
  stop: GatewayStop | null;
}

/** One request and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly serving: Serving;
  readonly draft: Draft;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** A request that may go to the provider. */
export interface Outgoing {
  readonly target: Target;
  readonly call: ModelCall;
  readonly body: Buffer;
  /** Null for what costs nothing. */
  readonly hold: Hold | null;
}

/** Words that are answered otherwise than with 403; what is final has a status that no CLI repeats (agents.md AG-11). */
const STATUSES: ReadonlyMap<RefusalWord, number> = new Map<RefusalWord, number>([
  ["syntax", 400],
  ["too-large", 413],
  ["budget", 400],
  ["price", 400],
  ["provider", 400],
  ["wait", 429],
]);

/**
 * What the agent is told where the run is over. CLIs look for words: opencode 1.18.33 tries again, five times in
 * 75 s, whatever the status, where an answer holds "429", "500", "rate limit", "overloaded", "socket hang up" and the
 * like, and takes others for an overflow. So there are neither numbers nor anybody else's words; the log has the reason.
 */
const FINAL_WORDS: ReadonlyMap<RefusalWord, string> = new Map<RefusalWord, string>([
  ["budget", "the budget leaves no room for this call, and this run is over"],
  ["price", "the price of this model is not known, and this run is over"],
  ["provider", "the provider failed for good, and this run is over"],
]);

/** Answers with JSON of our own. */
export function sendJson(
  { response, draft }: Exchange,
  status: number,
  { body, headers = {} }: { readonly body: JsonValue; readonly headers?: Record<string, string> },
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  draft.status = status;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": bytes.length,
    ...headers,
  });
  response.end(bytes);
}

/** Answers in the provider's place, in the words of the protocol, and notes why. */
export function refuse(
  exchange: Exchange,
  refusal: Refusal,
  headers: Record<string, string> = { "x-should-retry": "false" },
): void {
  const status = STATUSES.get(refusal.word) ?? 403;
  exchange.draft.refused = refusal;
  exchange.draft.answeredBy = "gateway";
  const words = FINAL_WORDS.get(refusal.word) ?? refusal.reason;
  sendError(exchange, status, { words, headers });
}

/** An error in the words of the protocol. */
export function sendError(
  exchange: Exchange,
  status: number,
  { words, headers = {} }: { readonly words: string; readonly headers?: Record<string, string> },
): void {
  const body = exchange.serving.protocol.failure(status, `skillcheck: ${words}`);
  sendJson(exchange, status, { body, headers });
}

/** Ends the run's calls for good, unless an earlier one has. */
export function stopServing(serving: Serving, stop: GatewayStop): void {
  serving.stop ??= stop;
}
