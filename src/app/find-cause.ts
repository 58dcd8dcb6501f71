import { sha256Hex } from "../model/digest.ts";
import type { DiffHunk } from "../model/ports.ts";
import type { TestReport } from "../model/test-report.ts";

type Cause = NonNullable<TestReport["cause"]>;

/**
 * Why a run left the base's, by rule and without a model (reporting.md §4.3): the base read a file at
 * the first difference that the head did not, and a hunk of the skill's diff removed the lines that
 * name this file. Null when the rule finds nothing: never a guess.
 */
export async function findCause(
  table: readonly TestReport["eventTable"][number][],
  hunks: readonly DiffHunk[],
): Promise<Cause | null> {
  const base = table.find((row) => row.diverges)?.base;
  if (base?.kind !== "tool") return null;
  const argument = base.text.slice(base.text.indexOf(" ") + 1);
  const name = argument.slice(argument.lastIndexOf("/") + 1);
  if (!/^[\w.-]+\.\w+$/.test(name)) return null;
  for (const hunk of hunks) {
    const removed = hunk.removed.some((line) => line.includes(name));
    const stillThere = hunk.added.some((line) => line.includes(name));
    if (removed && !stillThere) {
      return {
        target: base.text,
        path: hunk.path,
        fromLine: hunk.baseLine,
        toLine: hunk.baseLine + hunk.removed.length - 1,
        pathDigest: await sha256Hex(new TextEncoder().encode(hunk.path)),
      };
    }
  }
  return null;
}
