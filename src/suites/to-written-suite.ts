import type { NamedPath, WrittenComment, WrittenSuite } from "../model/written-suite.ts";
import { keysAt, type Spot, spotAt, valueAt, type YamlSource } from "./yaml-source.ts";

/** What rules look at beside the suite itself; `named` are the paths that reading it found. */
export function toWrittenSuite(source: YamlSource, named: readonly NamedPath[]): WrittenSuite {
  return {
    valueAt: (path) => valueAt(source, path),
    keysAt: (path) => keysAt(source, path),
    placeOf: (path) => spotAt(source, path).place,
    placeOfKey: (path) => spotAt(source, path).keyPlace,
    namedPaths: named,
    comments: source.comments.length === 0 ? [] : toWrittenComments(source),
  };
}

function toWrittenComments({ comments, root, lastLine }: YamlSource): readonly WrittenComment[] {
  const lastOf = new Map<number, number>();
  addLines(root, lastLine, lastOf);
  const starts = [...lastOf.keys()].sort((left, right) => left - right);
  let next = 0;
  return comments.map(({ place, text, isAlone }) => {
    const at = { ...place, text };
    if (!isAlone) return { ...at, first: place.line, last: place.line };
    if (place.line < (starts[0] ?? 1)) return { ...at, first: 1, last: lastLine };
    while ((starts[next] ?? Number.POSITIVE_INFINITY) <= place.line) next += 1;
    const first = starts[next] ?? place.line;
    return { ...at, first, last: lastOf.get(first) ?? place.line };
  });
}

/** First line → last line of the keys and items inside; of several that begin on one line the outermost. */
function addLines(spot: Spot, last: number, lastOf: Map<number, number>): void {
  // What an alias stands for lies elsewhere.
  const inside = [...spot.children.values()].filter(
    ({ keyPlace }) => keyPlace.line >= spot.keyPlace.line,
  );
  for (const [index, child] of inside.entries()) {
    const { line } = child.keyPlace;
    const following = inside[index + 1]?.keyPlace.line;
    const end = Math.max(line, following === undefined ? last : following - 1);
    if (!lastOf.has(line)) lastOf.set(line, end);
    addLines(child, end, lastOf);
  }
}
