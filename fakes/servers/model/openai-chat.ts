/** OpenAI chat completions: opencode and any compatible client (agents.md §7.4). */

import { created, openaiFailure, openaiModels, sessionOf, textsOf } from "./openai.ts";
import {
  type Answer,
  asList,
  asRecord,
  type Conversation,
  countAnswers,
  type Json,
  joinTexts,
  type Protocol,
  pieces,
} from "./protocol.ts";

/** Whose a message is; results of tools (`tool`) are the user's side, system words nobody's. */
function sideOf({ role }: Json): "assistant" | "user" | undefined {
  if (role === "assistant") return "assistant";
  return role === "user" || role === "tool" || role === "function" ? "user" : undefined;
}

function read(request: { headers: Readonly<Record<string, string>>; body: unknown }): Conversation {
  const body = asRecord(request.body);
  const messages = asList(body["messages"]).map(asRecord);
  return {
    model: typeof body["model"] === "string" ? body["model"] : "unknown",
    streamed: body["stream"] === true,
    offersTools: asList(body["tools"]).length > 0,
    userTexts: messages
      .filter(({ role }) => role === "user")
      .flatMap(({ content }) => textsOf(content)),
    answersBefore: countAnswers(messages.map(sideOf)),
    session: sessionOf(request.headers),
  };
}

/** Cached tokens lie within the prompt's (judge-and-cost.md §9). */
function usageField({ usage }: Answer): Json {
  if (usage === undefined) return {};
  if (usage === null) return { usage: null };
  return {
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
      prompt_tokens_details: { cached_tokens: usage.cached },
    },
  };
}

function finishReason({ blocks }: Answer): string {
  return blocks.some(({ type }) => type === "tool") ? "tool_calls" : "stop";
}

/** The deltas of an answer's blocks in their order; the first piece of a call names it. */
function deltasOf({ blocks }: Answer): readonly Json[] {
  const calls = blocks.filter(({ type }) => type === "tool");
  return blocks.flatMap((block): readonly Json[] => {
    if (block.type === "text") return pieces(block.text).map((content) => ({ content }));
    if (block.type === "thinking")
      return pieces(block.text).map((reasoning_content) => ({ reasoning_content }));
    const index = calls.indexOf(block);
    return pieces(JSON.stringify(block.input)).map((piece, place) => {
      const call = place === 0 ? { index, id: `call_${block.id}`, type: "function" } : { index };
      const named = place === 0 ? { name: block.name, arguments: piece } : { arguments: piece };
      return { tool_calls: [{ ...call, function: named }] };
    });
  });
}

function stream(answer: Answer): readonly string[] {
  const chunk = (rest: Json) =>
    `data: ${JSON.stringify({
      id: `chatcmpl-${answer.id}`,
      object: "chat.completion.chunk",
      created,
      model: answer.model,
      ...rest,
    })}\n\n`;
  const choice = (delta: Json, finish_reason: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason }] });
  const usage = usageField(answer);
  return [
    choice({ role: "assistant", content: "" }),
    ...deltasOf(answer).map((delta) => choice(delta)),
    choice({}, finishReason(answer)),
    // Without usage the last chunk would say nothing at all.
    ...("usage" in usage ? [chunk({ choices: [], ...usage })] : []),
    "data: [DONE]\n\n",
  ];
}

function plain(answer: Answer): Json {
  const reasoning = joinTexts(answer, "thinking");
  const calls = answer.blocks.flatMap((block) =>
    block.type === "tool"
      ? [
          {
            id: `call_${block.id}`,
            type: "function",
            function: { name: block.name, arguments: JSON.stringify(block.input) },
          },
        ]
      : [],
  );
  const message = {
    role: "assistant",
    content: joinTexts(answer, "text") ?? null,
    ...(reasoning === undefined ? {} : { reasoning_content: reasoning }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  return {
    id: `chatcmpl-${answer.id}`,
    object: "chat.completion",
    created,
    model: answer.model,
    choices: [{ index: 0, message, finish_reason: finishReason(answer) }],
    ...usageField(answer),
  };
}

/** The protocol of `POST /v1/chat/completions`. */
export const openaiChat: Protocol = {
  name: "openai-chat",
  calls: [],
  asks: (method, path) => method === "POST" && path === "/v1/chat/completions",
  fixed: () => undefined,
  models: openaiModels,
  read,
  stream,
  plain,
  // Chunks have no type: an unknown object without choices is the nearest.
  unknownEvent: 'data: {"object":"skillcheck.unknown","choices":[]}\n\n',
  failure: openaiFailure,
};
