import type { RefusedRecording } from "../cassettes/recording-index.ts";
import type { TouchedUnit } from "./skill-unit.ts";

/** What look-ups of one row met and must not count, each path once. */
export function toRefused(
  lookUps: readonly { readonly refused: readonly RefusedRecording[] }[],
): readonly RefusedRecording[] {
  const byPath = new Map(
    lookUps.flatMap(({ refused }) => refused.map((one) => [one.path, one] as const)),
  );
  return [...byPath.values()];
}

/** Without what this change removes from the base: else nobody could mend a base that holds a damaged file. */
export async function withoutRemoved(
  refused: readonly RefusedRecording[],
  { head, base }: TouchedUnit,
): Promise<readonly RefusedRecording[]> {
  if (refused.length === 0 || base === null) return refused;
  const [before, now] = await Promise.all(
    [base, head].map(async ({ files }) => new Set((await files.list()).map(({ path }) => path))),
  );
  return refused.filter(({ path }) => now?.has(path) || !before?.has(path));
}
