import type { Cassette, KeptFile } from "../model/cassette.ts";
import type { FileState } from "../model/run.ts";

/** The files of the workspace before the first turn and at the end of each, sorted by path. */
export interface WorkspaceStates {
  readonly start: readonly FileState[];
  readonly ends: readonly (readonly FileState[])[];
}

/** Plays the changes of each turn onto the files that a recording began with. */
export function readWorkspace(cassette: Pick<Cassette, "files" | "turns">): WorkspaceStates {
  const files = new Map<string, FileState>();
  for (const file of cassette.files) files.set(file.path, toState(file));
  const start = sorted(files);
  const ends = cassette.turns.map(({ changes }) => {
    for (const change of changes) {
      if (change.kind === "deleted") files.delete(change.path);
      else files.set(change.path, toState(change));
    }
    return sorted(files);
  });
  return { start, ends };
}

function toState({ path, mode, size, sha256, text }: KeptFile): FileState {
  return { path, mode, size, sha256, text: text ?? null };
}

function sorted(files: ReadonlyMap<string, FileState>): readonly FileState[] {
  return [...files.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
}
