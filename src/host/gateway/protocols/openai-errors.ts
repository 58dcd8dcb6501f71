import type { JsonValue } from "../../../model/json-value.ts";

const CODES: ReadonlyMap<number, readonly [type: string, code: string | null]> = new Map([
  [400, ["invalid_request_error", null]],
  [401, ["invalid_request_error", "invalid_api_key"]],
  [403, ["invalid_request_error", "permission_denied"]],
  [404, ["invalid_request_error", "not_found"]],
  [413, ["invalid_request_error", "request_too_large"]],
  [429, ["requests", "rate_limit_exceeded"]],
]);

/** An error in the words of both OpenAI protocols. */
export function openaiFailure(status: number, message: string): JsonValue {
  const [type, code] = CODES.get(status) ?? ["server_error", null];
  return { error: { message, type, param: null, code } };
}

/** A list of models in the words of both OpenAI protocols. */
export function openaiModels(names: readonly string[]): JsonValue {
  const created = 1_735_689_600;
  return {
    object: "list",
    data: names.map((id) => ({ id, object: "model", created, owned_by: "skillcheck" })),
  };
}
