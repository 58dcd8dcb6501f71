import { z } from "zod";
import { VERDICTS } from "./status.ts";

/** What decided a verdict: an event, a file, or a fact of the run. Text is cut at 200 characters. */
export const evidenceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("event"),
    turn: z.number().int().min(1),
    event: z.number().int().min(1),
    text: z.string(),
  }),
  z.strictObject({
    kind: z.literal("file"),
    path: z.string(),
    /** 1-based, or null where no line decided. */
    line: z.number().int().min(1).nullable(),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal("run"), text: z.string() }),
]);

export type Evidence = z.infer<typeof evidenceSchema>;

/** Verdict of one check on one run. */
export const checkVerdictSchema = z.strictObject({
  /** Check key, `file_matches`; of a negation `not`. */
  key: z.string(),
  /** The check in one line as a person reads it: "not: ran `git push`". */
  text: z.string(),
  /** Line of the check in the suite file, 1-based. */
  line: z.number().int().min(1),
  verdict: z.enum(VERDICTS),
  /** Why, in one sentence. */
  reason: z.string(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
  evidence: evidenceSchema.nullable(),
});

export type CheckVerdict = z.infer<typeof checkVerdictSchema>;
