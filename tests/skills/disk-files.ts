import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { toFileContent } from "../../src/host/file-content.ts";
import type { Files } from "../../src/model/ports.ts";
import type { TreeEntry, TreeMode } from "../../src/model/tree-entry.ts";

/** A folder of fixtures as a tree. Links are entries, not followed. */
export function diskFiles(root: string): Files {
  return {
    list: async () => entriesBelow(root, ""),
    read: async (name, limit) => {
      const file = path.join(root, name);
      let state: ReturnType<typeof lstatSync>;
      try {
        state = lstatSync(file);
      } catch {
        return { kind: "missing" };
      }
      if (state?.isSymbolicLink()) return { kind: "link", target: readlinkSync(file) };
      if (!state?.isFile()) return { kind: "refused", reason: "not a file" };
      if (state.size > limit) return { kind: "too-large", size: Number(state.size), limit };
      return toFileContent(new Uint8Array(readFileSync(file)));
    },
  };
}

function entriesBelow(root: string, folder: string): readonly TreeEntry[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const name = folder === "" ? item.name : `${folder}/${item.name}`;
    if (item.isDirectory()) return entriesBelow(root, name);
    const state = lstatSync(path.join(root, name));
    const plain: TreeMode = (state.mode & 0o100) === 0 ? "100644" : "100755";
    const mode = state.isSymbolicLink() ? "120000" : plain;
    return [{ path: name, mode, size: state.size }];
  });
}
