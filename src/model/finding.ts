import { z } from "zod";
import { SEVERITIES } from "./severity.ts";

/** One finding of a lint rule. Positions are 1-based in the file as stored (lint.md §4.1). */
export const findingSchema = z.strictObject({
  /** Rule id, `SK009`. */
  rule: z.string(),
  /** Rule slug, `broken-link`. */
  slug: z.string(),
  severity: z.enum(SEVERITIES),
  /** Path relative to the root, POSIX. */
  path: z.string(),
  line: z.number().int().min(1),
  column: z.number().int().min(1),
  message: z.string(),
  /** What to write instead, in words or as the replacement; absent when a person must decide. */
  fix: z.string().optional(),
  /** The base has it too, so that this change did not introduce it: it is shown and never gates. Absent where it is new, and where nothing was compared. */
  atBase: z.literal(true).optional(),
});

export type Finding = z.infer<typeof findingSchema>;

/** Whether a finding counts: all do but those that a change only found there. */
export function isIntroduced({ atBase }: Finding): boolean {
  return atBase !== true;
}
