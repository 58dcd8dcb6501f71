/** The last line of a turn, and the two lines before it when the model could not be reached. */

import { randomUUID } from "node:crypto";
import type { Line, Teller } from "./claude-events.ts";

/** Tokens and money of one scripted model answer (agents.md §7.1, §8.2): 1,200 / 200 / 34 tokens, 0.00417 USD. */
function usageOf(calls: number): Line {
  return {
    input_tokens: 1200 * calls,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 200 * calls,
    output_tokens: 34 * calls,
    output_tokens_details: { thinking_tokens: 0 },
    server_tool_use: { web_search_requests: 0, web_fetch_requests: 0 },
    service_tier: "standard",
    cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 0 },
    inference_geo: "",
    iterations: [],
    speed: "standard",
    fallback_credit: null,
  };
}

const dollars = (calls: number) => (calls * 417) / 100_000;

function modelUsageOf(model: string, calls: number): Line {
  if (calls === 0) return {};
  return {
    [model]: {
      inputTokens: 1200 * calls,
      outputTokens: 34 * calls,
      cacheReadInputTokens: 200 * calls,
      cacheCreationInputTokens: 0,
      webSearchRequests: 0,
      costUSD: dollars(calls),
      contextWindow: 200_000,
      maxOutputTokens: 32_000,
      thinkingTokens: 0,
      cacheCreationEphemeral5mInputTokens: 0,
      cacheCreationEphemeral1hInputTokens: 0,
      canonicalModel: model,
      provider: "firstParty",
      costBasis: "list",
    },
  };
}

const subagentStats = {
  spawned: 0,
  requested: { background: 0, foreground: 0, unset: 0 },
  started_in_background: 0,
  max_depth: 0,
  spawned_by_subagents: 0,
  completed: 0,
  failed: 0,
  killed: { parent: 0, user: 0, system: 0 },
  refused: { depth_limit: 0, concurrency_limit: 0, budget: 0 },
  by_type: {},
};

/** What a turn came to. */
export interface Turn {
  /** Model answers of this turn. */
  readonly calls: number;
  /** Model answers of the session, this turn included. */
  readonly sessionCalls: number;
  /** User messages that the turn printed. */
  readonly userLines: number;
  readonly milliseconds: number;
  readonly denials: readonly Line[];
}

/** How a turn ended. */
export interface Ending {
  readonly subtype: "success" | "error_during_execution";
  readonly isError: boolean;
  readonly stopReason: string;
  readonly terminalReason: string;
  /** `api_error_status` and its companions, `result` or `errors`: what differs between endings. */
  readonly more: Line;
}

/** The `result` line. In 2.1.332 `type` is not its first key: who matches a prefix misses it. */
export function resultLine(teller: Teller, turn: Turn, ending: Ending): Line {
  const good = ending.subtype === "success" && !ending.isError;
  // An answer without content has no first token.
  const spoke = good && ending.more["result"] !== "";
  return {
    duration_api_ms: turn.milliseconds,
    stop_reason: ending.stopReason,
    session_id: teller.sessionId,
    total_cost_usd: dollars(turn.sessionCalls),
    usage: usageOf(turn.calls),
    modelUsage: modelUsageOf(teller.model, turn.sessionCalls),
    permission_denials: turn.denials,
    terminal_reason: ending.terminalReason,
    fast_mode_state: "off",
    fast_mode_disabled_reason: "sdk_opt_in_required",
    subagent_stats: subagentStats,
    safety_stops: 0,
    is_error: ending.isError,
    num_turns: 1 + turn.userLines,
    subtype: ending.subtype,
    ...ending.more,
    ...(spoke ? { ttft_ms: turn.milliseconds } : {}),
    type: "result",
    duration_ms: turn.milliseconds,
    uuid: randomUUID(),
    ...(good ? { ttft_stream_ms: turn.milliseconds, time_to_request_ms: 0 } : {}),
    ...(spoke ? { first_content_frame_ms: turn.milliseconds } : {}),
    queued_turn_count: 0,
    result_index: 0,
    model_usage_since_last_result: modelUsageOf(teller.model, turn.calls),
  };
}

/** How claude tells that the model could not be reached. */
export interface ApiFailure {
  /** HTTP status; null when there was no answer at all. */
  readonly status: number | null;
  /** `error` of the retry lines. */
  readonly retry: string;
  /** `error` of the synthetic message. */
  readonly error: string;
  /** Fields of message and result beside the status. */
  readonly more: Line;
  readonly text: string;
  readonly terminalReason: string;
}

const serverSide = (what: string, host: string) =>
  `API Error: ${what}. This is a server-side issue, usually temporary — try again in a moment. If it persists, check your inference gateway (${host}).`;

/** The failure of a status, of a dropped connection, of a prompt that is too long. `host` is shown in some texts. */
export function apiFailure(
  failure: number | "connection" | "prompt-too-long",
  host: string,
): ApiFailure {
  const of = (
    status: number,
    [retry, error, type]: readonly [string, string, string],
    text: string,
  ): ApiFailure => ({
    status,
    retry,
    error,
    more: { api_error_type: type },
    text,
    terminalReason: "api_error",
  });
  if (failure === "connection")
    return {
      status: null,
      retry: "unknown",
      error: "server_error",
      more: { api_error: "connection_failed" },
      text: "API Error: Connection dropped (ECONNRESET). Check the gateway set in ANTHROPIC_BASE_URL, then try again.",
      terminalReason: "api_error",
    };
  if (failure === "prompt-too-long") {
    const words = ["invalid_request", "invalid_request", "invalid_request_error"] as const;
    return { ...of(400, words, "Prompt is too long"), terminalReason: "prompt_too_long" };
  }
  if (failure === 401) {
    const words = [
      "authentication_failed",
      "authentication_failed",
      "authentication_error",
    ] as const;
    return of(401, words, "Invalid API key · Fix external API key");
  }
  if (failure === 429)
    return of(
      429,
      ["rate_limit", "rate_limit", "rate_limit_error"],
      "API Error: Request rejected (429) · rate limited",
    );
  if (failure === 529) {
    return of(
      529,
      ["overloaded", "server_error", "overloaded_error"],
      serverSide("529 Overloaded", host),
    );
  }
  if (failure >= 500)
    return of(
      failure,
      ["server_error", "server_error", "api_error"],
      serverSide(`${failure} internal`, host),
    );
  const words = ["invalid_request", "invalid_request", "invalid_request_error"] as const;
  return of(failure, words, `API Error: ${failure} rejected`);
}

/** The message that claude makes itself when the model could not be reached. */
export function syntheticErrorLine(teller: Teller, failure: ApiFailure): Line {
  return {
    type: "assistant",
    message: {
      diagnostics: null,
      id: randomUUID(),
      container: null,
      model: "<synthetic>",
      role: "assistant",
      stop_details: null,
      stop_reason: "stop_sequence",
      stop_sequence: "",
      type: "message",
      usage: {
        output_tokens_details: null,
        input_tokens: 0,
        output_tokens: 0,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        server_tool_use: { web_search_requests: 0, web_fetch_requests: 0 },
        service_tier: null,
        cache_creation: { ephemeral_1h_input_tokens: 0, ephemeral_5m_input_tokens: 0 },
        inference_geo: null,
        iterations: null,
        speed: null,
        fallback_credit: null,
      },
      content: [{ type: "text", text: failure.text }],
      context_management: null,
    },
    parent_tool_use_id: null,
    session_id: teller.sessionId,
    uuid: randomUUID(),
    timestamp: new Date().toISOString(),
    error: failure.error,
    ...(failure.status === null ? {} : { request_id: "req_fake" }),
    is_api_error_message: true,
    ...(failure.status === null ? {} : { api_error_status: failure.status }),
    ...failure.more,
  };
}
