import type { CallTokens, PriceOrigin, PriceTokens } from "./price.ts";
import type { Purse } from "./purse.ts";
import type { TunnelHosts, TunnelReport } from "./tunnel.ts";

/** The protocols that a gateway speaks (agents.md §7.2 to §7.5). */
export type ModelProtocol = "anthropic-messages" | "openai-responses" | "openai-chat" | "gemini";

/** Where a gateway listens: a unix socket that the relay of a cage leads to, or, without a cage, a port of 127.0.0.1. */
export type ListenPlace =
  | { readonly kind: "socket"; readonly path: string }
  | { readonly kind: "loopback" };

/** Where it can be reached once it listens. */
export type GatewayAddress =
  | { readonly kind: "socket"; readonly path: string }
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  | { readonly kind: "loopback"; readonly url: string };

/**
 * How much trouble of the provider the agent's CLI gets to see. A failure is an answer 401, 408, 409, 425,
 * 429 or 500 and above, an answer that breaks off, none in time, or no connection.
 *
 * The first `failures` failures in a row are passed on as they came, 429 with its `retry-after`; a success
 * starts the count anew. The failure after them is final: it, and every further call of the run, is answered
 * at once with a 400 that no CLI repeats for long, and nothing more is sent to the provider; why is in the report alone.
 * So is a `retry-after` above `retryAfterSeconds`. The scheduler, not the CLI, then decides about another try.
 *
 * For CLIs whose retries can be limited (claude, codex): 2. For those that retry for minutes on their own
 * (opencode, gemini, droid; agents.md AG-11): 0. A failure that the CLI has seen half of is passed on
 * whatever the count.
 */
export interface Patience {
  readonly failures: number;
  readonly retryAfterSeconds: number;
}

/** In milliseconds. */
export interface GatewayTimeouts {
  /** Until the provider's answer begins, connection included. */
  readonly answerMs: number;
  /** Without any byte of an answer that has begun, whoever holds it up. */
  readonly idleMs: number;
}

/** What the gateway of one run is opened with. The purse may be shared with the gateways of other runs. */
export interface GatewayPlan {
  readonly protocol: ModelProtocol;
  readonly listen: ListenPlace;
  /** http or https origin of the provider with an optional base path; the path of a call is appended to it. */
  readonly upstream: string;
  /** The real key. Never in a log, an error or an answer. */
  readonly key: string;
  /** Header that takes it: the protocol's own, or `Authorization: Bearer` for a token (ANTHROPIC_AUTH_TOKEN). */
  readonly keyHeader: "own" | "bearer";
  /** The dummy key that the agent was given. Calls without it are refused: a port is open to all of the machine. */
  readonly clientKey: string;
  /** Models that may be asked for, by their exact names; empty allows any. */
  readonly models: readonly string[];
  readonly purse: Purse;
  readonly price: PriceTokens;
  readonly patience: Patience;
  readonly timeouts: GatewayTimeouts;
  /** Hosts that the agent may reach beside its model, through CONNECT; null refuses every tunnel. */
  readonly tunnels: TunnelHosts | null;
  /** How much of each body the log keeps; 0 keeps none. Whoever stores them redacts them first. */
  readonly bodyBytes: number;
  /** Words that no request may hold; those that one did are in the report. A request is held against them before anything else reads its body. */
  readonly watchWords: readonly string[];
}

/** Why the gateway answered in the provider's place. */
export type RefusalWord =
  /** Not HTTP, or two ways to read it. */
  | "syntax"
  /** Meant for another host. */
  | "host"
  /** No route of the protocol, or a query that it does not have. */
  | "route"
  | "client-key"
  | "too-large"
  /** Not JSON, or two ways to read it. */
  | "body"
  | "model"
  /** Asks for what costs more than the price table says. */
  | "surcharge"
  | "budget"
  /** No price for the model, though there is a limit in money. */
  | "price"
  /** The provider asked to wait (`retry-after`). */
  | "wait"
  /** The provider failed for good before: {@link Patience}. */
  | "provider";

export interface Refusal {
  readonly word: RefusalWord;
  /** A sentence. */
  readonly reason: string;
}

/** One request of the agent, as the gateway saw it. Names and paths are the agent's words: an attacker's data. */
export interface LoggedCall {
  /** UTC, with milliseconds. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly method: string;
  /** Path and query as they were written, cut to 300 characters; empty where none could be read. */
  readonly path: string;
  readonly modelAsked: string | null;
  /** As the answer names it. */
  readonly modelServed: string | null;
  /** Of the answer that the agent got; null when it was gone before. */
  readonly status: number | null;
  /** Whose answer the agent got. */
  readonly answeredBy: "provider" | "gateway";
  /** Null where the provider said nothing usable. */
  readonly tokens: CallTokens | null;
  /** What it cost; 0 where nothing is billed (refusals, errors), null where it is not known. */
  readonly microUsd: number | null;
  /** Of `microUsd`; where that is not known, of the worst case that was put aside. Null where nothing was priced. */
  readonly priceOrigin: PriceOrigin | null;
  /** What the purse was charged: the reserve where the cost is not known. */
  readonly chargedMicroUsd: number;
  readonly refused: Refusal | null;
  /** What went wrong at the provider or on the way, a sentence; null where nothing did. */
  readonly failure: string | null;
  /** The answer's header `x-skillcheck-model-server` (agents.md §7), null where it had none. */
  readonly modelServer: string | null;
  /**
   * Both bodies of a call that the provider answered, as text, each cut to the plan's `bodyBytes`; null when none
   * are kept, or the log holds 32 MiB of them.
   */
  readonly bodies: { readonly request: string; readonly answer: string } | null;
}

/** Sums over the calls that reached the provider and were billed, or may have been. */
export interface Spending {
  readonly calls: number;
  /** Sum of what is known, null when nothing is. */
  readonly tokens: CallTokens | null;
  /** Sum of what is known. */
  readonly microUsd: number;
  /** Calls whose cost is not known. */
  readonly unknown: number;
  readonly chargedMicroUsd: number;
}

/** Why nothing more is sent to the provider in this run. */
export type GatewayStop =
  /** `scope`: whose cap it was, null for the whole command's . */
  | { readonly kind: "budget"; readonly scope: string | null; readonly reason: string }
  | { readonly kind: "price"; readonly reason: string }
  | {
      readonly kind: "provider";
      /** Of its last answer, null when there was none or it was no error. */
      readonly status: number | null;
      /** Its last answer came whole and cannot be read. */
      readonly isMalformed: boolean;
      readonly reason: string;
    };

/** What happened so far; calls that are under way are not in it. */
export interface GatewayReport extends TunnelReport {
  /** In the order in which they ended. */
  readonly calls: readonly LoggedCall[];
  /** Calls beyond the length of the log; what was billed, or may have been, is always listed. */
  readonly leftOut: number;
  readonly spending: Spending;
  readonly stopped: GatewayStop | null;
  /** Those of `watchWords` that stood in the body of a request, in the plan's order; also of one that was refused. */
  readonly seenWords: readonly string[];
}

/** The one way out of a run (security.md SB-7). */
export interface Gateway {
  readonly address: GatewayAddress;
  readonly report: () => GatewayReport;
  /** Ends every call that is under way and stops listening; resolves when all of them are in the report. Never rejects. */
  readonly close: () => Promise<void>;
}

/** A gateway that listens, or why there is none. */
export type Opened<Kind> =
  | { readonly kind: "open"; readonly gateway: Kind }
  | { readonly kind: "failed"; readonly reason: string };
