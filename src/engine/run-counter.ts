/** Counts the runs of a command, tries made again included. */
export interface RunCounter {
  readonly hasLeft: () => boolean;
  /** Takes one; false where none is left. */
  readonly take: () => boolean;
}

/** At most so many; null = no limit. */
export function openRunCounter(most: number | null): RunCounter {
  let taken = 0;
  const hasLeft = () => most === null || taken < most;
  return {
    hasLeft,
    take: () => {
      if (!hasLeft()) return false;
      taken += 1;
      return true;
    },
  };
}
