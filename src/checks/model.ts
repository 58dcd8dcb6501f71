import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { invalid, runFact } from "./evaluation/finding.ts";
import { judgeSearch, searchPieces } from "./evaluation/search.ts";

const pattern = checkPattern();

export default defineCheck({
  key: "model",
  schema: pattern.schema,
  modifiers: ["name"],
  description:
    "The pattern (RE2, case-sensitive) is found in the name of the model that served the run.",
  example: "model: haiku",
  toText: quote,
  evaluate: (source, scene) => {
    const { servedModel } = scene.run;
    if (servedModel === null) return invalid("the served model is not known");
    const fact = runFact(`model ${servedModel}`);
    const piece = { text: servedModel, toEvidence: () => fact };
    const search = searchPieces([piece], pattern.toFinder(source), undefined);
    const question = { expected: pattern.toText(source), count: undefined, noun: "model" };
    return judgeSearch(search, question, scene.run);
  },
});
