import type { Cassette } from "../model/cassette.ts";
import type { EvidenceClass } from "../model/status.ts";
import { comparePaths } from "../model/tree-digest.ts";

/** One sound recording with the place it came from. */
export interface Recording {
  /** Path relative to the root. */
  readonly path: string;
  readonly evidence: EvidenceClass;
  readonly cassette: Cassette;
}

/** Order of recordings: by the time of recording, then by file name (design.md §6: sample number = rank). */
export function compareRecordings(left: Recording, right: Recording): number {
  return (
    compareTimes(left.cassette.recorded_at, right.cassette.recorded_at) ||
    comparePaths(toFileName(left.path), toFileName(right.path))
  );
}

/** Order of two times of a recording, with and without milliseconds. */
export function compareTimes(left: string, right: string): number {
  return comparePaths(toFullTime(left), toFullTime(right));
}

/** Last segment of a path: time and content, the same in every test folder. */
export function toFileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function toFullTime(time: string): string {
  return time.length === 20 ? time.replace("Z", ".000Z") : time;
}
