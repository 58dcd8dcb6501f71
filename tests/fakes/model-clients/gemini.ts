import { type Client, type Said, turns } from "./client.ts";

interface Part {
  readonly text?: string;
  readonly functionCall?: { readonly name: string; readonly args: unknown };
}
interface Generated {
  readonly modelVersion?: string;
  readonly candidates?: readonly { readonly content: { readonly parts: readonly Part[] } }[];
  readonly usageMetadata?: unknown;
}

const saidInParts = (all: readonly Generated[]): Said => {
  const parts = all.flatMap(({ candidates = [] }) => candidates[0]?.content.parts ?? []);
  return {
    model: all.at(-1)?.modelVersion,
    text: parts.map(({ text = "" }) => text).join(""),
    calls: parts.flatMap(({ functionCall: call }) =>
      call === undefined ? [] : [{ name: call.name, input: call.args }],
    ),
    usage: all.at(-1)?.usageMetadata,
  };
};

/** gemini. */
export const gemini: Client = {
  name: "gemini",
  model: "gemini-2.5-pro",
  request: ({ stream, answersBefore, tools = true }) => ({
    path: `/v1beta/models/gemini-2.5-pro:${stream ? "streamGenerateContent?alt=sse" : "generateContent"}`,
    body: {
      tools: tools ? [{ functionDeclarations: [{ name: "run_shell_command" }] }] : [],
      contents: [
        { role: "user", parts: [{ text: "hello" }] },
        ...turns(answersBefore, [
          { role: "model", parts: [{ functionCall: { name: "run_shell_command", args: {} } }] },
          { role: "user", parts: [{ functionResponse: { name: "run_shell_command" } }] },
        ]),
      ],
    },
  }),
  plain: (body: Generated) => saidInParts([body]),
  streamed: saidInParts,
  begins: ["candidates", '"role":"model"'],
  ends: ["cachedContentTokenCount", "usageMetadata"],
  rateLimited: (message) => ({ error: { code: 429, message, status: "RESOURCE_EXHAUSTED" } }),
  noModel: { error: { code: 404, message: "model: gemini-2.5-pro", status: "NOT_FOUND" } },
  usage: (input, cached, output) => ({
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
    cachedContentTokenCount: cached,
  }),
};
