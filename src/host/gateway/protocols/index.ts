import type { ModelProtocol } from "../../../model/gateway.ts";
import { anthropicMessages } from "./anthropic-messages.ts";
import { gemini } from "./gemini.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import type { Protocol } from "./protocol.ts";

/** Every protocol that the gateway speaks; a new one is one file and one line here. */
export const PROTOCOLS: Readonly<Record<ModelProtocol, Protocol>> = {
  "anthropic-messages": anthropicMessages,
  "openai-responses": openaiResponses,
  "openai-chat": openaiChat,
  gemini,
};
