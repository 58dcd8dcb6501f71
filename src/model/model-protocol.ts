/** Ways in which an agent speaks to its model (agents.md §7). */
export type ModelProtocol = "anthropic-messages" | "openai-responses" | "openai-chat" | "gemini";
