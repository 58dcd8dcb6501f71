/** 1-based rank of a sample among the samples of its test (design.md §6: rank by time, then name). */
export function numberOf<T>(samples: readonly T[], sample: T): number {
  return samples.indexOf(sample) + 1;
}
