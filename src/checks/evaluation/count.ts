import { z } from "zod";
import type { Count } from "../../model/check-spec.ts";
import { explain } from "../../model/explanation.ts";

interface Bounds {
  readonly least: number;
  readonly most: number;
}

function toCountSchema(amount: z.ZodType<number>): z.ZodType<Count> {
  const bounds = z
    .strictObject({ at_least: amount.optional(), at_most: amount.optional() })
    .refine(({ at_least, at_most }) => at_least !== undefined || at_most !== undefined, {
      error: explain("has no bound", "write at_least or at_most"),
    })
    .refine(({ at_least, at_most }) => (at_least ?? 0) <= (at_most ?? Number.POSITIVE_INFINITY), {
      error: explain("has at_least above at_most", "nothing can be both"),
    });
  return z.union([amount, bounds]);
}

/** COUNT of things: whole numbers. */
export const countSchema = toCountSchema(z.int().min(0));

/** COUNT of an amount such as money or time. */
export const amountSchema = toCountSchema(z.number().min(0));

/** Both ends, inclusive; a plain number is both. */
export function toBounds(count: Count): Bounds {
  if (typeof count === "number") return { least: count, most: count };
  return { least: count.at_least ?? 0, most: count.at_most ?? Number.POSITIVE_INFINITY };
}

export function isWithin(count: Count, amount: number): boolean {
  const { least, most } = toBounds(count);
  return amount >= least && amount <= most;
}

/** "exactly 2", "at least 1", "at most 3", "1 to 3". */
export function toCountText(count: Count): string {
  if (typeof count === "number") return `exactly ${count}`;
  const { at_least, at_most } = count;
  if (at_most === undefined) return `at least ${at_least ?? 0}`;
  return at_least === undefined ? `at most ${at_most}` : `${at_least} to ${at_most}`;
}

/** "1 command", "3 commands". */
export function toAmountText(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
