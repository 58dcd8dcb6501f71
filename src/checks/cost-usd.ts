import { amountSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure, measureRun } from "./evaluation/measure.ts";

export default defineCheck({
  key: "cost_usd",
  schema: amountSchema,
  modifiers: ["turn", "name"],
  description: "The run, or the chosen turns, cost so much, in US dollars.",
  example: "cost_usd: { at_most: 0.05 }",
  toText: toCountText,
  evaluate: (count, scene) => {
    const isEstimated = scene.turns.some(({ costSource }) => costSource === "estimated");
    return judgeMeasure(
      count,
      measureRun(scene, scene.run.costUsd, ({ costUsd }) => costUsd),
      {
        noun: "cost",
        toText: (amount) => `${isEstimated ? "~" : ""}$${Number(amount.toFixed(6))}`,
      },
    );
  },
});
