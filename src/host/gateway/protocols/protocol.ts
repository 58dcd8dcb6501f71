import type { ModelProtocol } from "../../../model/gateway.ts";
import type { JsonValue } from "../../../model/json-value.ts";
import type { CallTokens } from "../../../model/price.ts";
import type { JsonRecord } from "../json-fields.ts";

/** What a request is for. */
export type Route =
  /** A harmless probe, answered here. */
  | { readonly kind: "hello" }
  /** The list of models, answered here with those that are allowed: the account's own list is nobody's business. */
  | { readonly kind: "models" }
  /** Asks the model, or counts tokens for nothing; `model` where the path names it. */
  | { readonly kind: "ask" | "count"; readonly model: string | null };

/** What a request says about the length of its answer. */
export interface AnswerLimit {
  /** Tokens of one answer; null where it sets no (usable) limit. */
  readonly outputTokens: number | null;
  /** Answers to one request. */
  readonly answers: number;
}

/** What an answer said, once it is over. */
export interface AnswerFacts {
  readonly served: string | null;
  /** As far as they were told; null when it gave none, only zeros, or impossible ones. */
  readonly tokens: CallTokens | null;
  /** Whether the protocol's own end was seen. */
  readonly isComplete: boolean;
  /** Words of an error that it holds, whatever its status. */
  readonly error: string | null;
}

/** Reads one answer. */
export interface AnswerReader {
  /** An event of a stream, or the whole of a plain answer. */
  readonly read: (event: JsonRecord) => void;
  readonly facts: () => AnswerFacts;
}

/** What one vendor's protocol must bring: one file per protocol, listed in index.ts (agents.md §7.2 to §7.5). */
export interface Protocol {
  readonly name: ModelProtocol;
  /** By method and path, compared exactly, without the query; null for everything else. */
  readonly route: (method: string, path: string) => Route | null;
  /** Query parameters of asks and counts: name → its one value; null: taken off, because it holds a key. */
  readonly parameters: ReadonlyMap<string, string | null>;
  /** The real key, as the provider wants it. */
  readonly keyHeader: (key: string) => readonly [name: string, value: string];
  readonly limit: (body: JsonRecord) => AnswerLimit;
  /** Tokens of the longest answer of any model, where a request sets no limit. */
  readonly outputTokens: number;
  /** Top-level keys that bring in what the provider has stored: the body does not bound the input then. */
  readonly storedInput: readonly string[];
  /** An error in the words of the protocol. */
  readonly failure: (status: number, message: string) => JsonValue;
  /** A list of models in the words of the protocol. */
  readonly models: (names: readonly string[]) => JsonValue;
  readonly openReader: () => AnswerReader;
}

/** Larger numbers are no limit. */
export const MOST_OUTPUT = 10_000_000;
