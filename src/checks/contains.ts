import { z } from "zod";
import { toList } from "./evaluation/change-map.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeTexts, toScopeNoun } from "./evaluation/text-check.ts";
import { toPlainFinder } from "./evaluation/text-finder.ts";

const text = z.string().min(1);

export default defineCheck({
  key: "contains",
  schema: z.union([text, z.array(text).min(1)]),
  modifiers: ["turn", "scope", "count", "name"],
  description:
    "The text, or one of several, occurs in the answer; upper and lower case are the same.",
  example: "contains: done",
  toText: (value) => toList(value).map(quote).join(" or "),
  evaluate: (value, scene) => {
    const scopes = scene.spec.scope ?? ["answer"];
    return judgeTexts(scene, {
      finder: toPlainFinder(toList(value), true),
      scopes,
      expected: toList(value).join(" | "),
      noun: toScopeNoun(scopes),
    });
  },
});
