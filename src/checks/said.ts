import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeTexts } from "./evaluation/text-check.ts";

const pattern = checkPattern({ ignoreCase: true });

export default defineCheck({
  key: "said",
  schema: pattern.schema,
  modifiers: ["turn", "scope", "count", "name"],
  description:
    "The pattern (RE2, case ignored) is found in what the agent handed back: the answer or an earlier hand-back.",
  example: "said: dry run",
  toText: quote,
  evaluate: (source, scene) => {
    const scopes = scene.spec.scope ?? (["handbacks", "answer"] as const);
    return judgeTexts(scene, {
      finder: pattern.toFinder(source),
      scopes,
      expected: pattern.toText(source),
      noun: "hand-back",
    });
  },
});
