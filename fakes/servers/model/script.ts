/**
 * What a scripted model says. Plain JSON, so that a file, a test and the demo write it alike.
 *
 *     { "scripts": [
 *         { "match": "SUBTASK", "steps": [{ "text": "Subagent report: ok." }] },
 *         { "steps": [
 *             { "text": "I look first.", "tools": [{ "name": "Bash", "input": { "command": "gh pr list" } }] },
 *             { "text": "Done: listed." } ] } ] }
 *
 * The step is chosen without state: by the number of answers that the conversation of the request already holds. A client's
 * retry therefore gets the same step, a resumed turn goes on in the list, and past the end the last step repeats.
 */

/**
 * A tool that the model calls. Strings inside `input` may hold placeholders, see {@link Step}. Two things only OpenAI Responses
 * can say: a `namespace`, the group that the tool was offered in (codex: `multi_agent_v1`), and a custom call, whose input is a
 * text of the tool's own form (codex: `apply_patch`, and `exec` in `functions`). Other protocols answer HTTP 400 that says so.
 */
export type ToolCall =
  | {
      readonly type?: undefined;
      readonly name: string;
      readonly namespace?: string;
      readonly input: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: "custom";
      readonly name: string;
      readonly namespace?: string;
      readonly input: string;
    };

/**
 * Tokens of one answer, as the protocol's own fields show them: Anthropic's `input` excludes what was read from the provider's
 * cache, OpenAI's and Gemini's include it (judge-and-cost.md §9).
 */
export interface Usage {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** What an answer says about its tokens: numbers, nothing at all, null, zeros, or 9,007,199,254,740,991 of each. */
export type UsageReport = Usage | "missing" | "null" | "zero" | "enormous";

/** The tokens of every answer of a script that says nothing else (agents.md §7.1: sums stay readable). */
export const usualUsage: Usage = { input: 1200, cached: 200, output: 34 };

/** What goes wrong. Each kind applies to streamed and to plain answers. */
export type FaultKind =
  /** HTTP error; `retry_after` in seconds becomes the header of that name. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly message?: string;
      readonly retry_after?: number;
    }
  /** 404 as providers answer it for a model they do not know. */
  | { readonly kind: "model-not-found" }
  /** JSON that breaks off in the middle of an event; the answer ends there, as HTTP it is whole. */
  | { readonly kind: "broken-json" }
  /** The socket is destroyed in the middle of a block. */
  | { readonly kind: "cut" }
  /** The socket is destroyed before any byte. */
  | { readonly kind: "close" }
  /** A valid answer without any content. */
  | { readonly kind: "empty" }
  /** Never answers. */
  | { readonly kind: "hang" }
  /** Headers and a comment line, then nothing more. */
  | { readonly kind: "hang-after-headers" }
  /** The answer begins so many milliseconds after the request came. */
  | { readonly kind: "delay"; readonly delay_ms: number }
  /** `bytes` (default 1) a write; `delay_ms` (default 0, no timer at all) between two. */
  | { readonly kind: "trickle"; readonly bytes?: number; readonly delay_ms?: number }
  /** The text of the answer becomes `bytes` long (default 1,048,576). */
  | { readonly kind: "huge-text"; readonly bytes?: number }
  /** The longest string of every tool input grows by `bytes` (default 1,048,576), as a comment on a new line. */
  | { readonly kind: "huge-input"; readonly bytes?: number }
  /** An event of a type that no client knows, in the middle of a stream; in a plain answer a key that none knows. */
  | { readonly kind: "unknown-event" }
  | { readonly kind: "usage"; readonly usage: UsageReport }
  /** The answer names another model than was asked for. */
  | { readonly kind: "model-name"; readonly model: string };

/** A fault and how often. `times` counts requests of one conversation; without it the fault stays for ever. */
export type Fault = FaultKind & { readonly times?: number };

/**
 * One model answer: thinking, then text, then tool calls, then text after them; what is left out is not sent.
 * In `text`, `text_after` and every string of a tool input `{{last:PATTERN}}` is replaced by the last match of the regular
 * expression in the strings of the request body, what was said after everything else (its first group if it has one): an id
 * that a tool handed out, or the working directory (`{{last:Primary working directory: (\S+)}}` for claude). No match is
 * answered with HTTP 400 that says so.
 */
export interface Step {
  readonly thinking?: string;
  readonly text?: string;
  readonly tools?: readonly ToolCall[];
  readonly text_after?: string;
  readonly model?: string;
  readonly usage?: UsageReport;
  readonly fault?: Fault;
}

/** One list of answers, and for which conversations. The first script whose `match` fits wins. */
export interface ModelScript {
  /** Shown in the request log. */
  readonly name?: string;
  /** JavaScript regular expression over what the user wrote (system reminders of the CLI left out); absent: every one. */
  readonly match?: string;
  /** True: for requests that offer no tools (titles, summaries, judges); without such a script they get a fixed short text. */
  readonly side?: boolean;
  readonly steps?: readonly Step[];
  /**
   * Instead of `steps`: the k-th conversation that this script answers takes the k-th list, the last list repeats; so five
   * recordings of one test can differ. Conversations are told apart by the session id that the CLI sends, else by their first
   * user message. Which conversation is the k-th depends on who asks first: record one after the other (`--jobs 1`).
   */
  readonly variants?: readonly (readonly Step[])[];
  /** A fault of the script: from its `from`-th answer on (1 is the first, and the default). A step's own fault goes first. */
  readonly fault?: Fault & { readonly from?: number };
}

/** The tokens in numbers, or undefined when the answer is to say nothing or null. */
export function usageNumbers(report: UsageReport): Usage | undefined {
  if (report === "missing" || report === "null") return undefined;
  if (report === "zero") return { input: 0, cached: 0, output: 0 };
  if (report === "enormous") {
    const most = Number.MAX_SAFE_INTEGER;
    return { input: most, cached: most, output: most };
  }
  return report;
}
