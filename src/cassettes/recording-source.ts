import { LIMITS } from "../model/limits.ts";
import type { Files, Store } from "../model/ports.ts";
import type { EvidenceClass } from "../model/status.ts";
import type { FileContent, TreeMode } from "../model/tree-entry.ts";

/** One file of a place with recordings. */
export interface ListedFile {
  /** Relative to the root. */
  readonly path: string;
  /** Of a tree's entry; a store lists none, and a link in it is refused where it is read. */
  readonly mode?: TreeMode;
}

/** A place with recordings; paths relative to the root. */
export interface RecordingSource {
  readonly list: () => Promise<readonly ListedFile[]>;
  readonly read: (path: string) => Promise<FileContent>;
  /** Nothing is told of what must not count here; false where it is left out. */
  readonly isSilent?: boolean;
  /** Class of what lies here, given its bytes (security.md CA-5). */
  readonly classify: (path: string, bytes: Uint8Array) => Promise<EvidenceClass>;
}

/** Recordings of a tree. Committed on the base = the same bytes at the same path there (security.md CA-5). */
export function toTreeSource(head: Files, base: Files | null): RecordingSource {
  return {
    list: () => head.list(),
    read: (path) => head.read(path, LIMITS.cassetteBytes),
    classify: async (path, bytes) => {
      const same = base !== null && (await holds(base, path, bytes));
      return same ? "committed-base" : "committed-pr";
    },
  };
}

/** Recordings of the base tree itself. */
export function toBaseSource(base: Files): RecordingSource {
  return { ...toTreeSource(base, null), classify: async () => "committed-base" };
}

/** The same beside the head: a change may put right, or remove, what must not count on its base. */
export function toBesideSource(base: Files): RecordingSource {
  return { ...toBaseSource(base), isSilent: true };
}

/** Recordings of a store that holds one class, such as what was restored from the Actions cache (`pr-cache`). */
export function toStoreSource(store: Store, evidence: EvidenceClass): RecordingSource {
  return {
    list: async () => (await store.list()).map((path) => ({ path })),
    read: store.read,
    classify: async () => evidence,
  };
}

async function holds(files: Files, path: string, bytes: Uint8Array): Promise<boolean> {
  if (files.holds !== undefined) return files.holds(path, bytes);
  const content = await files.read(path, LIMITS.cassetteBytes);
  return content.kind === "file" && comparesEqual(content.bytes, bytes);
}

function comparesEqual(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) {
    if (left[at] !== right[at]) return false;
  }
  return true;
}
