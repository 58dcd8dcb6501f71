/** Cells of the table that are worth computing; beyond them the two sides are not compared any further. */
const MOST_CELLS = 1_000_000;

type Match = readonly [left: number, right: number];

/**
 * Index pairs of a longest common subsequence, in order. Equal beginnings and ends are matched
 * first; if what lies between is too large (10^6 cells) only they are returned.
 */
export function longestCommonSubsequence<Item>(
  left: readonly Item[],
  right: readonly Item[],
): readonly Match[] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const middle = matchMiddle(
    left.slice(start, left.length - end),
    right.slice(start, right.length - end),
  );
  return [
    ...Array.from({ length: start }, (_, index): Match => [index, index]),
    ...middle.map(([ours, theirs]): Match => [ours + start, theirs + start]),
    ...Array.from(
      { length: end },
      (_, index): Match => [left.length - end + index, right.length - end + index],
    ),
  ];
}

function matchMiddle<Item>(left: readonly Item[], right: readonly Item[]): readonly Match[] {
  if (left.length * right.length > MOST_CELLS) return [];
  const lengthAt = measure(left, right);
  const matches: Match[] = [];
  let [ours, theirs] = [0, 0];
  while (ours < left.length && theirs < right.length) {
    if (left[ours] === right[theirs]) {
      matches.push([ours, theirs]);
      ours += 1;
      theirs += 1;
    } else if (lengthAt(ours + 1, theirs) >= lengthAt(ours, theirs + 1)) ours += 1;
    else theirs += 1;
  }
  return matches;
}

/** Length of the longest common subsequence of what follows two places. */
function measure<Item>(
  left: readonly Item[],
  right: readonly Item[],
): (ours: number, theirs: number) => number {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const lengthAt = (ours: number, theirs: number) => lengths[ours * width + theirs] ?? 0;
  for (let ours = left.length - 1; ours >= 0; ours -= 1) {
    for (let theirs = right.length - 1; theirs >= 0; theirs -= 1) {
      lengths[ours * width + theirs] =
        left[ours] === right[theirs]
          ? lengthAt(ours + 1, theirs + 1) + 1
          : Math.max(lengthAt(ours + 1, theirs), lengthAt(ours, theirs + 1));
    }
  }
  return lengthAt;
}
