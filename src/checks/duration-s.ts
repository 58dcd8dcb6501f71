import { amountSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure, sumDurations } from "./evaluation/measure.ts";

export default defineCheck({
  key: "duration_s",
  schema: amountSchema,
  modifiers: ["turn", "name"],
  description: "The run, or the chosen turns, took so many seconds of wall time.",
  example: "duration_s: { at_most: 90 }",
  toText: toCountText,
  evaluate: (count, scene) =>
    judgeMeasure(
      count,
      { amount: sumDurations(scene) / 1000, isLowerBound: false },
      { noun: "duration", toText: (amount) => `${amount} s` },
    ),
});
