/** Median of the known numbers; null when any is unknown or there is none (reporting.md §3.2). */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0 || known.length < values.length) return null;
  const middle = Math.floor(known.length / 2);
  const upper = known[middle] ?? 0;
  return known.length % 2 === 1 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}

/** Sum of the numbers; null when any is unknown. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );
}
