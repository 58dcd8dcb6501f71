import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeTexts, toScopeNoun } from "./evaluation/text-check.ts";

const pattern = checkPattern();

export default defineCheck({
  key: "matches",
  schema: pattern.schema,
  modifiers: ["turn", "scope", "count", "name"],
  description: "The pattern (RE2, case-sensitive) is found in the answer.",
  example: "matches: '^Done'",
  toText: quote,
  evaluate: (source, scene) => {
    const scopes = scene.spec.scope ?? ["answer"];
    return judgeTexts(scene, {
      finder: pattern.toFinder(source),
      scopes,
      expected: pattern.toText(source),
      noun: toScopeNoun(scopes),
    });
  },
});
