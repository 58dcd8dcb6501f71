import { z } from "zod";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeFileText } from "./evaluation/file-text.ts";
import { toPlainFinder } from "./evaluation/text-finder.ts";
import { workspacePathSchema } from "./evaluation/workspace-path.ts";

export default defineCheck({
  key: "file_contains",
  schema: z.strictObject({
    path: workspacePathSchema,
    text: z.string().min(1),
  }),
  modifiers: ["turn", "count", "name"],
  description: "The file holds the text, at the end of the turn; case-sensitive.",
  example: "file_contains: { path: NOTES.md, text: Breaking }",
  toText: ({ path, text }) => `${quote(path)}: ${quote(text)}`,
  evaluate: ({ path, text }, scene) =>
    judgeFileText(scene, { path, finder: toPlainFinder([text], false), expected: text }),
});
