/** The last two rows of the table of distances. */
interface Rows {
  readonly before: readonly number[];
  readonly above: readonly number[];
}

/**
 * Number of single-character edits between two words: insert, remove, replace, or swap neighbours
 * (optimal string alignment). Words are short.
 */
export function editDistance(left: string, right: string): number {
  let rows: Rows = { before: [], above: Array.from({ length: right.length + 1 }, (_, j) => j) };
  for (let i = 1; i <= left.length; i += 1) {
    rows = { before: rows.above, above: nextRow({ left, length: i, right }, rows) };
  }
  return rows.above[right.length] ?? 0;
}

/** Distances of the beginning of `left` that is so long to every beginning of `right`. */
function nextRow(
  {
    left,
    length,
    right,
  }: { readonly left: string; readonly length: number; readonly right: string },
  { before, above }: Rows,
): readonly number[] {
  const row = [length];
  const last = left[length - 1];
  const lastButOne = left[length - 2];
  for (let j = 1; j <= right.length; j += 1) {
    const isSame = last === right[j - 1];
    const isSwap = j > 1 && last === right[j - 2] && lastButOne === right[j - 1];
    row.push(
      Math.min(
        at(above, j) + 1,
        at(row, j - 1) + 1,
        at(above, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return row;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}

/** Longer words are nobody's misspelt key. */
const LONGEST_WORD = 40;

/** The nearest of some words within two edits (one for words of up to four letters), or null. */
export function nearestWord(word: string, candidates: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  const lower = word.toLowerCase();
  let nearest: string | null = null;
  let least = (word.length <= 4 ? 1 : 2) + 1;
  for (const candidate of candidates) {
    // Each edit changes the length by one at most; most candidates end here.
    if (Math.abs(lower.length - candidate.length) >= least) continue;
    const distance = editDistance(lower, candidate);
    if (distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}
