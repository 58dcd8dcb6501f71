import { toFileContent } from "../../src/host/file-content.ts";
import type { Files } from "../../src/model/ports.ts";
import type { TreeEntry, TreeMode } from "../../src/model/tree-entry.ts";

/** A file by its text or bytes; a link as `{ link: target }`; another mode as `{ mode, text }`. */
export type MemoryFile =
  | string
  | Uint8Array
  | { readonly link: string }
  | { readonly mode: TreeMode; readonly text: string };

/** A tree in memory. */
export function memoryFiles(tree: Readonly<Record<string, MemoryFile>>): Files {
  const files = new Map(Object.entries(tree));
  return {
    list: async () => [...files].map(([path, file]) => toEntry(path, file)),
    read: async (path, limit) => {
      const file = files.get(path);
      if (file === undefined) return { kind: "missing" };
      if (typeof file === "object" && "link" in file) return { kind: "link", target: file.link };
      const bytes = toBytes(file);
      return bytes.length > limit
        ? { kind: "too-large", size: bytes.length, limit }
        : toFileContent(bytes);
    },
  };
}

function toBytes(file: MemoryFile): Uint8Array {
  if (file instanceof Uint8Array) return file;
  if (typeof file === "string") return new TextEncoder().encode(file);
  return new TextEncoder().encode("link" in file ? file.link : file.text);
}

function toEntry(path: string, file: MemoryFile): TreeEntry {
  const size = toBytes(file).length;
  if (typeof file === "string" || file instanceof Uint8Array) return { path, mode: "100644", size };
  return { path, mode: "link" in file ? "120000" : file.mode, size };
}
