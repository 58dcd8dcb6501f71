import { z } from "zod";
import type { ToolCallEvent } from "../model/event.ts";
import { findInForms } from "./evaluation/call-search.ts";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { type CheckFinding, defineCheck } from "./evaluation/define-check.ts";
import { quote, toOneLine } from "./evaluation/excerpt.ts";
import { fail, invalid, pass, runFact } from "./evaluation/finding.ts";
import { CUT } from "./evaluation/search.ts";
import { listCalls, toCallEvidence, toCallForms } from "./evaluation/tool-text.ts";

const pattern = checkPattern({ ignoreCase: true });

const patterns = z.array(pattern.schema).min(2);

const schema = z.union([
  patterns,
  z.strictObject({ patterns, across: z.enum(["calls", "turns"]).optional() }),
]);

interface Walk {
  /** The calls that matched, one for each pattern from the first on. */
  readonly matched: readonly ToolCallEvent[];
  readonly cut: boolean;
}

/** Each pattern takes the first call that matches after the one before; one call satisfies one pattern. */
function walkCalls(
  sources: readonly string[],
  calls: readonly ToolCallEvent[],
  across: "calls" | "turns",
): Walk {
  const finders = sources.map(pattern.toFinder);
  const matched: ToolCallEvent[] = [];
  let cut = false;
  for (const call of calls) {
    const finder = finders[matched.length];
    if (finder === undefined) break;
    const previous = matched.at(-1);
    if (across === "turns" && previous !== undefined && call.turn <= previous.turn) continue;
    const found = findInForms(finder, toCallForms(call));
    cut ||= found.cut;
    if (found.hit) matched.push(call);
  }
  return { matched, cut };
}

function toFailure(
  sources: readonly string[],
  { matched, cut }: Walk,
  calls: readonly ToolCallEvent[],
): CheckFinding {
  if (cut) return invalid(`not decided: ${CUT}`);
  const missing = quote(sources[matched.length] ?? "");
  const last = matched.at(-1);
  const reason =
    last === undefined
      ? `no call matches ${missing}`
      : `no call matches ${missing} after ${quote(sources[matched.length - 1] ?? "")}`;
  return fail({
    reason,
    expected: sources.map(pattern.toText).join(", then "),
    actual: calls.map((call) => toOneLine(toCallEvidence(call).text)).join(" · ") || "no tool call",
    evidence: last === undefined ? runFact(reason) : toCallEvidence(last),
  });
}

export default defineCheck({
  key: "ordered",
  schema,
  looksAtTools: true,
  modifiers: ["turn", "name"],
  description:
    "Tool calls match these patterns (RE2, case ignored, over `<tool> <input>`) in this order; with `across: turns` each in a later turn.",
  example: "ordered: ['branch --merged', 'branch -d']",
  toText: (value) =>
    "patterns" in value
      ? `${value.patterns.map(quote).join(" then ")}, across ${value.across ?? "calls"}`
      : value.map(quote).join(" then "),
  evaluate: (value, scene) => {
    const sources = "patterns" in value ? value.patterns : value;
    const across = "patterns" in value ? (value.across ?? "calls") : "calls";
    const calls = listCalls(scene.turns);
    const walk = walkCalls(sources, calls, across);
    const last = walk.matched.at(-1);
    return walk.matched.length === sources.length && last !== undefined
      ? pass("found in this order", toCallEvidence(last))
      : toFailure(sources, walk, calls);
  },
});
