import { z } from "zod";

export const SEVERITIES = ["error", "warning", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];

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
});

export type Finding = z.infer<typeof findingSchema>;
