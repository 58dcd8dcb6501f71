import { ALPHA } from "./alpha.ts";
import { type ExactP, isBelow } from "./exact-p.ts";

/** p of one member of the family after Holm's correction, at most 1, and whether it is below α. */
export interface HolmResult {
  readonly adjusted: number;
  readonly significant: boolean;
}

/**
 * Holm's correction over the touched skills (statistics.md §11). Members that cannot be decided (null)
 * stay out of the family. Decisions are exact; equal p-values keep their order, which decides nothing.
 */
export function holm(family: readonly (ExactP | null)[]): readonly (HolmResult | null)[] {
  const members = family.flatMap((p, index) => (p === null ? [] : [{ p, index }]));
  members.sort((left, right) => left.p.value - right.p.value);
  const results = new Array<HolmResult | null>(family.length).fill(null);
  let adjusted = 0;
  let significant = true;
  for (const [rank, { p, index }] of members.entries()) {
    const factor = members.length - rank;
    adjusted = Math.min(1, Math.max(adjusted, factor * p.value));
    significant &&= isBelow(p, factor, ALPHA);
    results[index] = { adjusted, significant };
  }
  return results;
}
