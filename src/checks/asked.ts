import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeTexts } from "./evaluation/text-check.ts";

const pattern = checkPattern({ ignoreCase: true });

export default defineCheck({
  key: "asked",
  schema: pattern.schema,
  modifiers: ["turn", "count", "name"],
  description:
    "The pattern (RE2, case ignored) is found in a question: in last words of a turn that ask something.",
  example: "asked: archive|delete",
  toText: quote,
  evaluate: (source, scene) => {
    const scopes = ["questions"] as const;
    return judgeTexts(scene, {
      finder: pattern.toFinder(source),
      scopes,
      expected: pattern.toText(source),
      noun: "question",
    });
  },
});
