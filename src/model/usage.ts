/**
 * Tokens, normalised (judge-and-cost.md §9): `inputTotal` holds cached tokens too, `output` holds
 * reasoning. A part is null where the CLI does not say.
 */
export interface Usage {
  readonly inputTotal: number;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  readonly output: number;
}
