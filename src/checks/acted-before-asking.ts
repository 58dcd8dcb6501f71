import type { ToolName } from "../model/tool-name.ts";
import { findInForms, searchCalls } from "./evaluation/call-search.ts";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls, toInputForms } from "./evaluation/tool-text.ts";

const pattern = checkPattern();

/** Looking is not acting. */
const LOOKING: ReadonlySet<ToolName> = new Set(["read", "grep", "glob", "skill"]);

export default defineCheck({
  key: "acted_before_asking",
  schema: pattern.schema,
  looksAtTools: true,
  modifiers: ["count", "name"],
  description:
    "The pattern (RE2, case-sensitive) is found in the input of a call of the first turn, before the user said anything more; calls that only look are left out.",
  example: "not: { acted_before_asking: --force }",
  toText: quote,
  evaluate: (source, scene) => {
    const finder = pattern.toFinder(source);
    const calls = listCalls(scene.turns.slice(0, 1)).filter(({ name }) => !LOOKING.has(name));
    const search = searchCalls(calls, (call) => findInForms(finder, toInputForms(call)));
    const { count } = scene.spec;
    const question = { expected: pattern.toText(source), count, noun: "acting call" };
    return judgeSearch(search, question, scene.run);
  },
});
