/** Anthropic Messages: claude, droid, claude behind ACP (agents.md §7.2). */

import type { ModelList } from "./model-list.ts";
import {
  type Answer,
  asList,
  asRecord,
  type Block,
  type Conversation,
  countAnswers,
  type Json,
  type Protocol,
  pieces,
  roughTokens,
} from "./protocol.ts";
import type { Usage } from "./script.ts";

/** The texts of a message's content, which is a string or a list of blocks. */
function textsOf(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  return asList(content).flatMap((block) => {
    const { type, text } = asRecord(block);
    return type === "text" && typeof text === "string" ? [text] : [];
  });
}

/** claude sends its session id as a header and inside `metadata.user_id`, which is JSON in 2.1.332 and a plain id in others. */
function sessionOf(headers: Readonly<Record<string, string>>, body: Json): string | undefined {
  const header = headers["x-claude-code-session-id"];
  if (header) return header;
  const user = asRecord(body["metadata"])["user_id"];
  return typeof user === "string" && user !== "" ? user : undefined;
}

function read(request: { headers: Readonly<Record<string, string>>; body: unknown }): Conversation {
  const body = asRecord(request.body);
  const messages = asList(body["messages"]);
  const users = messages.map(asRecord).filter((message) => message["role"] === "user");
  return {
    model: typeof body["model"] === "string" ? body["model"] : "unknown",
    streamed: body["stream"] === true,
    offersTools: asList(body["tools"]).length > 0,
    userTexts: users.flatMap((message) => textsOf(message["content"])),
    answersBefore: countAnswers(
      messages.map((message) => (asRecord(message)["role"] === "assistant" ? "assistant" : "user")),
    ),
    session: sessionOf(request.headers, body),
  };
}

/** The `usage` field, or nothing of it. */
function usageField(usage: Usage | null | undefined, output?: number): Json {
  if (usage === undefined) return {};
  if (usage === null) return { usage: null };
  return {
    usage: {
      input_tokens: usage.input,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: usage.cached,
      output_tokens: output ?? usage.output,
    },
  };
}

function stopReason(answer: Answer): string {
  return answer.blocks.some((block) => block.type === "tool") ? "tool_use" : "end_turn";
}

function frame(event: Json & { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function blockStart(block: Block): Json {
  if (block.type === "text") return { type: "text", text: "" };
  if (block.type === "thinking") return { type: "thinking", thinking: "", signature: "" };
  return { type: "tool_use", id: `toolu_${block.id}`, name: block.name, input: {} };
}

function blockDeltas(block: Block): readonly Json[] {
  if (block.type === "text")
    return pieces(block.text).map((text) => ({ type: "text_delta", text }));
  if (block.type === "thinking")
    return [
      ...pieces(block.text).map((thinking) => ({ type: "thinking_delta", thinking })),
      { type: "signature_delta", signature: "scripted" },
    ];
  return pieces(JSON.stringify(block.input)).map((partial_json) => ({
    type: "input_json_delta",
    partial_json,
  }));
}

function stream(answer: Answer): readonly string[] {
  const message = {
    id: `msg_${answer.id}`,
    type: "message",
    role: "assistant",
    model: answer.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    // The start event carries 1 output token, as the real API does; the count stands in message_delta.
    ...usageField(answer.usage, 1),
  };
  const blocks = answer.blocks.flatMap((block, index) => [
    frame({ type: "content_block_start", index, content_block: blockStart(block) }),
    ...blockDeltas(block).map((delta) => frame({ type: "content_block_delta", index, delta })),
    frame({ type: "content_block_stop", index }),
  ]);
  const counted =
    answer.usage === null || answer.usage === undefined
      ? usageField(answer.usage)
      : { usage: { output_tokens: answer.usage.output } };
  return [
    frame({ type: "message_start", message }),
    ...blocks,
    frame({
      type: "message_delta",
      delta: { stop_reason: stopReason(answer), stop_sequence: null },
      ...counted,
    }),
    frame({ type: "message_stop" }),
  ];
}

function plainBlock(block: Block): Json {
  if (block.type === "text") return { type: "text", text: block.text };
  if (block.type === "thinking")
    return { type: "thinking", thinking: block.text, signature: "scripted" };
  return { type: "tool_use", id: `toolu_${block.id}`, name: block.name, input: block.input };
}

const errorTypes: ReadonlyMap<number, string> = new Map([
  [400, "invalid_request_error"],
  [401, "authentication_error"],
  [403, "permission_error"],
  [404, "not_found_error"],
  [413, "request_too_large"],
  [429, "rate_limit_error"],
  [529, "overloaded_error"],
]);

const models: ModelList = {
  path: "/v1/models",
  knows: (headers) => "anthropic-version" in headers,
  entries: ["claude-haiku-4-5", "claude-sonnet-4-5", "claude-opus-4-5"].map((id) => ({
    type: "model",
    id,
    display_name: id,
    created_at: "2025-10-01T00:00:00Z",
  })),
  wrap: (data) => ({
    data,
    has_more: false,
    first_id: data[0]?.["id"],
    last_id: data.at(-1)?.["id"],
  }),
};

function fixed({
  method,
  path,
  body,
}: {
  method: string;
  path: string;
  body: unknown;
}): Json | undefined {
  if (method === "HEAD" && (path === "/" || path === "/api/hello")) return {};
  if (method === "GET" && path === "/api/hello") return { message: "hello" };
  if (method === "POST" && path === "/v1/messages/count_tokens")
    return { input_tokens: roughTokens(body) };
  return undefined;
}

/** The protocol of `POST /v1/messages`. */
export const anthropicMessages: Protocol = {
  name: "anthropic-messages",
  calls: [],
  asks: (method, path) => method === "POST" && path === "/v1/messages",
  fixed,
  models,
  read,
  stream,
  plain: (answer) => ({
    id: `msg_${answer.id}`,
    type: "message",
    role: "assistant",
    model: answer.model,
    content: answer.blocks.map(plainBlock),
    stop_reason: stopReason(answer),
    stop_sequence: null,
    ...usageField(answer.usage),
  }),
  unknownEvent: frame({ type: "skillcheck_unknown", note: "no client knows this type" }),
  failure: (status, message) => ({
    type: "error",
    error: { type: errorTypes.get(status) ?? "api_error", message },
    request_id: "req_scripted",
  }),
};
