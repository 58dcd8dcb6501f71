import type { CheckSpec, Count } from "../../model/check-spec.ts";
import type { Test } from "../../model/suite.ts";
import { allowsNone, type Fate, foretell } from "./foretell.ts";

/** Checks whose value says how much there may be. */
const AMOUNTS: ReadonlySet<string> = new Set([
  "calls",
  "commits",
  "cost_usd",
  "duration_s",
  "input_tokens",
  "output_tokens",
  "tokens",
  "turns",
]);

/** Whether an agent that does nothing passes a test: all that it asserts is what must not be. */
export function passesGivenUp({ checks }: Pick<Test, "checks">): boolean {
  return checks.length > 0 && checks.every((check) => foretell(check, toFate) === "passes");
}

function toFate(leaf: CheckSpec): Fate {
  if (leaf.key === "untouched") return "passes";
  const count = AMOUNTS.has(leaf.key) ? (leaf.value as Count) : leaf.count;
  return count !== undefined && allowsNone(count) ? "passes" : "fails";
}
