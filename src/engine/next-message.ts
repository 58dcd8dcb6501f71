import type { Speaker } from "../model/simulated-user.ts";
import type { Answers } from "../model/suite.ts";
import { asks } from "../patterns/asks.ts";
import { compilePattern } from "../patterns/compile-pattern.ts";

/** Where a conversation stands: which prompts and answers were used. */
export interface ConversationState {
  /** Index of the next prompt; the first one is said before the conversation begins. */
  readonly nextPrompt: number;
  /** Answers already given, by index. */
  readonly used: ReadonlySet<number>;
}

/** What the user says next, or nothing. */
export type NextMessage =
  | { readonly kind: "end" }
  | {
      readonly kind: "say";
      readonly source: Exclude<Speaker, "user">;
      readonly text: string;
      readonly state: ConversationState;
    };

function nextAnswer(answers: Answers, handBack: string, used: ReadonlySet<number>): number | null {
  if (!("replies" in answers)) return null;
  const open = answers.replies.map((_, index) => index).filter((index) => !used.has(index));
  if (answers.kind === "list") return open[0] ?? null;
  if (!asks(handBack)) return null;
  const match = open.find((index) => {
    const compiled = compilePattern(answers.replies[index]?.pattern ?? "", { ignoreCase: true });
    return compiled.ok && compiled.pattern.find(handBack) !== null;
  });
  return match ?? null;
}

/**
 * The user's next message after a hand-back (formats.md §10): a list gives its next reply at every
 * hand-back; patterns answer only a hand-back that asks, each once; then the next step's prompt.
 */
export function toNextMessage(
  test: { readonly prompts: readonly string[]; readonly answers: Answers },
  handBack: string,
  state: ConversationState,
): NextMessage {
  const answer = nextAnswer(test.answers, handBack, state.used);
  if (answer !== null && "replies" in test.answers) {
    const reply = test.answers.replies[answer];
    const text = typeof reply === "string" ? reply : (reply?.reply ?? "");
    const used = new Set([...state.used, answer]);
    return { kind: "say", source: "answer", text, state: { ...state, used } };
  }
  const prompt = test.prompts[state.nextPrompt];
  if (prompt === undefined) return { kind: "end" };
  const next = { ...state, nextPrompt: state.nextPrompt + 1 };
  return { kind: "say", source: "prompt", text: prompt, state: next };
}
