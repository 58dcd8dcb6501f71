/** Lists of models, which vendors serve at one path and in forms of their own. */

/** One vendor's list. */
export interface ModelList {
  readonly path: string;
  /** Do these headers come from a client of this vendor? Asked only where lists share a path. */
  readonly knows: (headers: Readonly<Record<string, string>>) => boolean;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  /** The JSON body around entries, which may be those of other vendors as well. */
  readonly wrap: (
    entries: readonly Readonly<Record<string, unknown>>[],
  ) => Readonly<Record<string, unknown>>;
}

/**
 * The body of a `GET` for a list of models: that of the vendor whose client asks; the union of all at this path when the headers
 * show none. Undefined when no list has this path.
 */
export function listModels(
  lists: readonly ModelList[],
  { path, headers }: { path: string; headers: Readonly<Record<string, string>> },
): Readonly<Record<string, unknown>> | undefined {
  const here = [...new Set(lists)].filter((list) => list.path === path);
  const known = here.filter((list) => list.knows(headers));
  const chosen = known.length > 0 ? known : here;
  if (chosen.length === 0) return undefined;
  const entries = chosen.flatMap((list) => list.entries);
  return Object.assign({}, ...chosen.map((list) => list.wrap(entries)));
}
