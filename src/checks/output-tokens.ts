import { countSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure, measureTokens, toTokensText } from "./evaluation/measure.ts";

export default defineCheck({
  key: "output_tokens",
  schema: countSchema,
  modifiers: ["turn", "name"],
  description: "Output tokens, reasoning too.",
  example: "output_tokens: { at_most: 20000 }",
  toText: toCountText,
  evaluate: (count, scene) =>
    judgeMeasure(
      count,
      measureTokens(scene, ({ output }) => output),
      { noun: "number of output tokens", toText: toTokensText },
    ),
});
