import {
  type ModelClient,
  NO_ANSWER,
  objectOf,
  objectsOf,
  textOf,
  toReply,
} from "./model-client.ts";

/** Anthropic Messages, not streamed (agents.md §7.2). */
export const anthropicMessages: ModelClient = {
  protocol: "anthropic-messages",
  request: ({ model, role, text, outputTokens, temperature }) => ({
    path: "/v1/messages",
    headers: { "anthropic-version": "2023-06-01" },
    body: {
      model,
      max_tokens: outputTokens,
      ...(temperature === null ? {} : { temperature }),
      system: role,
      messages: [{ role: "user", content: text }],
    },
  }),
  keyHeader: (key) => ["x-api-key", key],
  read: (body) => {
    const message = objectOf(body);
    if (message === null || !Array.isArray(message["content"])) return NO_ANSWER;
    const blocks = objectsOf(message["content"]).filter(({ type }) => type === "text");
    const end = message["stop_reason"];
    return toReply(blocks.map((block) => textOf(block["text"])).join(""), {
      isCut: end === "max_tokens",
      refusal: end === "refusal" ? "refusal" : null,
    });
  },
};
