/** Counts sessions of agents: runs, those that are made again, and proofs of their shells. All of them cost. */
export interface RunCounter {
  readonly hasLeft: () => boolean;
  /** Takes so many, one unless said; false where fewer are left, and then none is taken. */
  readonly take: (count?: number) => boolean;
  /** Gives one back that nobody used. */
  readonly giveBack: () => void;
  readonly taken: () => number;
}

/** At most so many; null = no limit. */
export function openRunCounter(most: number | null): RunCounter {
  let taken = 0;
  const hasLeft = (count = 1) => most === null || taken + count <= most;
  return {
    hasLeft: () => hasLeft(),
    take: (count = 1) => {
      if (!hasLeft(count)) return false;
      taken += count;
      return true;
    },
    giveBack: () => {
      taken -= 1;
    },
    taken: () => taken,
  };
}
