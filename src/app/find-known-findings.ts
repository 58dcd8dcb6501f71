import type { Finding } from "../model/finding.ts";
import { SEVERITIES } from "../model/severity.ts";

/** Of these rules a line may hold as many findings as there are other skills: the message tells which. */
export const ACROSS: ReadonlySet<string> = new Set(["SK071"]);

/** A finding with what tells it from others, wherever its line has moved. */
export interface Sighting {
  readonly finding: Finding;
  /** Where its file lies, or lay, in the base. */
  readonly basePath: string;
  /** The line, without indentation and blanks at its end; empty where there is none. */
  readonly text: string;
  /** Column in that text, from 0. */
  readonly shift: number;
  /** What the finding says, in words of the base: of skills by the names of their folders there. */
  readonly message: string;
}

/** What makes two sightings one finding; null = nothing does. */
type ToKey = (sighting: Sighting) => string | null;

/** Rules that somebody may want to get past: on a line that was edited nothing counts as old. */
const SAFETY: ReadonlySet<string> = new Set(["SK080", "SK081", "SK082", "SK083"]);
/** Says that something was not looked at, which may have changed in any way. */
const NOT_LOOKED_AT = "SK091";

/**
 * From the surest sign on. A message without its numbers is the same for a file that has grown; a line that
 * was edited around the words in question is known by these words and the message.
 */
const ROUNDS: readonly ToKey[] = [
  (one) => toKey(one, [one.text, one.shift, one.message]),
  (one) => toKey(one, [one.text, one.shift, one.message.replace(/\d+/g, "0")]),
  (one) => (ACROSS.has(one.finding.rule) ? null : toKey(one, [one.text, one.shift])),
  (one) =>
    SAFETY.has(one.finding.rule) || one.text === "" ? null : toKey(one, [wordAt(one), one.message]),
];

function toKey({ finding, basePath }: Sighting, parts: readonly (string | number)[]): string {
  return JSON.stringify([finding.rule, basePath, ...parts]);
}

/** What stands there, up to the next blank or the end of a link. */
function wordAt({ text, shift }: Sighting): string {
  return /^[^\s)\]>"'`]*/.exec(text.slice(shift))?.[0] ?? "";
}

/**
 * The findings of the head that the base has too. Each finding of the base stands for one of the head: of two
 * where there was one, the second is new. One that has become more severe is new unless its message and its line are
 * the same: then only the words around it have changed. Linear.
 */
export function findKnownFindings(
  head: readonly Sighting[],
  base: readonly Sighting[],
): ReadonlySet<Finding> {
  const asked = head.filter(({ finding }) => finding.rule !== NOT_LOOKED_AT);
  const known = new Set<Finding>();
  const used = new Set<Sighting>();
  for (const toRoundKey of ROUNDS) {
    const left = groupBy(
      base.filter((one) => !used.has(one)),
      toRoundKey,
    );
    const mayBeWorse = toRoundKey === ROUNDS[0];
    for (const one of asked.filter(({ finding }) => !known.has(finding))) {
      const twins = left.get(toRoundKey(one) ?? "");
      const twin = mayBeWorse && one.text !== "" ? twins?.pop() : takeTwin(twins, one);
      if (twin === undefined) continue;
      known.add(one.finding);
      used.add(twin);
    }
  }
  return known;
}

/** Same key: of the same severity mostly, so that the last one is it. */
function takeTwin(twins: Sighting[] | undefined, { finding }: Sighting): Sighting | undefined {
  const last = twins?.at(-1);
  if (twins === undefined || last === undefined) return undefined;
  const isWorse = SEVERITIES.indexOf(finding.severity) < SEVERITIES.indexOf(last.finding.severity);
  return isWorse ? undefined : twins.pop();
}

function groupBy(sightings: readonly Sighting[], toRoundKey: ToKey) {
  const groups = new Map<string, Sighting[]>();
  for (const one of sightings) {
    const key = toRoundKey(one);
    if (key === null) continue;
    const group = groups.get(key) ?? [];
    group.push(one);
    groups.set(key, group);
  }
  return groups;
}
