import type { Call } from "./answer.ts";
import type { Rule } from "./fixture.ts";
import { meets } from "./meets.ts";

/** Rules, what is held against their patterns, and the name of their counters. */
export interface Choice<Found> {
  readonly rules: readonly Rule<Found>[];
  readonly kind: "commands" | "urls";
  /** Texts of which one has to meet the pattern. */
  readonly toTexts: (pattern: string) => readonly string[];
}

/** The answer of the first rule, in written order, that is met; of several the one whose turn it is. */
export async function chooseAnswer<Found>(
  call: Call,
  { rules, kind, toTexts }: Choice<Found>,
): Promise<Found | null> {
  for (const [place, { pattern, answers }] of rules.entries()) {
    for (const text of toTexts(pattern)) {
      if (!(await meets(pattern, text, call.fixture.match))) continue;
      const [only] = answers;
      if (answers.length === 1 && only !== undefined) return only;
      const before = await call.log.count(`${kind} ${place}`, "add");
      return answers[Math.min(before, answers.length - 1)] ?? null;
    }
  }
  return null;
}
