import { type JsonRecord, limitAt, recordAt, recordsAt, textAt } from "../json-fields.ts";
import { openTally } from "../token-tally.ts";
import { openaiFailure, openaiModels } from "./openai-errors.ts";
import { toInclusiveTokens } from "./openai-tokens.ts";
import { type AnswerReader, MOST_OUTPUT, type Protocol, type Route } from "./protocol.ts";

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["POST /v1/chat/completions", { kind: "ask", model: null }],
  ["GET /v1/models", { kind: "models" }],
]);

type Part = "input" | "cacheRead" | "cacheWrite" | "output" | "reasoning" | "total";

/** Usage comes in the last chunk, or, where a provider repeats it, counts up; it is inclusive. */
function openReader(): AnswerReader {
  const tally = openTally<Part>();
  let served: string | null = null;
  let error: string | null = null;
  let isComplete = false;
  const read = (event: JsonRecord) => {
    served = textAt(event, "model") ?? served;
    const own = event["error"];
    if (typeof own === "string") error = own;
    else error = textAt(recordAt(event, "error"), "message") ?? error;
    if (recordsAt(event, "choices").some((choice) => textAt(choice, "finish_reason") !== null)) {
      isComplete = true;
    }
    const usage = recordAt(event, "usage");
    const names = { input: "prompt_tokens", output: "completion_tokens", total: "total_tokens" };
    tally.take(usage, names);
    tally.take(recordAt(usage, "prompt_tokens_details"), {
      cacheRead: "cached_tokens",
      cacheWrite: "cache_write_tokens",
    });
    tally.take(recordAt(usage, "completion_tokens_details"), { reasoning: "reasoning_tokens" });
  };
  const facts = () => ({ served, error, isComplete, tokens: tally.isBroken() ? null : sum() });
  const sum = () => {
    const input = tally.get("input");
    const told = tally.get("output");
    if (input === null || told === null) return null;
    // x.ai's completion tokens leave the reasoning out, its total does not.
    return toInclusiveTokens(tally, Math.max(told, (tally.get("total") ?? 0) - input));
  };
  return { read, facts };
}

/** OpenAI chat completions: opencode and any compatible client. */
export const openaiChat: Protocol = {
  name: "openai-chat",
  route: (method, path) => ROUTES.get(`${method} ${path}`) ?? null,
  parameters: new Map(),
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  limit: (body) => {
    const old = limitAt(body, "max_tokens", MOST_OUTPUT);
    const now = limitAt(body, "max_completion_tokens", MOST_OUTPUT);
    const outputTokens = old === null || now === null ? (now ?? old) : Math.max(old, now);
    return { outputTokens, answers: limitAt(body, "n", 1000) ?? 1 };
  },
  outputTokens: 128_000,
  storedInput: [],
  failure: openaiFailure,
  models: openaiModels,
  openReader,
};
