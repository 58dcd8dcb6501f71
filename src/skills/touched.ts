import type { SkillChange } from "../model/status.ts";
import type { TreeEntry } from "../model/tree-entry.ts";

/** A path that differs between base and head, from git or from GitHub's list of files. */
export interface PathChange {
  readonly path: string;
  /** Earlier path, when the list knows of a rename. */
  readonly previousPath?: string;
  readonly status: "added" | "modified" | "removed" | "renamed";
}

/** What is known of one side of the comparison. */
export interface TouchedSide {
  /** Skill folders of this tree. */
  readonly folders: readonly string[];
  readonly entries: readonly TreeEntry[];
  /** Skill folder → files and folders outside it that it depends on (`findSharedFiles`). */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** Skill folder → its suites and what they name, relative to the root. */
  readonly suitePaths: ReadonlyMap<string, readonly string[]>;
  /** Skill folder → the folder that holds its recordings, relative to the root (`toSkillStorePath`). */
  readonly storePaths: ReadonlyMap<string, string>;
}

export interface TouchedRequest {
  /** null = the list is not trusted (security.md EV-4) or there is no base: every skill counts. */
  readonly changes: readonly PathChange[] | null;
  readonly head: TouchedSide;
  readonly base: TouchedSide;
  /** Settings and workflow files of the gate: a change there widens to every skill. */
  readonly widening: readonly string[];
  /** Folder of the recordings, `.skillcheck/cassettes` unless set otherwise. */
  readonly store: string;
}

export interface TouchedSkill {
  /** In head; of a deleted skill, in base. */
  readonly folder: string;
  readonly change: SkillChange;
  /** Earlier folder of a renamed skill, else null. The earlier folder is listed as deleted when it is gone. */
  readonly renamedFrom: string | null;
}

/** The two sides, each with the changed paths that are there. */
export function changedSides(
  request: TouchedRequest,
): readonly { readonly side: TouchedSide; readonly paths: readonly string[] }[] {
  const head: string[] = [];
  const base: string[] = [];
  for (const { path, previousPath, status } of request.changes ?? []) {
    if (status !== "removed") head.push(path);
    if (status === "removed" || status === "modified") base.push(path);
    if (previousPath !== undefined) base.push(previousPath);
  }
  return [
    { side: request.head, paths: head },
    { side: request.base, paths: base },
  ];
}
