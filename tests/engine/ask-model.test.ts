import { expect, it } from "vitest";
import { askModel, type ModelWay } from "../../src/engine/ask-model/ask-model.ts";
import { MODEL_CLIENTS } from "../../src/engine/ask-model/index.ts";
import type { ModelQuestion } from "../../src/engine/ask-model/model-client.ts";
import type { GatewayAnswer, GatewayRequest, ModelProtocol } from "../../src/model/gateway.ts";

const QUESTION: ModelQuestion = {
  model: "m-1",
  role: "You are the user.",
  text: "What now?",
  outputTokens: 4096,
  temperature: 0,
};

const REQUESTS: readonly (readonly [ModelProtocol, string, object, object, readonly string[]])[] = [
  [
    "anthropic-messages",
    "/v1/messages",
    { "anthropic-version": "2023-06-01" },
    {
      model: "m-1",
      max_tokens: 4096,
      temperature: 0,
      system: "You are the user.",
      messages: [{ role: "user", content: "What now?" }],
    },
    ["x-api-key", "k"],
  ],
  [
    "openai-responses",
    "/v1/responses",
    {},
    {
      model: "m-1",
      max_output_tokens: 4096,
      store: false,
      instructions: "You are the user.",
      input: [{ role: "user", content: [{ type: "input_text", text: "What now?" }] }],
    },
    ["authorization", "Bearer k"],
  ],
  [
    "openai-chat",
    "/v1/chat/completions",
    {},
    {
      model: "m-1",
      max_completion_tokens: 4096,
      temperature: 0,
      messages: [
        { role: "system", content: "You are the user." },
        { role: "user", content: "What now?" },
      ],
    },
    ["authorization", "Bearer k"],
  ],
  [
    "gemini",
    "/v1beta/models/m-1:generateContent",
    {},
    {
      systemInstruction: { parts: [{ text: "You are the user." }] },
      contents: [{ role: "user", parts: [{ text: "What now?" }] }],
      generationConfig: { maxOutputTokens: 4096, temperature: 0 },
    },
    ["x-goog-api-key", "k"],
  ],
];

it.each(REQUESTS)("%s asks without tools, with a bound, in its own words", (...row) => {
  const [protocol, path, headers, body, key] = row;
  const client = MODEL_CLIENTS[protocol];
  expect(client.request(QUESTION)).toEqual({ path, headers, body });
  expect(client.keyHeader("k")).toEqual(key);
  const free = client.request({ ...QUESTION, temperature: null });
  expect(JSON.stringify(free)).not.toContain("temperature");
});

it("a model's name cannot lead to another route of gemini", () => {
  expect(MODEL_CLIENTS.gemini.request({ ...QUESTION, model: "a/../b?c" }).path).toBe(
    "/v1beta/models/a%2F..%2Fb%3Fc:generateContent",
  );
});

const text = (words: string) => ({ kind: "text", text: words });
const unusable = (reason: string) => ({ kind: "unusable", reason });
const noAnswer = unusable("is none of its protocol");
const noWord = unusable("ended at its limit of tokens before the first word");
const message = (content: unknown, stop_reason = "end_turn") => ({
  type: "message",
  content,
  stop_reason,
});
const says = (words: string) => [{ type: "text", text: words }];
const response = (parts: unknown, more: object = {}) => ({
  status: "completed",
  output: [{ type: "reasoning" }, { type: "message", content: parts }],
  ...more,
});
const chat = (content: unknown, finish_reason = "stop", more: object = {}) => ({
  choices: [{ message: { content, ...more }, finish_reason }],
});
const candidate = (parts: unknown, finishReason = "STOP") => ({
  candidates: [{ content: { parts }, finishReason }],
});

it.each<[ModelProtocol, unknown, unknown]>([
  [
    "anthropic-messages",
    message([{ type: "thinking" }, ...says("Yes"), ...says(".")]),
    text("Yes."),
  ],
  ["anthropic-messages", message([]), text("")],
  ["anthropic-messages", message(says("Ye"), "max_tokens"), text("Ye")],
  ["anthropic-messages", message(says(" "), "max_tokens"), noWord],
  ["anthropic-messages", message(says("I"), "refusal"), unusable("is a refusal: refusal")],
  ["anthropic-messages", message("Yes"), noAnswer],
  ["anthropic-messages", null, noAnswer],
  ["anthropic-messages", [], noAnswer],
  ["anthropic-messages", { type: "error", error: { message: "x" } }, noAnswer],
  ["openai-responses", response([{ type: "output_text", text: "Yes." }]), text("Yes.")],
  ["openai-responses", response([], { status: "incomplete" }), noWord],
  ["openai-responses", response([], { status: "failed" }), unusable("failed")],
  [
    "openai-responses",
    response([{ type: "refusal", refusal: "I cannot." }]),
    unusable("is a refusal: I cannot."),
  ],
  [
    "openai-responses",
    response([], { status: "incomplete", incomplete_details: { reason: "content_filter" } }),
    unusable("is a refusal: content_filter"),
  ],
  ["openai-responses", { output: "Yes" }, noAnswer],
  ["openai-chat", chat("Yes."), text("Yes.")],
  ["openai-chat", chat(null), text("")],
  ["openai-chat", chat("", "length"), noWord],
  ["openai-chat", chat(null, "stop", { refusal: "No." }), unusable("is a refusal: No.")],
  ["openai-chat", chat("x", "content_filter"), unusable("is a refusal: content_filter")],
  ["openai-chat", { choices: [] }, noAnswer],
  ["openai-chat", { choices: [{ message: "Yes" }] }, noAnswer],
  ["gemini", candidate([{ text: "hm", thought: true }, { text: "Yes." }]), text("Yes.")],
  ["gemini", candidate([{ text: "hm", thought: true }], "MAX_TOKENS"), noWord],
  ["gemini", candidate([], "SAFETY"), unusable("is a refusal: SAFETY")],
  ["gemini", { candidates: [{}] }, unusable("is a refusal: no reason")],
  ["gemini", { promptFeedback: { blockReason: "OTHER" } }, unusable("is a refusal: OTHER")],
  ["gemini", {}, noAnswer],
])("%s reads %j", (protocol, body, wanted) => {
  expect(MODEL_CLIENTS[protocol].read(body)).toEqual(wanted);
});

const answered = (status: number, body: unknown, retryAfterSeconds: number | null = null) => ({
  kind: "answered" as const,
  status,
  text: typeof body === "string" ? body : JSON.stringify(body),
  retryAfterSeconds,
});
const GOOD = answered(200, message(says("Yes.")));
const error = (status: number, words: string) => answered(status, { error: { message: words } });

/** Asks with these answers in order; one minute is left. */
async function ask(answers: readonly GatewayAnswer[], changed: Partial<ModelWay> = {}) {
  const sent: GatewayRequest[] = [];
  const way: ModelWay = {
    client: MODEL_CLIENTS["anthropic-messages"],
    url: "http://127.0.0.1:1",
    key: "k",
    clock: { now: () => 1000, timestamp: () => "", wait: async () => undefined },
    isStopped: () => false,
    ask: async (request) => {
      sent.push(request);
      return answers[sent.length - 1] ?? { kind: "failed", reason: "asked too often" };
    },
    ...changed,
  };
  return { asked: await askModel(QUESTION, way, 61_000), sent };
}

const failed = (error: unknown, reason: string) => ({ kind: "failed", error, reason });

it.each<[string, readonly GatewayAnswer[], unknown, readonly number[]]>([
  ["an answer", [GOOD], text("Yes."), [0]],
  ["overloaded once", [error(529, "Overloaded"), GOOD], text("Yes."), [0, 500]],
  ["told to wait", [answered(429, {}, 2), GOOD], text("Yes."), [0, 2050]],
  ["told to wait for too long", [answered(429, {}, 90)], { kind: "late" }, [0]],
  [
    "overloaded twice",
    [error(529, "Overloaded"), error(500, "Broken")],
    failed(500, "answered 500: Broken"),
    [0, 500],
  ],
  [
    "garbage twice",
    [answered(200, "<html>"), answered(200, "{")],
    failed("malformed", "gave an answer that is none of its protocol"),
    [0, 0],
  ],
  [
    "no connection",
    [
      { kind: "failed", reason: "ECONNRESET" },
      { kind: "failed", reason: "ECONNREFUSED" },
    ],
    failed("connection", "could not be asked: ECONNREFUSED"),
    [0, 500],
  ],
  ["an unknown model", [error(404, "no m-1")], failed(404, "answered 404: no m-1"), [0]],
  ["a bad request", [error(400, "no")], failed(400, "answered 400: no"), [0]],
  ["a deadline", [{ kind: "late" }], { kind: "late" }, [0]],
])("asks again once where it may help: %s", async (...row) => {
  const [, answers, wanted, pauses] = row;
  const { asked, sent } = await ask(answers);
  expect([asked, sent.map(({ afterMs }) => afterMs)]).toEqual([wanted, pauses]);
  expect(sent.every(({ timeoutMs, afterMs }) => timeoutMs + afterMs <= 60_000)).toBe(true);
});

it("leaves the temperature out for a model that takes none", async () => {
  const { asked, sent } = await ask([error(400, "Unsupported value: 'temperature'"), GOOD]);
  expect(asked).toEqual(text("Yes."));
  expect(sent.map(({ body }) => "temperature" in JSON.parse(body))).toEqual([true, false]);
});

it("does not ask a gateway again that sends nothing more", async () => {
  const { asked, sent } = await ask([error(529, "over")], { isStopped: () => true });
  expect([asked, sent.length]).toEqual([failed(529, "answered 529: over"), 1]);
});

it("a wait of two minutes is a failure of the provider, not the run's deadline", async () => {
  const clock = { now: () => -1_000_000, timestamp: () => "", wait: async () => undefined };
  const late: GatewayAnswer = { kind: "late" };
  const { asked, sent } = await ask([late, late], { clock });
  expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([120_000, 120_000]);
  expect(asked).toEqual(failed("connection", "could not be asked: no answer within 120 s"));
});
