import { LIMITS } from "../model/limits.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { parseCassettePath } from "./path.ts";
import { toFileName } from "./recording.ts";

/** A recording that may go, and why. */
export interface Pruned {
  readonly path: string;
  readonly reason: "unreachable" | "over-limit";
}

/**
 * What `cassettes prune` drops (design.md §6): recordings whose run key neither HEAD nor the last 20 commits of the
 * base branch ask for, and of each run key all but the 50 newest. Only paths of recordings are ever named.
 */
export function toPruned(
  paths: readonly string[],
  reachableKeys: ReadonlySet<string>,
): readonly Pruned[] {
  const reachable = new Set([...reachableKeys].map((key) => key.slice(0, 12)));
  const places = paths.flatMap((path) => {
    const place = parseCassettePath(path);
    return place === null
      ? []
      : [{ path, run: `${place.folder}/${place.agent}-${place.key}`, key: place.key }];
  });
  const unreachable = places.filter((one) => !reachable.has(one.key));
  const kept = places.filter((one) => reachable.has(one.key));
  return [
    ...unreachable.map(({ path }): Pruned => ({ path, reason: "unreachable" })),
    ...toOverLimit(kept).map((path): Pruned => ({ path, reason: "over-limit" })),
  ].sort((left, right) => comparePaths(left.path, right.path));
}

function toOverLimit(
  kept: readonly { readonly path: string; readonly run: string }[],
): readonly string[] {
  const byRun = new Map<string, string[]>();
  for (const { path, run } of kept) byRun.set(run, [...(byRun.get(run) ?? []), path]);
  return [...byRun.values()].flatMap((paths) =>
    paths
      .sort((left, right) => comparePaths(toFileName(right), toFileName(left)))
      .slice(LIMITS.cassettesPerKey),
  );
}
