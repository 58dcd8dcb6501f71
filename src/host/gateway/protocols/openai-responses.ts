import { type JsonRecord, limitAt, recordAt, textAt } from "../json-fields.ts";
import { openTally } from "../token-tally.ts";
import { openaiFailure, openaiModels } from "./openai-errors.ts";
import { toInclusiveTokens } from "./openai-tokens.ts";
import { type AnswerReader, MOST_OUTPUT, type Protocol, type Route } from "./protocol.ts";

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["POST /v1/responses", { kind: "ask", model: null }],
  ["GET /v1/models", { kind: "models" }],
]);

type Part = "input" | "cacheRead" | "cacheWrite" | "output" | "reasoning";

/** The response object comes in every event that has one; a plain answer is one. Its usage is inclusive. */
function openReader(): AnswerReader {
  const tally = openTally<Part>();
  let served: string | null = null;
  let error: string | null = null;
  let isComplete = false;
  const take = (response: JsonRecord) => {
    served = textAt(response, "model") ?? served;
    error = textAt(recordAt(response, "error"), "message") ?? error;
    const status = response["status"];
    if (status === "completed" || status === "incomplete") isComplete = true;
    const usage = recordAt(response, "usage");
    tally.take(usage, { input: "input_tokens", output: "output_tokens" });
    tally.take(recordAt(usage, "input_tokens_details"), {
      cacheRead: "cached_tokens",
      cacheWrite: "cache_write_tokens",
    });
    tally.take(recordAt(usage, "output_tokens_details"), { reasoning: "reasoning_tokens" });
  };
  const read = (event: JsonRecord) => {
    if (event["object"] === "response") return take(event);
    take(recordAt(event, "response"));
    const own = textAt(recordAt(event, "error"), "message");
    if (own !== null) error = own;
    else if (event["type"] === "error")
      error = textAt(event, "message") ?? "an error without words";
    else if (event["type"] === "response.failed") error ??= "the response failed";
    else if (event["type"] === "response.completed") isComplete = true;
  };
  const facts = () => ({ served, error, isComplete, tokens: tally.isBroken() ? null : sum() });
  const sum = () => toInclusiveTokens(tally, tally.get("output"));
  return { read, facts };
}

/** OpenAI Responses: codex. */
export const openaiResponses: Protocol = {
  name: "openai-responses",
  route: (method, path) => ROUTES.get(`${method} ${path}`) ?? null,
  parameters: new Map(),
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  limit: (body) => ({
    outputTokens: limitAt(body, "max_output_tokens", MOST_OUTPUT),
    answers: 1,
  }),
  outputTokens: 128_000,
  storedInput: ["previous_response_id", "conversation", "prompt"],
  failure: openaiFailure,
  models: openaiModels,
  openReader,
};
