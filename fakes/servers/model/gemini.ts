/** Gemini: `models/<model>:generateContent` and its streamed form (agents.md §7.5). */

import type { ModelList } from "./model-list.ts";
import {
  type Answer,
  asList,
  asRecord,
  type Block,
  type Conversation,
  countAnswers,
  type Json,
  type Protocol,
  pieces,
  roughTokens,
} from "./protocol.ts";

/** The model stands in the path, the form of the answer in its verb. */
const route =
  /^\/v1beta\/models\/(?<model>[^/:]+):(?<verb>generateContent|streamGenerateContent|countTokens)$/;

function read({ path, body }: { path: string; body: unknown }): Conversation {
  const { contents, tools } = asRecord(body);
  const turns = asList(contents).map(asRecord);
  const { model = "unknown", verb } = route.exec(path)?.groups ?? {};
  return {
    model,
    streamed: verb === "streamGenerateContent",
    // A tool that Google runs itself (search) is none that a script could call.
    offersTools: asList(tools).some(
      (tool) => asList(asRecord(tool)["functionDeclarations"]).length > 0,
    ),
    userTexts: turns
      .filter(({ role }) => role !== "model")
      .flatMap(({ parts }) => asList(parts))
      .flatMap((part) => {
        const { text } = asRecord(part);
        return typeof text === "string" ? [text] : [];
      }),
    answersBefore: countAnswers(turns.map(({ role }) => (role === "model" ? "assistant" : "user"))),
    session: undefined,
  };
}

/** The parts of a block; a call is never cut. */
function partsOf(block: Block): readonly Json[] {
  if (block.type === "text") return pieces(block.text).map((text) => ({ text }));
  if (block.type === "thinking") return pieces(block.text).map((text) => ({ text, thought: true }));
  return [{ functionCall: { name: block.name, args: block.input, id: `call_${block.id}` } }];
}

/** Cached tokens lie within the prompt's (judge-and-cost.md §9). */
function usageField({ usage }: Answer): Json {
  if (usage === undefined) return {};
  if (usage === null) return { usageMetadata: null };
  return {
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
      cachedContentTokenCount: usage.cached,
    },
  };
}

/** A response with some parts of the answer; the last one ends it and counts its tokens. */
function responseOf(answer: Answer, parts: readonly Json[], last: boolean): Json {
  const content = { role: "model", parts };
  return {
    candidates: [{ content, ...(last ? { finishReason: "STOP" } : {}), index: 0 }],
    ...(last ? usageField(answer) : {}),
    modelVersion: answer.model,
    responseId: answer.id,
  };
}

function stream(answer: Answer): readonly string[] {
  const parts = answer.blocks.flatMap(partsOf);
  const before = parts.slice(0, -1).map((part) => responseOf(answer, [part], false));
  return [...before, responseOf(answer, parts.slice(-1), true)].map(
    (response) => `data: ${JSON.stringify(response)}\n\n`,
  );
}

const statuses: ReadonlyMap<number, string> = new Map([
  [400, "INVALID_ARGUMENT"],
  [401, "UNAUTHENTICATED"],
  [403, "PERMISSION_DENIED"],
  [404, "NOT_FOUND"],
  [429, "RESOURCE_EXHAUSTED"],
  [500, "INTERNAL"],
  [503, "UNAVAILABLE"],
]);

const models: ModelList = {
  path: "/v1beta/models",
  knows: () => true,
  entries: ["gemini-2.5-pro", "gemini-2.5-flash", "gemini-2.5-flash-lite"].map((id) => ({
    name: `models/${id}`,
    version: "001",
    displayName: id,
    inputTokenLimit: 1_048_576,
    outputTokenLimit: 65_536,
    supportedGenerationMethods: ["generateContent", "countTokens"],
  })),
  wrap: (entries) => ({ models: entries }),
};

const verbOf = (path: string) => route.exec(path)?.groups?.["verb"];

/** The protocol of `POST /v1beta/models/<model>:generateContent`; the stream is the one of `?alt=sse`, whatever `alt` says. */
export const gemini: Protocol = {
  name: "gemini",
  calls: [],
  asks: (method, path) =>
    method === "POST" && ["generateContent", "streamGenerateContent"].includes(verbOf(path) ?? ""),
  fixed: ({ method, path, body }) =>
    method === "POST" && verbOf(path) === "countTokens"
      ? { totalTokens: roughTokens(body) }
      : undefined,
  models,
  read,
  stream,
  plain: (answer) => responseOf(answer, answer.blocks.flatMap(partsOf), true),
  // Responses have no type: one without candidates and with a key that is none is the nearest.
  unknownEvent: 'data: {"skillcheckUnknown":true}\n\n',
  failure: (code, message) => ({
    error: {
      code,
      message,
      status: statuses.get(code) ?? (code < 500 ? "INVALID_ARGUMENT" : "INTERNAL"),
    },
  }),
};
