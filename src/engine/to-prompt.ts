import type { Agent } from "../agents/agent.ts";
import { byteLength } from "../text/cut.ts";

/** Longest argument of a program on Linux, in bytes without its end (agents.md AG-4). */
const ARGUMENT_BYTES = 131_071;

/** How a message is handed over. */
export type Prompt =
  | { readonly kind: "prompt"; readonly args: readonly string[]; readonly stdin: string }
  | { readonly kind: "failed"; readonly reason: string };

/** By stdin; as the last argument where the agent takes it in no other way, behind `--`, so that no message is an option. */
export function toPrompt({ name, prompt }: Agent, text: string): Prompt {
  if (prompt !== "argument") return { kind: "prompt", args: [], stdin: text };
  const bytes = byteLength(text);
  if (bytes > ARGUMENT_BYTES) {
    const reason = `the message has ${bytes} bytes, and ${name} takes it as an argument, of at most ${ARGUMENT_BYTES}`;
    return { kind: "failed", reason };
  }
  if (text.includes("\0")) {
    return {
      kind: "failed",
      reason: `the message holds a NUL, and ${name} takes it as an argument`,
    };
  }
  return { kind: "prompt", args: ["--", text], stdin: "" };
}
