import { z } from "zod";
import { compileGlob } from "./glob.ts";

/** Schema of one glob; a refusal is one issue whose message is `what: remedy`. */
export const globSchema: z.ZodType<string> = z.string().superRefine((source, context) => {
  const compiled = compileGlob(source);
  if (compiled.ok) return;
  context.addIssue({
    code: "custom",
    message: `${compiled.what}: ${compiled.remedy}`,
    params: { what: compiled.what, remedy: compiled.remedy },
  });
});

/** Schema of GLOBS (suite.md §1): one glob or a list. */
export const globsSchema = z.union([globSchema, z.array(globSchema).min(1)]);
