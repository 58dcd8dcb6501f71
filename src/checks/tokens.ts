import { countSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure, measureTokens, toTokensText } from "./evaluation/measure.ts";

export default defineCheck({
  key: "tokens",
  schema: countSchema,
  modifiers: ["turn", "name"],
  description: "Input and output tokens together, cached ones too.",
  example: "tokens: { at_most: 20000 }",
  toText: toCountText,
  evaluate: (count, scene) =>
    judgeMeasure(
      count,
      measureTokens(scene, ({ inputTotal, output }) => inputTotal + output),
      { noun: "number of tokens", toText: toTokensText },
    ),
});
