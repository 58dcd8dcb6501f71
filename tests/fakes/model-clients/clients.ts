import { anthropic } from "./anthropic.ts";
import { chat } from "./chat.ts";
import type { Client } from "./client.ts";
import { gemini } from "./gemini.ts";
import { responses } from "./responses.ts";

/** Every protocol that the server is meant to speak. */
export const clients: readonly Client[] = [anthropic, responses, chat, gemini];
