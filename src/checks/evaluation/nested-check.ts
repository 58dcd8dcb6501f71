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

/** Checks are data that nobody changes; the one inside `not` is read again for every run of a test. */
const known = new WeakMap<object, CheckSpec | null>();

/** Null when it is not a CheckSpec: nothing that is malformed is evaluated. The same object for the same value. */
export function readCheckSpec(value: unknown): CheckSpec | null {
  if (typeof value !== "object" || value === null) return null;
  const remembered = known.get(value);
  if (remembered !== undefined) return remembered;
  const parsed = specSchema.safeParse(value);
  const spec = parsed.success ? parsed.data : null;
  known.set(value, spec);
  return spec;
}
