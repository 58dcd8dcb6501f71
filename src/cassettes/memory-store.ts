import type { Store } from "../model/ports.ts";
import { comparePaths, toContentDigest } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";

/** A store that lasts as long as the command; what is written goes into `kept` too, unless it is null. */
export function openMemoryStore(kept: Store | null): Store {
  const files = new Map<string, FileContent>();
  return {
    list: async () => [...files.keys()].sort(comparePaths),
    read: async (path) => files.get(path) ?? { kind: "missing" },
    write: async (path, text) => {
      await kept?.write(path, text);
      const bytes = new TextEncoder().encode(text);
      files.set(path, { kind: "file", bytes, digest: await toContentDigest(bytes) });
    },
    remove: async (path) => {
      await kept?.remove(path);
      files.delete(path);
    },
  };
}
