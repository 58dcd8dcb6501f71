import type { JsonValue } from "./json-value.ts";
import type { ToolName } from "./tool-name.ts";

interface EventPlace {
  /** 1-based turn of the run (readers count inside their own stream). */
  readonly turn: number;
  /** 1-based number inside the turn; printed as `turn.event`. */
  readonly event: number;
  /** True for what a subagent did (claude only, agents.md AG-12). */
  readonly nested: boolean;
}

/** One entry of the flat transcript. JSON only; every reader yields these and nothing else. */
export type Event = EventPlace &
  (
    | { readonly type: "message"; readonly role: "user" | "assistant"; readonly text: string }
    | { readonly type: "thinking"; readonly text: string }
    | {
        readonly type: "tool_call";
        readonly id: string;
        readonly name: ToolName;
        /** The agent's own name. */
        readonly rawName: string;
        readonly input: JsonValue;
        /** The unwrapped script of a bash call (agents.md §5), else null. */
        readonly script: string | null;
        /** true, false, or null when no end was seen in the stream. */
        readonly ok: boolean | null;
      }
    | {
        readonly type: "tool_result";
        readonly id: string;
        readonly ok: boolean | null;
        readonly text: string;
      }
    | { readonly type: "retry"; readonly text: string }
    | { readonly type: "error"; readonly text: string }
  );

export type ToolCallEvent = Extract<Event, { type: "tool_call" }>;
