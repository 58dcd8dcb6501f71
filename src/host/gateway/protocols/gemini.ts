import { type JsonRecord, limitAt, recordAt, recordsAt, textAt } from "../json-fields.ts";
import { openTally } from "../token-tally.ts";
import { type AnswerReader, MOST_OUTPUT, type Protocol, type Route } from "./protocol.ts";

/** One segment without anything that could be another path once it is decoded. */
const PATH = /^\/v1beta\/models\/([A-Za-z0-9][A-Za-z0-9._-]{0,199}):([A-Za-z]+)$/;

const KINDS: ReadonlyMap<string, "ask" | "count"> = new Map([
  ["generateContent", "ask"],
  ["streamGenerateContent", "ask"],
  ["countTokens", "count"],
]);

const STATUSES: ReadonlyMap<number, string> = new Map([
  [400, "INVALID_ARGUMENT"],
  [401, "UNAUTHENTICATED"],
  [403, "PERMISSION_DENIED"],
  [404, "NOT_FOUND"],
  [413, "INVALID_ARGUMENT"],
  [429, "RESOURCE_EXHAUSTED"],
  [500, "INTERNAL"],
  [504, "DEADLINE_EXCEEDED"],
]);

function route(method: string, path: string): Route | null {
  if (method === "GET" && path === "/v1beta/models") return { kind: "models" };
  const [, model, verb] = (method === "POST" ? PATH.exec(path) : null) ?? [];
  const kind = KINDS.get(verb ?? "");
  return kind === undefined || model === undefined ? null : { kind, model };
}

type Part = "prompt" | "tools" | "cacheRead" | "candidates" | "thoughts";

/** Every chunk repeats the usage so far; a count of zero is left out of it. */
function openReader(): AnswerReader {
  const tally = openTally<Part>();
  let served: string | null = null;
  let error: string | null = null;
  let isComplete = false;
  const read = (event: JsonRecord) => {
    served = textAt(event, "modelVersion") ?? served;
    error = textAt(recordAt(event, "error"), "message") ?? error;
    const isOver = (candidate: JsonRecord) => textAt(candidate, "finishReason") !== null;
    if (recordsAt(event, "candidates").some(isOver)) isComplete = true;
    if (textAt(recordAt(event, "promptFeedback"), "blockReason") !== null) isComplete = true;
    tally.take(recordAt(event, "usageMetadata"), {
      prompt: "promptTokenCount",
      tools: "toolUsePromptTokenCount",
      cacheRead: "cachedContentTokenCount",
      candidates: "candidatesTokenCount",
      thoughts: "thoughtsTokenCount",
    });
  };
  const facts = () => ({ served, error, isComplete, tokens: tally.isBroken() ? null : sum() });
  const sum = () => {
    const prompt = tally.get("prompt");
    if (prompt === null) return null;
    const reasoning = tally.get("thoughts");
    const output = (tally.get("candidates") ?? 0) + (reasoning ?? 0);
    const inputTotal = prompt + (tally.get("tools") ?? 0);
    if (inputTotal + output === 0) return null;
    const cacheRead = tally.get("cacheRead");
    return { inputTotal, cacheRead, cacheWrite: null, cacheWriteHour: null, output, reasoning };
  };
  return { read, facts };
}

/** Gemini's `generateContent`. */
export const gemini: Protocol = {
  name: "gemini",
  route,
  parameters: new Map([
    ["alt", "sse"],
    ["key", null],
  ]),
  keyHeader: (key) => ["x-goog-api-key", key],
  limit: (body) => {
    const settings = {
      ...recordAt(body, "generation_config"),
      ...recordAt(body, "generationConfig"),
    };
    const first = limitAt(settings, "maxOutputTokens", MOST_OUTPUT);
    const second = limitAt(settings, "max_output_tokens", MOST_OUTPUT);
    const outputTokens =
      first === null || second === null ? (first ?? second) : Math.max(first, second);
    const answers = ["candidateCount", "candidate_count"].map(
      (key) => limitAt(settings, key, 1000) ?? 1,
    );
    return { outputTokens, answers: Math.max(...answers) };
  },
  outputTokens: 65_536,
  storedInput: ["cachedContent", "cached_content"],
  failure: (status, message) => ({
    error: { code: status, message, status: STATUSES.get(status) ?? "UNAVAILABLE" },
  }),
  models: (names) => ({
    models: names.map((name) => ({
      name: `models/${name}`,
      displayName: name,
      supportedGenerationMethods: ["generateContent", "countTokens"],
    })),
  }),
  openReader,
};
