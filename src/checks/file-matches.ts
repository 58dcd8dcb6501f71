import { z } from "zod";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeFileText } from "./evaluation/file-text.ts";
import { workspacePathSchema } from "./evaluation/workspace-path.ts";

const content = checkPattern();

export default defineCheck({
  key: "file_matches",
  schema: z.strictObject({ path: workspacePathSchema, pattern: content.schema }),
  modifiers: ["turn", "count", "name"],
  description: "The pattern (RE2, case-sensitive) is found in the file, at the end of the turn.",
  example: "file_matches: { path: migration.sql, pattern: 'CREATE INDEX CONCURRENTLY' }",
  toText: ({ path, pattern }) => `${quote(path)}: ${quote(pattern)}`,
  evaluate: ({ path, pattern }, scene) =>
    judgeFileText(scene, {
      path,
      finder: content.toFinder(pattern),
      expected: content.toText(pattern),
    }),
});
