import { searchCalls } from "./evaluation/call-search.ts";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls } from "./evaluation/tool-text.ts";

const pattern = checkPattern();

export default defineCheck({
  key: "ran",
  schema: pattern.schema,
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description:
    "The pattern (RE2, case-sensitive) is found in the script of a shell call; `^` is the start of the script.",
  example: "ran: '^git push'",
  toText: quote,
  evaluate: (source, scene) => {
    const finder = pattern.toFinder(source);
    const calls = listCalls(scene.turns).filter(
      ({ name, script }) => name === "bash" && script !== null,
    );
    const search = searchCalls(calls, ({ script }) => {
      const { place, cut } = finder.find(script ?? "");
      return { hit: place !== null, cut };
    });
    const { count } = scene.spec;
    const question = { expected: pattern.toText(source), count, noun: "command" };
    return judgeSearch(search, question, scene.run);
  },
});
