import { globsSchema } from "../patterns/glob-schema.ts";
import { judgeGlobs, toGlobsText } from "./evaluation/change-map.ts";
import { defineCheck } from "./evaluation/define-check.ts";

export default defineCheck({
  key: "file_exists",
  schema: globsSchema,
  modifiers: ["turn", "name"],
  description: "Every glob matches a file of the workspace at the end of the turn.",
  example: "file_exists: out/*.md",
  toText: toGlobsText,
  evaluate: (globs, scene) => {
    const files = scene.turns.at(-1)?.files ?? [];
    return judgeGlobs(
      globs,
      files.map(({ path }) => path),
      "file",
    );
  },
});
