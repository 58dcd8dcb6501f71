/** Turns a step of a script into an answer: placeholders, ids, and the faults that change what is said. */

import type { Choice } from "./choose.ts";
import type { Answer, Block, Conversation } from "./protocol.ts";
import { type FaultKind, type UsageReport, usageNumbers, usualUsage } from "./script.ts";

const mebibyte = 1_048_576;

/** All strings of a JSON value in document order, one per line: where placeholders look. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}

/** A placeholder that matched nothing: told to the client as HTTP 400. */
class NoMatch extends Error {}

/** Replaces `{{last:PATTERN}}` by the last match of the pattern (its first group, if it has one). */
function fill(text: string, haystack: string): string {
  return text.replace(/\{\{last:(.+?)\}\}/gs, (_whole, pattern: string) => {
    const last = [...haystack.matchAll(new RegExp(pattern, "gu"))].at(-1);
    if (last === undefined)
      throw new NoMatch(`the placeholder {{last:${pattern}}} matches nothing in the request`);
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

/** Makes the longest string of a tool input longer, as a comment: a key of our own would be refused by a CLI that checks inputs. */
function hugeInput(input: unknown, bytes: number | undefined): unknown {
  const entries = Object.entries(input as Readonly<Record<string, unknown>>);
  const strings = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const longest = strings.sort((a, b) => b[1].length - a[1].length)[0];
  if (longest === undefined) return { ...Object.fromEntries(entries), padding: padding(bytes) };
  const [key, value] = longest;
  return {
    ...Object.fromEntries(entries),
    [key]: `${value}\n# ${padding(bytes).replaceAll("\n", " ")}`,
  };
}

function withFault(blocks: readonly Block[], fault: FaultKind | undefined): readonly Block[] {
  if (fault?.kind === "empty") return [];
  if (fault?.kind === "huge-text") {
    const text = padding(fault.bytes);
    const others = blocks.filter((block) => block.type !== "text");
    return [{ type: "text", text }, ...others];
  }
  if (fault?.kind === "huge-input") {
    return blocks.map((block) =>
      block.type === "tool" ? { ...block, input: hugeInput(block.input, fault.bytes) } : block,
    );
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

/**
 * Composes the answer. Ids are built from the conversation and the number of the answer, so that a client's retry gets the same
 * ones and a subagent, which is a conversation of its own, never repeats its parent's.
 */
export function compose(choice: Choice, conversation: Conversation, body: unknown): Composed {
  const haystack = stringsOf(body).join("\n");
  const { answer, fault } = choice;
  const id = `${choice.conversation}_${conversation.answersBefore + 1}`;
  try {
    const text = (value: string | undefined): readonly Block[] =>
      value === undefined ? [] : [{ type: "text", text: fill(value, haystack) }];
    const blocks: readonly Block[] = [
      ...(answer.thinking === undefined
        ? []
        : [{ type: "thinking", text: answer.thinking } as const]),
      ...text(answer.text),
      ...(answer.tools ?? []).map((tool, place): Block => {
        const input = fillAll(tool.input, haystack);
        return { type: "tool", id: `toolu_${id}_${place + 1}`, name: tool.name, input };
      }),
      ...text(answer.text_after),
    ];
    const report = fault?.kind === "usage" ? fault.usage : (answer.usage ?? usualUsage);
    const model = fault?.kind === "model-name" ? fault.model : (answer.model ?? conversation.model);
    return {
      ok: true,
      answer: { id: `msg_${id}`, model, blocks: withFault(blocks, fault), usage: usageOf(report) },
    };
  } catch (error) {
    if (error instanceof NoMatch || error instanceof SyntaxError)
      return { ok: false, message: error.message };
    throw error;
  }
}
