/** Below this share of common letter pairs two anchors have nothing to do with each other. */
const LEAST_LIKENESS = 0.35;
/** Longer names, and those behind so many, are not compared. */
const LONGEST = 100;
const MOST_COMPARED = 500;

/** The anchor that has most letter pairs in common with the fragment (Dice), or null. */
export function nearestAnchor(fragment: string, anchors: Iterable<string>): string | null {
  const wanted = pairsOf(fragment);
  let nearest: string | null = null;
  let most = LEAST_LIKENESS;
  let compared = 0;
  for (const anchor of anchors) {
    compared += 1;
    if (compared > MOST_COMPARED) break;
    const pairs = pairsOf(anchor);
    const common = [...pairs].filter((pair) => wanted.has(pair)).length;
    const likeness = (2 * common) / (pairs.size + wanted.size);
    if (likeness > most) {
      most = likeness;
      nearest = anchor;
    }
  }
  return nearest;
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().slice(0, LONGEST);
  return new Set(Array.from(letters, (_, at) => letters.slice(at, at + 2)));
}
