import { LIMITS } from "../model/limits.ts";
import type { Files, Store } from "../model/ports.ts";
import type { EvidenceClass } from "../model/status.ts";
import type { FileContent } from "../model/tree-entry.ts";

/** A place with recordings; paths relative to the root. */
export interface RecordingSource {
  readonly list: () => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<FileContent>;
  /** Class of what lies here, given its bytes (security.md CA-5). */
  readonly classify: (path: string, bytes: Uint8Array) => Promise<EvidenceClass>;
}

/** Recordings of a tree. Committed on the base = the same bytes at the same path there (security.md CA-5). */
export function toTreeSource(head: Files, base: Files | null): RecordingSource {
  return {
    list: async () => (await head.list()).map((entry) => entry.path),
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

/** Recordings of a store that holds one class, such as what was restored from the Actions cache (`pr-cache`). */
export function toStoreSource(store: Store, evidence: EvidenceClass): RecordingSource {
  return { list: store.list, read: store.read, classify: async () => evidence };
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
