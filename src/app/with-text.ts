import type { Files } from "../model/ports.ts";
import { comparePaths, toContentDigest } from "../model/tree-digest.ts";
import type { TreeEntry } from "../model/tree-entry.ts";

/** A tree in which a file holds other bytes, whether it is there or not; its mode stays, and a link becomes a file. */
export function withText(files: Files, path: string, bytes: Uint8Array): Files {
  return {
    list: async () => {
      const entries = await files.list();
      const known = entries.find((entry) => entry.path === path);
      const mode = known?.mode === "100755" ? "100755" : "100644";
      const entry: TreeEntry = { path, mode, size: bytes.length };
      return [...entries.filter((one) => one !== known), entry].sort((left, right) =>
        comparePaths(left.path, right.path),
      );
    },
    read: async (named, limit) => {
      if (named !== path) return files.read(named, limit);
      if (bytes.length > limit) return { kind: "too-large", size: bytes.length, limit };
      return { kind: "file", bytes, digest: await toContentDigest(bytes) };
    },
  };
}
