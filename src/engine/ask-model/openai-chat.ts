import {
  type ModelClient,
  NO_ANSWER,
  objectOf,
  objectsOf,
  textOf,
  toReply,
} from "./model-client.ts";

/** Chat completions, not streamed: any compatible server (agents.md §7.4). */
export const openaiChat: ModelClient = {
  protocol: "openai-chat",
  request: ({ model, role, text, outputTokens, temperature }) => ({
    path: "/v1/chat/completions",
    headers: {},
    body: {
      model,
      // OpenAI's own models refuse the older `max_tokens`.
      max_completion_tokens: outputTokens,
      ...(temperature === null ? {} : { temperature }),
      messages: [
        { role: "system", content: role },
        { role: "user", content: text },
      ],
    },
  }),
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  read: (body) => {
    const [choice] = objectsOf(objectOf(body)?.["choices"]);
    const message = objectOf(choice?.["message"]);
    if (choice === undefined || message === null) return NO_ANSWER;
    const end = choice["finish_reason"];
    const refusal = textOf(message["refusal"]).slice(0, 100);
    return toReply(textOf(message["content"]), {
      isCut: end === "length",
      refusal: end === "content_filter" ? end : refusal || null,
    });
  },
};
