import { expect } from "vitest";
import type { LoggedCall, ModelProtocol } from "../../../src/model/gateway.ts";
import { openWorld } from "./open-world.ts";

/** A usage object. */
export type Fields = Readonly<Record<string, unknown>>;

/** One answer in every form: with this usage object, at its usual place. */
export interface Form {
  readonly protocol: ModelProtocol;
  readonly stream: (usage: Fields | null | undefined) => readonly unknown[];
  readonly plain: (usage: Fields | null | undefined) => unknown;
  /** 1,200 of input, 200 of them cached, 34 of output, 10 of them reasoning: agents.md §7.1. */
  readonly usual: Fields;
  readonly cacheWrite: number | null;
  /** Its names of input and output. */
  readonly names: readonly [input: string, output: string];
}

/** `usage` where there is one, also null. */
const maybe = (name: string, usage: unknown) => (usage === undefined ? {} : { [name]: usage });

/** Every protocol with the tokens of our samples. */
export const FORMS: readonly Form[] = [
  {
    protocol: "anthropic-messages",
    stream: (usage) => [
      {
        type: "message_start",
        message: { model: "model-b", ...maybe("usage", usage && { ...usage, output_tokens: 1 }) },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "usage" } },
      { type: "skillcheck_unknown" },
      {
        type: "message_delta",
        delta: { stop_reason: "end_turn" },
        ...maybe(
          "usage",
          usage && {
            output_tokens: usage["output_tokens"],
            output_tokens_details: usage["output_tokens_details"],
          },
        ),
      },
      { type: "message_stop" },
    ],
    plain: (usage) => ({
      type: "message",
      model: "model-b",
      content: [],
      ...maybe("usage", usage),
    }),
    usual: {
      input_tokens: 1000,
      cache_read_input_tokens: 200,
      cache_creation_input_tokens: 0,
      output_tokens: 34,
      output_tokens_details: { thinking_tokens: 10 },
    },
    cacheWrite: 0,
    names: ["input_tokens", "output_tokens"],
  },
  {
    protocol: "openai-responses",
    stream: (usage) => [
      { type: "response.created", response: { model: "model-b", status: "in_progress" } },
      { type: "response.output_text.delta", delta: "usage" },
      {
        type: "response.completed",
        response: { model: "model-b", status: "completed", ...maybe("usage", usage) },
      },
    ],
    plain: (usage) => ({
      object: "response",
      model: "model-b",
      status: "completed",
      ...maybe("usage", usage),
    }),
    usual: {
      input_tokens: 1200,
      input_tokens_details: { cached_tokens: 200 },
      output_tokens: 34,
      output_tokens_details: { reasoning_tokens: 10 },
      total_tokens: 1234,
    },
    cacheWrite: null,
    names: ["input_tokens", "output_tokens"],
  },
  {
    protocol: "openai-chat",
    stream: (usage) => [
      {
        model: "model-b",
        choices: [{ index: 0, delta: { content: "usage" }, finish_reason: null }],
        usage: null,
      },
      { model: "model-b", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
      { model: "model-b", choices: [], ...maybe("usage", usage) },
    ],
    plain: (usage) => ({
      object: "chat.completion",
      model: "model-b",
      choices: [{ index: 0, message: {}, finish_reason: "stop" }],
      ...maybe("usage", usage),
    }),
    usual: {
      prompt_tokens: 1200,
      prompt_tokens_details: { cached_tokens: 200 },
      completion_tokens: 34,
      completion_tokens_details: { reasoning_tokens: 10 },
      total_tokens: 1234,
    },
    cacheWrite: null,
    names: ["prompt_tokens", "completion_tokens"],
  },
  {
    protocol: "gemini",
    stream: (usage) => [
      { candidates: [{ content: { parts: [{ text: "usage" }] } }], modelVersion: "model-b" },
      {
        candidates: [{ finishReason: "STOP" }],
        modelVersion: "model-b",
        ...maybe("usageMetadata", usage),
      },
    ],
    plain: (usage) => ({
      candidates: [{ finishReason: "STOP" }],
      modelVersion: "model-b",
      ...maybe("usageMetadata", usage),
    }),
    usual: {
      promptTokenCount: 1200,
      cachedContentTokenCount: 200,
      candidatesTokenCount: 24,
      thoughtsTokenCount: 10,
      totalTokenCount: 1234,
    },
    cacheWrite: null,
    names: ["promptTokenCount", "candidatesTokenCount"],
  },
];

/** What the log says of one answer; sent in pieces of one byte where it is streamed. */
export async function logOf(
  protocol: ModelProtocol,
  type: string,
  text: string,
): Promise<LoggedCall | undefined> {
  const world = await openWorld(
    (response) => {
      response.writeHead(200, { "content-type": type });
      for (const byte of Buffer.from(text)) response.write(Buffer.of(byte));
      response.end();
    },
    { protocol, models: [] },
  );
  expect((await world.ask()).text).toBe(text);
  const { calls } = await world.report();
  expect(calls).toHaveLength(1);
  return calls[0];
}

/** Server-sent events. */
export const toEvents = (list: readonly unknown[], end = "\n\n") =>
  list.map((event) => `event: x\ndata: ${JSON.stringify(event)}${end}`).join("");
