import type { ModelProtocol } from "../model/gateway.ts";

/** Who answers a model's calls: how it is spoken to, where it is, and which variable of ours holds its key. */
export interface Provider {
  readonly name: "anthropic" | "openai" | "gemini";
  readonly protocol: ModelProtocol;
  /** Variables of our environment that may hold the key, the first that is set. */
  readonly keyVariables: readonly [string, ...string[]];
  /** Variable of our environment that holds another base address. */
  readonly addressVariable: string;
  /** The vendor's own base address. */
  readonly address: string;
  /** What clients put between a base address and a route, and base addresses end in by convention. */
  readonly basePath: "" | "/v1";
  /** A small model of it, pinned where the vendor pins: plays users where a suite names none. Null: nobody can know one. */
  readonly smallModel: string | null;
}

/** Anthropic Messages: claude, and models of other agents that are named so. */
export const ANTHROPIC: Provider = {
  name: "anthropic",
  protocol: "anthropic-messages",
  keyVariables: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
  addressVariable: "ANTHROPIC_BASE_URL",
  address: "https://api.anthropic.com",
  basePath: "",
  smallModel: "claude-haiku-4-5-20251001",
};

const OPENAI = {
  name: "openai",
  keyVariables: ["OPENAI_API_KEY"],
  addressVariable: "OPENAI_BASE_URL",
  address: "https://api.openai.com/v1",
  basePath: "/v1",
} as const;

/** OpenAI Responses: codex. */
export const OPENAI_RESPONSES: Provider = {
  ...OPENAI,
  protocol: "openai-responses",
  smallModel: "gpt-5.4-mini",
};

/** Chat completions: any server that is compatible with OpenAI's. */
export const OPENAI_CHAT: Provider = { ...OPENAI, protocol: "openai-chat", smallModel: null };

export const GEMINI: Provider = {
  name: "gemini",
  protocol: "gemini",
  keyVariables: ["GEMINI_API_KEY"],
  addressVariable: "GOOGLE_GEMINI_BASE_URL",
  address: "https://generativelanguage.googleapis.com",
  basePath: "",
  smallModel: "gemini-2.5-flash",
};
