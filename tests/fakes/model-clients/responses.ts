import { type Client, parse, type Said, turns } from "./client.ts";
import { openai } from "./openai.ts";

interface ResponseItem {
  readonly type: string;
  readonly name?: string;
  readonly arguments?: string;
  readonly content?: readonly { readonly text: string }[];
}
interface Answered {
  readonly model: string;
  readonly output: readonly ResponseItem[];
  readonly usage?: unknown;
}

const saidInItems = ({ model, output, usage }: Answered): Said => ({
  model,
  text: output.flatMap(({ content = [] }) => content.map(({ text }) => text)).join(""),
  calls: output.flatMap(({ name, arguments: json = "" }) =>
    name === undefined ? [] : [{ name, input: parse(json) }],
  ),
  usage,
});

/** codex. */
export const responses: Client = {
  name: "openai-responses",
  model: "gpt-5.5",
  request: ({ stream, answersBefore, tools = true }) => ({
    path: "/v1/responses",
    body: {
      model: "gpt-5.5",
      stream,
      tools: tools ? [{ type: "function", name: "exec_command" }] : [],
      input: [
        { type: "message", role: "user", content: [{ type: "input_text", text: "hello" }] },
        ...turns(answersBefore, [
          { type: "function_call", call_id: "c", name: "exec_command", arguments: "{}" },
          { type: "function_call_output", call_id: "c", output: "y" },
        ]),
      ],
    },
  }),
  plain: saidInItems,
  // As codex reads it: the items as they are done, the rest from the end.
  streamed: (
    events: readonly { type: string; item?: ResponseItem; response?: Answered }[],
  ): Said => {
    const end = events.find(({ type }) => type === "response.completed")?.response;
    const output = events.flatMap(({ type, item }) =>
      type === "response.output_item.done" && item !== undefined ? [item] : [],
    );
    return saidInItems({ model: end?.model ?? "", output, usage: end?.usage });
  },
  begins: ["response.output_item.added", '"object":"response"'],
  ends: ["response.completed", "usage"],
  ...openai,
  usage: (input, cached, output) => ({
    input_tokens: input,
    input_tokens_details: { cached_tokens: cached },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  }),
};
