/** OpenAI Responses: codex (agents.md §7.3). */

import { created, openaiFailure, openaiModels, sessionOf, textsOf } from "./openai.ts";
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
} from "./protocol.ts";

/**
 * Whose an input item is: by its role, if it has one (system and developer are nobody's); else results of tools (`*_output`) and
 * what another agent wrote (`agent_message`) are the user's side, reasoning is nobody's, and the rest, calls of tools above all,
 * are the assistant's.
 */
function sideOf({ role, type }: Json): "assistant" | "user" | undefined {
  if (role !== undefined) return role === "assistant" || role === "user" ? role : undefined;
  if (type === "reasoning") return undefined;
  return type === "agent_message" || String(type).endsWith("_output") ? "user" : "assistant";
}

function read(request: { headers: Readonly<Record<string, string>>; body: unknown }): Conversation {
  const body = asRecord(request.body);
  const input = body["input"];
  const items =
    typeof input === "string" ? [{ role: "user", content: input }] : asList(input).map(asRecord);
  return {
    model: typeof body["model"] === "string" ? body["model"] : "unknown",
    streamed: body["stream"] === true,
    // codex offers newer models their tools in an item (`additional_tools`), and none beside it.
    offersTools: [body, ...items].some(({ tools }: Json) => asList(tools).length > 0),
    // A user item without content is the result of a tool.
    userTexts: items
      .filter((item) => sideOf(item) === "user")
      .flatMap((item) => textsOf(item["content"])),
    answersBefore: countAnswers(items.map(sideOf)),
    session: sessionOf(request.headers),
  };
}

/** What an item has from its beginning. */
function headOf(block: Block): Json {
  if (block.type === "text") return { type: "message", role: "assistant" };
  if (block.type === "thinking") return { type: "reasoning" };
  const { id, name, namespace } = block;
  const type = block.type === "tool" ? "function_call" : "custom_tool_call";
  return { type, call_id: `call_${id}`, name, ...(namespace === undefined ? {} : { namespace }) };
}

/** What an item has gained at its end. */
function fillingOf(block: Block): Json {
  switch (block.type) {
    case "text":
      return { content: [outputText(block.text)] };
    case "thinking":
      // codex sends reasoning back in the next request only with such bytes, since nothing is stored.
      return {
        summary: [{ type: "summary_text", text: block.text }],
        encrypted_content: "scripted",
      };
    case "tool":
      return { arguments: JSON.stringify(block.input) };
    case "custom":
      return { input: block.input };
  }
}

const empty = {
  text: { content: [] },
  thinking: { summary: [] },
  tool: { arguments: "" },
  custom: { input: "" },
} as const;

/** The item of a block: as it begins (empty, in progress) or as it ends. */
function itemOf(block: Block, place: { answer: Answer; index: number }, ended: boolean): Json {
  return {
    id: itemId(block, place),
    ...headOf(block),
    status: ended ? "completed" : "in_progress",
    ...(ended ? fillingOf(block) : empty[block.type]),
  };
}

const prefixes = { text: "msg", thinking: "rs", tool: "fc", custom: "ctc" } as const;

function itemId(block: Block, { answer, index }: { answer: Answer; index: number }): string {
  return `${prefixes[block.type]}_${answer.id}_${index + 1}`;
}

function outputText(text: string): Json {
  return { type: "output_text", text, annotations: [] };
}

type Event = Json & { readonly type: string };

/** What comes between the beginning and the end of an item. */
function eventsOf(block: Block, item_id: string, output_index: number): readonly Event[] {
  const place = { item_id, output_index };
  const event = (type: string, rest: Json): Event => ({ type, ...place, ...rest });
  const deltas = (type: string, text: string, rest: Json = {}) =>
    pieces(text).map((delta) => event(type, { ...rest, delta }));
  switch (block.type) {
    case "text": {
      const part = { content_index: 0 };
      return [
        event("response.content_part.added", { ...part, part: outputText("") }),
        ...deltas("response.output_text.delta", block.text, part),
        event("response.output_text.done", { ...part, text: block.text }),
        event("response.content_part.done", { ...part, part: outputText(block.text) }),
      ];
    }
    case "thinking": {
      const part = { summary_index: 0 };
      return [
        event("response.reasoning_summary_part.added", {
          ...part,
          part: { type: "summary_text", text: "" },
        }),
        ...deltas("response.reasoning_summary_text.delta", block.text, part),
        event("response.reasoning_summary_text.done", { ...part, text: block.text }),
      ];
    }
    case "tool": {
      const json = JSON.stringify(block.input);
      return [
        ...deltas("response.function_call_arguments.delta", json),
        event("response.function_call_arguments.done", { arguments: json }),
      ];
    }
    case "custom":
      return [
        ...deltas("response.custom_tool_call_input.delta", block.input),
        event("response.custom_tool_call_input.done", { input: block.input }),
      ];
  }
}

/** Cached tokens lie within the input (judge-and-cost.md §9). */
function usageField({ usage }: Answer): Json {
  if (usage === undefined) return {};
  if (usage === null) return { usage: null };
  return {
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: usage.cached },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  };
}

function responseOf(answer: Answer, ended: boolean): Json {
  return {
    id: `resp_${answer.id}`,
    object: "response",
    created_at: created,
    status: ended ? "completed" : "in_progress",
    error: null,
    incomplete_details: null,
    model: answer.model,
    output: ended
      ? answer.blocks.map((block, index) => itemOf(block, { answer, index }, true))
      : [],
    ...(ended ? usageField(answer) : {}),
  };
}

function stream(answer: Answer): readonly string[] {
  const events: readonly Event[] = [
    { type: "response.created", response: responseOf(answer, false) },
    ...answer.blocks.flatMap((block, index): readonly Event[] => {
      const place = { answer, index };
      const item = (ended: boolean) => ({
        output_index: index,
        item: itemOf(block, place, ended),
      });
      return [
        { type: "response.output_item.added", ...item(false) },
        ...eventsOf(block, itemId(block, place), index),
        { type: "response.output_item.done", ...item(true) },
      ];
    }),
    { type: "response.completed", response: responseOf(answer, true) },
  ];
  return events.map((event, sequence_number) => {
    const { type, ...rest } = event;
    return `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number, ...rest })}\n\n`;
  });
}

/** The protocol of `POST /v1/responses`. */
export const openaiResponses: Protocol = {
  name: "openai-responses",
  calls: ["namespace", "custom"],
  asks: (method, path) => method === "POST" && path === "/v1/responses",
  fixed: () => undefined,
  models: openaiModels,
  read,
  stream,
  plain: (answer) => responseOf(answer, true),
  unknownEvent:
    'event: response.skillcheck_unknown\ndata: {"type":"response.skillcheck_unknown"}\n\n',
  failure: openaiFailure,
};
