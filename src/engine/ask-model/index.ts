import type { ModelProtocol } from "../../model/gateway.ts";
import { anthropicMessages } from "./anthropic-messages.ts";
import { gemini } from "./gemini.ts";
import type { ModelClient } from "./model-client.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";

/** How each protocol is spoken by skillcheck itself. */
export const MODEL_CLIENTS: Readonly<Record<ModelProtocol, ModelClient>> = {
  "anthropic-messages": anthropicMessages,
  "openai-responses": openaiResponses,
  "openai-chat": openaiChat,
  gemini,
};
