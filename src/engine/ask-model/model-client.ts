import type { ModelProtocol } from "../../model/gateway.ts";

/** What a model is asked. Nothing but text goes in, no tool is offered, and nothing but text comes back. */
export interface ModelQuestion {
  readonly model: string;
  /** Its part, said before everything else. */
  readonly role: string;
  /** Material and, after it, what is wanted (judge-and-cost.md §2.1). */
  readonly text: string;
  /** Most tokens of the answer, thinking included. */
  readonly outputTokens: number;
  /** 0 asks for the likeliest words; null leaves it to the provider. */
  readonly temperature: number | null;
}

/** A request in the words of a protocol, without the key. */
export interface ModelRequest {
  /** Path on the provider's origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What an answer of status 200 says. */
export type ModelReply =
  | { readonly kind: "text"; readonly text: string }
  /** No answer of the protocol, a refusal, or cut before its first word; why, as a part of a sentence. */
  | { readonly kind: "unusable"; readonly reason: string };

/** One protocol, as pure functions: one file each, listed in index.ts (agents.md §7.2 to §7.5). */
export interface ModelClient {
  readonly protocol: ModelProtocol;
  readonly request: (question: ModelQuestion) => ModelRequest;
  /** Header with the key of a gateway. */
  readonly keyHeader: (key: string) => readonly [name: string, value: string];
  /** Reads the body of an answer, which may be anything. */
  readonly read: (body: unknown) => ModelReply;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** An object, or null. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf).filter((one) => one !== null) : [];
}

/** A text, or "". */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** An answer that is no answer of its protocol. */
export const NO_ANSWER: ModelReply = { kind: "unusable", reason: "is none of its protocol" };

/**
 * Text of an answer with the reason why it ended. A text that was cut is a text; nothing at all before the limit is
 * no answer, though an empty answer that ended by itself is one.
 */
export function toReply(
  text: string,
  end: { readonly isCut: boolean; readonly refusal: string | null },
): ModelReply {
  if (end.refusal !== null) return { kind: "unusable", reason: `is a refusal: ${end.refusal}` };
  if (end.isCut && text.trim() === "") {
    return { kind: "unusable", reason: "ended at its limit of tokens before the first word" };
  }
  return { kind: "text", text };
}
