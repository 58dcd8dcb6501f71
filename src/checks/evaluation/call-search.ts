import type { ToolCallEvent } from "../../model/event.ts";
import { CUT, type Search } from "./search.ts";
import type { TextFinder } from "./text-finder.ts";
import { toCallEvidence } from "./tool-text.ts";

/** Looks at calls one by one; a call is one hit, however often its text matches. */
export function searchCalls(
  calls: readonly ToolCallEvent[],
  holds: (call: ToolCallEvent) => { readonly hit: boolean; readonly cut: boolean },
): Search {
  const looks = calls.map((call) => ({ call, ...holds(call) }));
  const hits = looks.filter(({ hit }) => hit);
  const first = hits[0]?.call;
  return {
    hits: hits.length,
    looked: calls.length,
    first: first === undefined ? null : toCallEvidence(first),
    blind: looks.some(({ hit, cut }) => cut && !hit) ? CUT : null,
    seen: () => calls.map((call) => toCallEvidence(call).text),
  };
}

/** Whether one of the forms of a text holds what is looked for. */
export function findInForms(
  finder: TextFinder,
  forms: readonly string[],
): { readonly hit: boolean; readonly cut: boolean } {
  let cut = false;
  for (const form of forms) {
    const found = finder.find(form);
    if (found.place !== null) return { hit: true, cut: false };
    cut ||= found.cut;
  }
  return { hit: false, cut };
}
