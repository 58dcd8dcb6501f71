/** UTF-16 units that patterns of one suite are held against: a search costs time for each (security.md §10). */
const MOST_UNITS = 1_000_000;

/** Takes the cost of one search; false once all is spent, and what is not looked at is not told. */
export type Spend = (units: number) => boolean;

/** A suite comes from anybody: its rules end soon whatever it holds. */
export function createBudget(): Spend {
  let left = MOST_UNITS;
  return (units) => {
    left -= units;
    return left >= 0;
  };
}
