/** x of n: samples that passed, of samples with a verdict pass or fail. */
export interface Counts {
  readonly passed: number;
  readonly valid: number;
}
