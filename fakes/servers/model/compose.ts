/** Turns a step of a script into an answer: placeholders, ids, and the faults that change what is said. */

import type { Choice } from "./choose.ts";
import type { Answer, Block, Conversation, Protocol } from "./protocol.ts";
import {
  type FaultKind,
  type Step,
  type ToolCall,
  type UsageReport,
  usageNumbers,
  usualUsage,
} from "./script.ts";

const mebibyte = 1_048_576;

/** All strings of a JSON value in document order. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}

/** Where the protocols hold what was said. */
const SAID = ["messages", "input", "contents"];

/** Where placeholders look: what was said comes last, behind ids and settings, wherever it stands in the body. */
function toHaystack(body: unknown): string {
  const entries = Object.entries(body as Readonly<Record<string, unknown>>);
  const isSaid = ([key]: readonly [string, unknown]) => SAID.includes(key);
  const ordered = [...entries.filter((one) => !isSaid(one)), ...entries.filter(isSaid)];
  return ordered.flatMap(([, value]) => stringsOf(value)).join("\n");
}

/** A script that cannot be followed here: told to the client as HTTP 400. */
class Impossible extends Error {}

/** Replaces `{{last:PATTERN}}` by the last match of the pattern (its first group, if it has one). */
function fill(text: string, haystack: string): string {
  return text.replace(/\{\{last:(.+?)\}\}/gs, (_whole, pattern: string) => {
    const last = [...haystack.matchAll(new RegExp(pattern, "gu"))].at(-1);
    if (last === undefined)
      throw new Impossible(`the placeholder {{last:${pattern}}} matches nothing in the request`);
    return last[1] ?? last[0];
  });
}

function fillAll(value: unknown, haystack: string): unknown {
  if (typeof value === "string") return fill(value, haystack);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, haystack));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillAll(item, haystack)]),
    );
  return value;
}

function padding(bytes = mebibyte): string {
  return `${"x".repeat(79)}\n`.repeat(Math.ceil(bytes / 80)).slice(0, bytes);
}

const comment = (bytes: number | undefined) => `\n# ${padding(bytes).replaceAll("\n", " ")}`;

/** Makes the longest string of a tool input longer, as a comment: a key of our own would be refused by a CLI that checks inputs. */
function hugeInput(input: unknown, bytes: number | undefined): unknown {
  const entries = Object.entries(input as Readonly<Record<string, unknown>>);
  const strings = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const longest = strings.sort((a, b) => b[1].length - a[1].length)[0];
  if (longest === undefined) return { ...Object.fromEntries(entries), padding: padding(bytes) };
  const [key, value] = longest;
  return { ...Object.fromEntries(entries), [key]: `${value}${comment(bytes)}` };
}

function withFault(blocks: readonly Block[], fault: FaultKind | undefined): readonly Block[] {
  if (fault?.kind === "empty") return [];
  if (fault?.kind === "huge-text") {
    const text = padding(fault.bytes);
    const others = blocks.filter((block) => block.type !== "text");
    return [{ type: "text", text }, ...others];
  }
  if (fault?.kind === "huge-input") {
    return blocks.map((block) => {
      if (block.type === "tool") return { ...block, input: hugeInput(block.input, fault.bytes) };
      return block.type === "custom"
        ? { ...block, input: `${block.input}${comment(fault.bytes)}` }
        : block;
    });
  }
  return blocks;
}

function usageOf(report: UsageReport): Answer["usage"] {
  return report === "null" ? null : usageNumbers(report);
}

/** The answer to send, or the words of an HTTP 400. */
export type Composed =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** A tool call as a block, placeholders filled; an exception when the protocol has no words for it. */
function callBlock(
  tool: ToolCall,
  { id, haystack, protocol }: { id: string; haystack: string; protocol: Protocol },
): Block {
  const { name, namespace } = tool;
  const refuse = (form: string) =>
    new Impossible(`${protocol.name} has no ${form}: it cannot call ${name} as the script does`);
  if (namespace !== undefined && !protocol.calls.includes("namespace")) throw refuse("namespaces");
  if (tool.type !== "custom")
    return { type: "tool", id, name, namespace, input: fillAll(tool.input, haystack) };
  if (!protocol.calls.includes("custom")) throw refuse("custom calls");
  return { type: "custom", id, name, namespace, input: fill(tool.input, haystack) };
}

/** The blocks of a step in the order of {@link Step}, placeholders filled. */
function blocksOf(
  step: Step,
  given: { id: string; haystack: string; protocol: Protocol },
): readonly Block[] {
  const text = (value: string | undefined): readonly Block[] =>
    value === undefined ? [] : [{ type: "text", text: fill(value, given.haystack) }];
  const thinking: readonly Block[] =
    step.thinking === undefined ? [] : [{ type: "thinking", text: step.thinking }];
  const calls = (step.tools ?? []).map((tool, place) =>
    callBlock(tool, { ...given, id: `${given.id}_${place + 1}` }),
  );
  return [...thinking, ...text(step.text), ...calls, ...text(step.text_after)];
}

/**
 * Composes the answer. Ids are built from the conversation and the number of the answer, so that a client's retry gets the same
 * ones and a subagent, which is a conversation of its own, never repeats its parent's.
 */
export function compose(
  choice: Choice,
  {
    conversation,
    body,
    protocol,
  }: { conversation: Conversation; body: unknown; protocol: Protocol },
): Composed {
  const haystack = toHaystack(body);
  const { answer, fault } = choice;
  const id = `${choice.conversation}_${conversation.answersBefore + 1}`;
  try {
    const blocks = withFault(blocksOf(answer, { id, haystack, protocol }), fault);
    const report = fault?.kind === "usage" ? fault.usage : (answer.usage ?? usualUsage);
    const model = fault?.kind === "model-name" ? fault.model : (answer.model ?? conversation.model);
    return { ok: true, answer: { id, model, blocks, usage: usageOf(report) } };
  } catch (error) {
    if (error instanceof Impossible || error instanceof SyntaxError)
      return { ok: false, message: error.message };
    throw error;
  }
}
