import {
  type ModelClient,
  NO_ANSWER,
  objectOf,
  objectsOf,
  textOf,
  toReply,
} from "./model-client.ts";

/** Ends of an answer that is whole, or cut at its limit; every other one is a refusal. */
const WHOLE: ReadonlySet<unknown> = new Set(["STOP", "MAX_TOKENS"]);

/** Gemini's `generateContent` (agents.md §7.5). */
export const gemini: ModelClient = {
  protocol: "gemini",
  request: ({ model, role, text, outputTokens, temperature }) => ({
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    headers: {},
    body: {
      systemInstruction: { parts: [{ text: role }] },
      contents: [{ role: "user", parts: [{ text }] }],
      generationConfig: {
        maxOutputTokens: outputTokens,
        ...(temperature === null ? {} : { temperature }),
      },
    },
  }),
  keyHeader: (key) => ["x-goog-api-key", key],
  read: (body) => {
    const answer = objectOf(body);
    const blocked = textOf(objectOf(answer?.["promptFeedback"])?.["blockReason"]);
    if (blocked !== "") return toReply("", { isCut: false, refusal: blocked });
    const [candidate] = objectsOf(answer?.["candidates"]);
    if (candidate === undefined) return NO_ANSWER;
    const parts = objectsOf(objectOf(candidate["content"])?.["parts"]);
    const spoken = parts.filter(({ thought }) => thought !== true);
    const end = candidate["finishReason"];
    return toReply(spoken.map((part) => textOf(part["text"])).join(""), {
      isCut: end === "MAX_TOKENS",
      refusal: WHOLE.has(end) ? null : textOf(end) || "no reason",
    });
  },
};
