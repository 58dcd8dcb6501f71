import { type JsonRecord, limitAt, recordAt, textAt } from "../json-fields.ts";
import { openTally } from "../token-tally.ts";
import { type AnswerReader, MOST_OUTPUT, type Protocol, type Route } from "./protocol.ts";

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["POST /v1/messages", { kind: "ask", model: null }],
  ["POST /v1/messages/count_tokens", { kind: "count", model: null }],
  ["GET /v1/models", { kind: "models" }],
  ["HEAD /", { kind: "hello" }],
  ["HEAD /api/hello", { kind: "hello" }],
  ["GET /api/hello", { kind: "hello" }],
]);

const ERROR_TYPES: ReadonlyMap<number, string> = new Map([
  [400, "invalid_request_error"],
  [401, "authentication_error"],
  [403, "permission_error"],
  [404, "not_found_error"],
  [413, "request_too_large"],
  [429, "rate_limit_error"],
  [504, "timeout_error"],
]);

type Part = "input" | "cacheRead" | "cacheWrite" | "cacheWriteHour" | "output" | "reasoning";

const INPUT = {
  input: "input_tokens",
  cacheRead: "cache_read_input_tokens",
  cacheWrite: "cache_creation_input_tokens",
} as const;

/** The first event carries 1 output token: the count stands in the last `message_delta`, where it is cumulative. */
function openReader(): AnswerReader {
  const tally = openTally<Part>();
  let served: string | null = null;
  let error: string | null = null;
  let isComplete = false;
  const takeInput = (usage: JsonRecord) => {
    tally.take(usage, INPUT);
    const created = recordAt(usage, "cache_creation");
    tally.take(created, { cacheWriteHour: "ephemeral_1h_input_tokens" });
  };
  const takeAll = (usage: JsonRecord) => {
    takeInput(usage);
    tally.take(usage, { output: "output_tokens" });
    tally.take(recordAt(usage, "output_tokens_details"), { reasoning: "thinking_tokens" });
  };
  const read = (event: JsonRecord) => {
    error = textAt(recordAt(event, "error"), "message") ?? error;
    switch (event["type"]) {
      case "message_start":
        served = textAt(recordAt(event, "message"), "model") ?? served;
        takeInput(recordAt(recordAt(event, "message"), "usage"));
        return;
      case "message_delta":
        takeAll(recordAt(event, "usage"));
        return;
      case "message":
        served = textAt(event, "model");
        takeAll(recordAt(event, "usage"));
        isComplete = true;
        return;
      case "message_stop":
        isComplete = true;
        return;
      case "error":
        error ??= "an error without words";
    }
  };
  const facts = () => ({ served, error, isComplete, tokens: tally.isBroken() ? null : sum() });
  const sum = () => {
    const input = tally.get("input");
    const output = tally.get("output");
    if (input === null || output === null) return null;
    const cacheRead = tally.get("cacheRead");
    const cacheWrite = tally.get("cacheWrite");
    const inputTotal = input + (cacheRead ?? 0) + (cacheWrite ?? 0);
    if (inputTotal + output === 0) return null;
    const rest = {
      cacheWriteHour: tally.get("cacheWriteHour"),
      reasoning: tally.get("reasoning"),
    };
    return { inputTotal, cacheRead, cacheWrite, output, ...rest };
  };
  return { read, facts };
}

/** Anthropic Messages: claude, droid, claude behind ACP. */
export const anthropicMessages: Protocol = {
  name: "anthropic-messages",
  route: (method, path) => ROUTES.get(`${method} ${path}`) ?? null,
  parameters: new Map([["beta", "true"]]),
  keyHeader: (key) => ["x-api-key", key],
  limit: (body) => {
    const most = limitAt(body, "max_tokens", MOST_OUTPUT);
    // Interleaved thinking may go beyond it.
    const thinking = limitAt(recordAt(body, "thinking"), "budget_tokens", MOST_OUTPUT);
    return { outputTokens: most === null ? null : Math.max(most, thinking ?? 0), answers: 1 };
  },
  outputTokens: 128_000,
  storedInput: ["container", "mcp_servers"],
  failure: (status, message) => ({
    type: "error",
    error: { type: ERROR_TYPES.get(status) ?? "api_error", message },
    request_id: "req_skillcheck_gateway",
  }),
  models: (names) => ({
    data: names.map((id) => ({
      type: "model",
      id,
      display_name: id,
      created_at: "2025-01-01T00:00:00Z",
    })),
    has_more: false,
    first_id: names[0] ?? null,
    last_id: names.at(-1) ?? null,
  }),
  openReader,
};
