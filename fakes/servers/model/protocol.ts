/** What one vendor's protocol must bring: one file per protocol, listed in `protocols.ts`. */

import type { Usage } from "./script.ts";

/** What a request asks, in words that all protocols share. */
export interface Conversation {
  readonly model: string;
  readonly streamed: boolean;
  /** False: a side request (title, summary). */
  readonly offersTools: boolean;
  /** What the user wrote, tool results left out. */
  readonly userTexts: readonly string[];
  /** Runs of consecutive assistant items already in the conversation. */
  readonly answersBefore: number;
  /** The CLI's own session id, if it sends one. */
  readonly session: string | undefined;
}

/** One piece of an answer. */
export type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "thinking"; readonly text: string }
  | { readonly type: "tool"; readonly id: string; readonly name: string; readonly input: unknown };

/** An answer before a protocol puts it into its own words. */
export interface Answer {
  readonly id: string;
  readonly model: string;
  readonly blocks: readonly Block[];
  /** `undefined` leaves the field out, `null` sends null. */
  readonly usage: Usage | null | undefined;
}

/** One vendor's protocol. */
export interface Protocol {
  readonly name: string;
  /** Is this the route where the model is asked? */
  readonly asks: (method: string, path: string) => boolean;
  /** Probes, model lists, token counts: the JSON body, or undefined when the route is not one of these. */
  readonly fixed: (request: { method: string; path: string; body: unknown }) => unknown;
  readonly read: (request: {
    headers: Readonly<Record<string, string>>;
    path: string;
    body: unknown;
  }) => Conversation;
  /** The answer as SSE frames, each with its blank line. */
  readonly stream: (answer: Answer) => readonly string[];
  readonly plain: (answer: Answer) => unknown;
  /** A frame of a type that no client knows. */
  readonly unknownEvent: string;
  readonly failure: (status: number, message: string) => unknown;
}

/** Cuts a long text into pieces as a stream would; never inside a surrogate pair. */
export function pieces(text: string, size = 4096): readonly string[] {
  const cut: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + size, text.length);
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end += 1;
    cut.push(text.slice(start, end));
    start = end;
  }
  return cut;
}

/** A JSON value as an object, or an empty one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}

/** A JSON value as a list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
