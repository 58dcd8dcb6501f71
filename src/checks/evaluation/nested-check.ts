import { z } from "zod";
import { type CheckSpec, SCOPES } from "../../model/check-spec.ts";
import { countSchema } from "./count.ts";

/**
 * A check inside `not`, `all` or `any`: before the suite reader has read it any map, after it a
 * CheckSpec. Both pass, so that this is the schema of the suite too.
 */
export const nestedCheckSchema = z.record(z.string(), z.unknown());

const turnNumber = z.int().refine((turn) => turn !== 0);

const specSchema: z.ZodType<CheckSpec> = z.object({
  key: z.string(),
  value: z.unknown(),
  line: z.int().min(1),
  column: z.int().min(1),
  step: z.int().min(1).nullable(),
  turn: z.union([turnNumber, z.tuple([turnNumber, turnNumber])]).optional(),
  scope: z.array(z.enum(SCOPES)).min(1).optional(),
  count: countSchema.optional(),
  name: z.string().optional(),
});

/** Null when it is not a CheckSpec: nothing that is malformed is evaluated. */
export function readCheckSpec(value: unknown): CheckSpec | null {
  const parsed = specSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
