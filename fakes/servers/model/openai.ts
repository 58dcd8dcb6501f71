/** What OpenAI's two protocols share: error bodies, the list of models, the time stamp, the texts and the session of a request. */

import type { ModelList } from "./model-list.ts";
import { asList, asRecord, type Json } from "./protocol.ts";

/** The time that every answer says it was made at, in seconds: 2025-10-01T00:00:00Z. */
export const created = 1_759_276_800;

const errors: ReadonlyMap<number, { readonly type?: string; readonly code?: string }> = new Map([
  [401, { code: "invalid_api_key" }],
  [403, { type: "permission_error" }],
  [404, { code: "model_not_found" }],
  [429, { type: "rate_limit_error", code: "rate_limit_exceeded" }],
]);

/** The body of an HTTP error (agents.md §7.4). */
export function openaiFailure(status: number, message: string): Json {
  const usual = status >= 500 ? "server_error" : "invalid_request_error";
  const { type = usual, code = null } = errors.get(status) ?? {};
  return { error: { message, type, param: null, code } };
}

/** `GET /v1/models`, a path that Anthropic's API has as well: its clients send `anthropic-version`, OpenAI's only a bearer key. */
export const openaiModels: ModelList = {
  path: "/v1/models",
  knows: (headers) => "authorization" in headers && !("anthropic-version" in headers),
  entries: ["gpt-5.1-codex", "gpt-5.5"].map((id) => ({
    id,
    object: "model",
    created,
    owned_by: "openai",
  })),
  wrap: (data) => ({ object: "list", data }),
};

/**
 * The texts of a message's content, which is a string or a list of parts. What one agent of codex tells another comes back as
 * "encrypted", and is what a script said, since nothing here encrypts.
 */
export function textsOf(content: unknown): readonly string[] {
  if (typeof content === "string") return [content];
  return asList(content).flatMap((part) => {
    const { text, encrypted_content } = asRecord(part);
    return [text, encrypted_content].filter((value) => typeof value === "string");
  });
}

/**
 * codex sends `thread-id`, which its subagents do not share as they do `session-id`; opencode sends `x-session-id`. The
 * `prompt_cache_key` of the body is no session: droid has a new one after a fork.
 */
export function sessionOf(headers: Readonly<Record<string, string>>): string | undefined {
  return headers["thread-id"] ?? headers["x-session-id"];
}
