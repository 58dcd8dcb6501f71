import { anthropicMessages } from "./anthropic-messages.ts";
import { gemini } from "./gemini.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import type { Protocol } from "./protocol.ts";

/** Every protocol that the server speaks; a new one is one file and one line here. */
export const protocols: readonly Protocol[] = [
  anthropicMessages,
  openaiResponses,
  openaiChat,
  gemini,
];
