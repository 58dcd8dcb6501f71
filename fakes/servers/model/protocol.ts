/** What one vendor's protocol must bring: one file per protocol, listed in `protocols.ts`. */

import type { ModelList } from "./model-list.ts";
import type { Usage } from "./script.ts";

/** What a request asks, in words that all protocols share. */
export interface Conversation {
  readonly model: string;
  readonly streamed: boolean;
  /** False: a side request (title, summary). */
  readonly offersTools: boolean;
  /** What the user wrote, tool results left out. */
  readonly userTexts: readonly string[];
  /** Runs of consecutive assistant items already in the conversation, see {@link countAnswers}. */
  readonly answersBefore: number;
  /** The CLI's own session id, if it sends one. */
  readonly session: string | undefined;
}

interface Call {
  readonly id: string;
  readonly name: string;
  /** The group that the tool was offered in (codex: `multi_agent_v1`). */
  readonly namespace: string | undefined;
}

/** One piece of an answer. Ids are bare: a protocol puts its own prefix before them (`toolu_`, `call_`). */
export type Block =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "thinking"; readonly text: string }
  | ({ readonly type: "tool"; readonly input: unknown } & Call)
  /** A call whose input is a text of the tool's own form, not JSON. */
  | ({ readonly type: "custom"; readonly input: string } & Call);

/** An answer before a protocol puts it into its own words. */
export interface Answer {
  /** Bare, as the ids of blocks. */
  readonly id: string;
  readonly model: string;
  readonly blocks: readonly Block[];
  /** `undefined` leaves the field out, `null` sends null. */
  readonly usage: Usage | null | undefined;
}

/** A JSON object as it is sent. */
export type Json = Readonly<Record<string, unknown>>;

/** One vendor's protocol. */
export interface Protocol {
  readonly name: string;
  /** What a script can say of a tool call beyond a name and an object; the rest is refused with HTTP 400. */
  readonly calls: readonly ("namespace" | "custom")[];
  /** Is this the route where the model is asked? */
  readonly asks: (method: string, path: string) => boolean;
  /** Probes and token counts: the JSON body, or undefined when the route is not one of these. */
  readonly fixed: (request: { method: string; path: string; body: unknown }) => Json | undefined;
  /** The answer to a `GET` for the list of models; protocols of one vendor share one object. */
  readonly models: ModelList;
  readonly read: (request: {
    headers: Readonly<Record<string, string>>;
    path: string;
    body: unknown;
  }) => Conversation;
  /** The answer as SSE frames, each with its blank line. */
  readonly stream: (answer: Answer) => readonly string[];
  readonly plain: (answer: Answer) => Json;
  /** A frame of a type that no client knows. */
  readonly unknownEvent: string;
  readonly failure: (status: number, message: string) => Json;
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

/**
 * Runs of consecutive assistant items (agents.md §7.1). `undefined` stands for what belongs to neither side (system words,
 * reasoning): it does not end a run.
 */
export function countAnswers(sides: readonly ("assistant" | "user" | undefined)[]): number {
  const said = sides.filter((side) => side !== undefined);
  return said.filter((side, place) => side === "assistant" && said[place - 1] !== "assistant")
    .length;
}

/** About four characters a token: the size of a count is right, the number is nobody's. */
export function roughTokens(body: unknown): number {
  return Math.ceil(JSON.stringify(body ?? null).length / 4);
}

/** The texts of all blocks of a type, one after the other; undefined when there is none. */
export function joinTexts(answer: Answer, type: "text" | "thinking"): string | undefined {
  const texts = answer.blocks.flatMap((block) =>
    block.type === type && "text" in block ? [block.text] : [],
  );
  return texts.length === 0 ? undefined : texts.join("");
}

/** A JSON value as an object, or an empty one. */
export function asRecord(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/** A JSON value as a list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
