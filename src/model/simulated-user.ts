import type { CostSource } from "./cost-source.ts";

/** Who says a turn's user message: the suite's prompt (or step), a listed answer at a hand-back, or a model that plays the user. */
export const SPEAKERS = ["prompt", "answer", "user"] as const;

export type Speaker = (typeof SPEAKERS)[number];

/**
 * Who can play the user of a test (suite.md §2 `user`). `openai` is spoken to by its Responses, `openai-chat` by chat
 * completions, which every compatible server knows.
 */
export const USER_PROVIDERS = ["anthropic", "openai", "openai-chat", "gemini"] as const;

export type UserProvider = (typeof USER_PROVIDERS)[number];

/** `user` as a suite writes it: a model answers hand-backs by a brief that the agent never sees. */
export interface UserBrief {
  readonly kind: "user";
  readonly brief: string;
  /** Null: a small one of its provider. */
  readonly model: string | null;
  /** Null: as the model's name says, else the provider of the agent's own model. */
  readonly provider: UserProvider | null;
}

/** The same for one agent: what the run key is made of (design.md §6: the brief and its model). */
export interface PlayedUser {
  readonly kind: "user";
  readonly brief: string;
  /** "" where nothing names it: such a run can neither be recorded nor found. */
  readonly model: string;
}

/** What playing the user took, apart from the agent. */
export interface UserCost {
  readonly model: string;
  /** Requests that reached its provider. */
  readonly modelCalls: number;
  /** Sums of what its provider told; null where some call did not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costUsd: number | null;
  /** Null where the cost is not known. */
  readonly costSource: CostSource | null;
}
