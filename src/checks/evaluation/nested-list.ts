import { z } from "zod";
import type { CheckSpec } from "../../model/check-spec.ts";
import type { CheckVerdict } from "../../model/verdict.ts";
import type { CheckFinding, CheckScene } from "./define-check.ts";
import { invalid } from "./finding.ts";
import { nestedCheckSchema, readCheckSpec } from "./nested-check.ts";

/** Value of `all` and `any`. */
export const nestedListSchema = z.array(nestedCheckSchema).min(1);

type Nested = z.infer<typeof nestedListSchema>;

/** "a; b" */
export function toListText(value: Nested, toNestedText: (nested: CheckSpec) => string): string {
  return value
    .map(readCheckSpec)
    .map((nested) => (nested === null ? "?" : toNestedText(nested)))
    .join("; ");
}

/** Evaluates every check of a list and lets `decide` take the verdict from what they say. */
export function judgeList(
  value: Nested,
  scene: CheckScene,
  decide: (verdicts: readonly CheckVerdict[]) => CheckFinding,
): CheckFinding {
  const specs = value.map(readCheckSpec).filter((spec) => spec !== null);
  if (specs.length !== value.length) return invalid("a check of the list is malformed");
  return decide(specs.map(scene.evaluate));
}

/** The finding of one check of the list, with the check named. */
export function toListFinding(verdict: CheckVerdict): CheckFinding {
  const { expected, actual, evidence } = verdict;
  const reason = `${verdict.text}: ${verdict.reason}`;
  return { verdict: verdict.verdict, reason, expected, actual, evidence };
}
