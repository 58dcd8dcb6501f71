import { countSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure, measureTokens, toTokensText } from "./evaluation/measure.ts";

export default defineCheck({
  key: "input_tokens",
  schema: countSchema,
  modifiers: ["turn", "name"],
  description: "Input tokens, cached ones too.",
  example: "input_tokens: { at_most: 20000 }",
  toText: toCountText,
  evaluate: (count, scene) =>
    judgeMeasure(
      count,
      measureTokens(scene, ({ inputTotal }) => inputTotal),
      { noun: "number of input tokens", toText: toTokensText },
    ),
});
