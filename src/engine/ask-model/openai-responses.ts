import {
  type ModelClient,
  NO_ANSWER,
  objectOf,
  objectsOf,
  textOf,
  toReply,
} from "./model-client.ts";

/** OpenAI Responses, not streamed (agents.md §7.3). Its models that think take no temperature, so none is sent. */
export const openaiResponses: ModelClient = {
  protocol: "openai-responses",
  request: ({ model, role, text, outputTokens }) => ({
    path: "/v1/responses",
    headers: {},
    body: {
      model,
      max_output_tokens: outputTokens,
      store: false,
      instructions: role,
      input: [{ role: "user", content: [{ type: "input_text", text }] }],
    },
  }),
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  read: (body) => {
    const response = objectOf(body);
    if (response === null || !Array.isArray(response["output"])) return NO_ANSWER;
    if (response["status"] === "failed") return { kind: "unusable", reason: "failed" };
    const parts = objectsOf(response["output"])
      .filter(({ type }) => type === "message")
      .flatMap((item) => objectsOf(item["content"]));
    const refused = parts.find(({ type }) => type === "refusal");
    const reason = textOf(objectOf(response["incomplete_details"])?.["reason"]);
    const isFiltered = refused !== undefined || reason === "content_filter";
    return toReply(parts.map((part) => textOf(part["text"])).join(""), {
      isCut: response["status"] === "incomplete",
      refusal: isFiltered ? textOf(refused?.["refusal"]).slice(0, 100) || reason : null,
    });
  },
};
