import type { Cassette, CassetteHeader } from "../model/cassette.ts";
import type { EvidenceClass } from "../model/status.ts";
import { comparePaths } from "../model/tree-digest.ts";

/** One sound recording with the place it came from, as far as it is kept once its run was judged. */
export interface RecordingHeader {
  /** Path relative to the root. */
  readonly path: string;
  readonly evidence: EvidenceClass;
  readonly cassette: CassetteHeader;
}

/** The same with its run. */
export interface Recording extends RecordingHeader {
  readonly cassette: Cassette;
}

/** Lets go of the run: thousands of recordings are counted in one report. */
export function toRecordingHeader({ path, evidence, cassette }: Recording): RecordingHeader {
  const {
    turns: _turns,
    files: _files,
    git: _git,
    fakes: _fakes,
    gateway: _gateway,
    user_gateway: _userGateway,
    verdicts: _verdicts,
    grades: _grades,
    provenance: _provenance,
    ...header
  } = cassette;
  return { path, evidence, cassette: header };
}

/** Order of recordings: by the time of recording, then by file name (design.md §6: sample number = rank). */
export function compareRecordings(left: RecordingHeader, right: RecordingHeader): number {
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
