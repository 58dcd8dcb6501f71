import type { TurnChoice } from "../../model/check-spec.ts";
import type { Test } from "../../model/suite.ts";
import { defineSuiteRule, type SuiteFact } from "../suite-rule.ts";
import { toLeaves } from "./foretell.ts";

interface TurnFact extends SuiteFact {
  readonly turn: number;
  /** Why there are not so many. */
  readonly because: string;
}

/** A check on a turn that cannot happen. */
export const turnUnreachable = defineSuiteRule<TurnFact>({
  id: "SK116",
  slug: "turn-unreachable",
  severity: "warning",
  summary: "A check looks at a turn beyond those that the prompts and answers of its test allow.",
  source: "suite.md §1",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ suite }) =>
    suite.tests.flatMap((test) => {
      const most = countTurns(test);
      if (most === null) return [];
      return toLeaves(test.checks).flatMap(({ turn, line, column }) => {
        const beyond = toNumbers(turn).find((one) => Math.abs(one) > most);
        if (beyond === undefined) return [];
        return [{ line, column, turn: beyond, because: toReason(test, most) }];
      });
    }),
  message: ({ turn, because }) =>
    `Turn ${turn} cannot happen: ${because}. The check would always be invalid.`,
});

function toNumbers(turn: TurnChoice | undefined): readonly number[] {
  if (turn === undefined) return [];
  return typeof turn === "number" ? [turn] : turn;
}

/** User turns at most; null where what the agent says decides. */
function countTurns({ prompts, answers, maxTurns }: Test): number | null {
  if (answers.kind === "patterns" || answers.kind === "user") return null;
  const listed = answers.kind === "list" ? answers.replies.length : 0;
  return Math.min(prompts.length + listed, maxTurns);
}

function toReason({ prompts, answers, maxTurns }: Test, most: number): string {
  const listed = answers.kind === "list" ? answers.replies.length : 0;
  if (most < prompts.length + listed) return `max_turns is ${maxTurns}`;
  if (prompts.length > 1) return `there are ${prompts.length} steps`;
  if (listed === 0) return "there are no answers";
  return listed === 1 ? "there is 1 answer" : `there are ${listed} answers`;
}
