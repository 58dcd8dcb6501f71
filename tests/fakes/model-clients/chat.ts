import { type Client, parse, turns } from "./client.ts";
import { openai } from "./openai.ts";

interface ChatCall {
  readonly index: number;
  readonly function: { readonly name?: string; readonly arguments: string };
}
interface ChatMessage {
  readonly content?: string | null;
  readonly tool_calls?: readonly ChatCall[];
}
interface Chunk {
  readonly model?: string;
  readonly choices?: readonly { readonly delta: ChatMessage }[];
  readonly usage?: unknown;
}

/** opencode and any compatible client. */
export const chat: Client = {
  name: "openai-chat",
  model: "gpt-5.5",
  request: ({ stream, answersBefore, tools = true }) => ({
    path: "/v1/chat/completions",
    body: {
      model: "gpt-5.5",
      stream,
      tools: tools ? [{ type: "function", function: { name: "bash" } }] : [],
      messages: [
        { role: "system", content: "be brief" },
        { role: "user", content: "hello" },
        ...turns(answersBefore, [
          { role: "assistant", content: null, tool_calls: [{ id: "c" }] },
          { role: "tool", tool_call_id: "c", content: "y" },
        ]),
      ],
    },
  }),
  plain: (body: {
    model: string;
    choices: readonly { message: ChatMessage }[];
    usage?: unknown;
  }) => {
    const message = body.choices[0]?.message;
    return {
      model: body.model,
      text: message?.content ?? "",
      calls: (message?.tool_calls ?? []).map(({ function: call }) => ({
        name: call.name ?? "",
        input: parse(call.arguments),
      })),
      usage: body.usage,
    };
  },
  streamed: (chunks: readonly Chunk[]) => {
    const deltas = chunks.flatMap(({ choices = [] }) => choices.map(({ delta }) => delta));
    const calls = deltas.flatMap(({ tool_calls = [] }) => tool_calls);
    return {
      model: chunks[0]?.model,
      text: deltas.map(({ content }) => content ?? "").join(""),
      calls: calls
        .filter((call) => call.function.name !== undefined)
        .map(({ index, function: { name = "" } }) => ({
          name,
          input: parse(
            calls
              .filter((call) => call.index === index)
              .map((call) => call.function.arguments)
              .join(""),
          ),
        })),
      usage: chunks.find((chunk) => chunk.usage !== undefined)?.usage,
    };
  },
  begins: ['"role":"assistant"', '"object":"chat.completion"'],
  ends: ["[DONE]", "usage"],
  ...openai,
  usage: (input, cached, output) => ({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  }),
};
