import type { LoadedPart } from "../model/run-inputs.ts";
import { comparePaths } from "../model/tree-digest.ts";

/** One row of "Why … is stale": an input, its value then and now. */
export interface StaleRow {
  readonly input: string;
  readonly recorded: string;
  readonly now: string;
  readonly changed: boolean;
}

/** Skills loaded beside, or subagents, that are not what they were; each by its name. */
export function toPartRows(
  kind: "skill" | "subagent",
  recorded: readonly LoadedPart[] = [],
  wanted: readonly LoadedPart[] = [],
): readonly StaleRow[] {
  const before = new Map(recorded.map(({ name, digest }) => [name, digest]));
  const now = new Map(wanted.map(({ name, digest }) => [name, digest]));
  const names = [...new Set([...before.keys(), ...now.keys()])].sort(comparePaths);
  const toShown = (digest: string | undefined) => (digest ? toSha(digest) : "not there");
  return names
    .filter((name) => before.get(name) !== now.get(name))
    .map((name) => ({
      input: `${kind} ${name}`,
      recorded: toShown(before.get(name)),
      now: toShown(now.get(name)),
      changed: true,
    }));
}

/** What was loaded beside the skill, by name. */
export function toPartNames(...parts: readonly (readonly LoadedPart[] | undefined)[]): string {
  const names = parts.flatMap((some = []) => some.map(({ name }) => name));
  return names.length === 0 ? "none" : names.join(", ");
}

/** A digest as it is shown. */
export function toSha(digest: string): string {
  return `sha ${digest.slice(0, 4)}`;
}
