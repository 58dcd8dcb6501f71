import { z } from "zod";
import { knownKeysAt } from "./known-keys.ts";
import { suiteSchema } from "./suite-schema.ts";
import type { KnownWords } from "./unknown-key.ts";

/** Keys of suite.md whose engine comes with a later version. */
const LATER: ReadonlySet<string> = new Set([
  "arms",
  "pair_with",
  "judge",
  "triggers",
  "reference",
  "weight",
  "arm",
  "judge_asked",
  "judge_files",
  "judge_compare",
  "grade",
]);

const ANY_SUITE = suiteSchema(z.unknown(), z.unknown());

/** The words of a suite file: checks of the vocabulary are known, and no longer of a later version. */
export function toSuiteWords(checks: Iterable<string>): Omit<KnownWords, "here"> {
  const known = new Set(checks);
  const places: readonly (readonly [place: string, keys: readonly string[]])[] = [
    ["below `expect`", [...known]],
    ["in a test, below `workspace`", knownKeysAt(ANY_SUITE, ["workspace"])],
    ["in a test", knownKeysAt(ANY_SUITE, ["tests", 0])],
    ["at the top of the file", knownKeysAt(ANY_SUITE, [])],
  ];
  return {
    elsewhere: new Map(places.flatMap(([place, keys]) => keys.map((key) => [key, place] as const))),
    later: new Set([...LATER].filter((word) => !known.has(word))),
  };
}
