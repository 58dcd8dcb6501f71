import { type Client, parse, turns } from "./client.ts";

interface AnthropicBlock {
  readonly type: string;
  readonly text?: string;
  readonly name?: string;
  readonly input?: unknown;
}
interface AnthropicEvent {
  readonly type: string;
  readonly index?: number;
  readonly message?: { readonly model: string };
  readonly content_block?: AnthropicBlock;
  readonly delta?: { readonly text?: string; readonly partial_json?: string };
  readonly usage?: unknown;
}

/** claude, droid. */
export const anthropic: Client = {
  name: "anthropic-messages",
  model: "claude-sonnet-4-5",
  request: ({ stream, answersBefore, tools = true }) => ({
    path: "/v1/messages",
    body: {
      model: "claude-sonnet-4-5",
      stream,
      tools: tools ? [{ name: "Bash" }] : [],
      messages: [
        { role: "user", content: "hello" },
        ...turns(answersBefore, [
          { role: "assistant", content: "x" },
          { role: "user", content: "y" },
        ]),
      ],
    },
  }),
  plain: (body: { model: string; content: readonly AnthropicBlock[]; usage?: unknown }) => ({
    model: body.model,
    text: body.content.map(({ text = "" }) => text).join(""),
    calls: body.content.flatMap(({ name, input }) => (name === undefined ? [] : [{ name, input }])),
    usage: body.usage,
  }),
  streamed: (events: readonly AnthropicEvent[]) => ({
    model: events[0]?.message?.model,
    text: events.map(({ delta }) => delta?.text ?? "").join(""),
    calls: events.flatMap(({ index, content_block: block }) => {
      if (block?.name === undefined) return [];
      const own = events.filter((event) => event.index === index);
      return [
        {
          name: block.name,
          input: parse(own.map(({ delta }) => delta?.partial_json ?? "").join("")),
        },
      ];
    }),
    usage: events.find(({ type }) => type === "message_delta")?.usage,
  }),
  begins: ["content_block_start", '"type":"message"'],
  ends: ["message_stop", "usage"],
  rateLimited: (message) => ({
    type: "error",
    error: { type: "rate_limit_error", message },
    request_id: "req_scripted",
  }),
  noModel: {
    type: "error",
    error: { type: "not_found_error", message: "model: claude-sonnet-4-5" },
    request_id: "req_scripted",
  },
  usage: (input, cached, output) => ({
    input_tokens: input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: output,
  }),
};
