import { globsSchema } from "../patterns/glob-schema.ts";
import { judgeChanges, toGlobsText } from "./evaluation/change-map.ts";
import { defineCheck } from "./evaluation/define-check.ts";

export default defineCheck({
  key: "modified",
  schema: globsSchema,
  modifiers: ["turn", "name"],
  description: "Every glob matches a file that existed before and was changed.",
  example: "modified: 'docs/**'",
  toText: toGlobsText,
  evaluate: (globs, scene) => judgeChanges(globs, scene, ["modified"]),
});
