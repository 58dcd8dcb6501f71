import { countSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeMeasure } from "./evaluation/measure.ts";

export default defineCheck({
  key: "turns",
  schema: countSchema,
  modifiers: ["name"],
  description: "The run has so many turns, each begun by a message of the user.",
  example: "turns: { at_most: 3 }",
  toText: toCountText,
  evaluate: (count, scene) =>
    judgeMeasure(
      count,
      { amount: scene.run.turns.length, isLowerBound: false },
      { noun: "number of turns", toText: String },
    ),
});
