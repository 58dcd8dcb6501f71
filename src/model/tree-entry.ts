/** Git file modes that occur in a tree: file, executable, symbolic link, submodule. */
export type TreeMode = "100644" | "100755" | "120000" | "160000";

/** One entry of a tree of files, from git objects or from a folder. */
export interface TreeEntry {
  /** Relative to the root of the tree, POSIX, never with a leading slash. */
  readonly path: string;
  readonly mode: TreeMode;
  /** Bytes; of a link the length of its target. */
  readonly size: number;
}

/** What a file holds, and its content digest (design.md §6, `toDigestedBytes`), taken where it is read. */
export interface ReadFile {
  readonly bytes: Uint8Array;
  /** sha256, lower-case hex. */
  readonly digest: string;
}

/** What reading one path of a tree gives. Anything but `file` is a reason, never an exception. */
export type FileContent =
  | ({ readonly kind: "file" } & ReadFile)
  | { readonly kind: "missing" }
  | { readonly kind: "link"; readonly target: string }
  | { readonly kind: "too-large"; readonly size: number; readonly limit: number }
  | { readonly kind: "refused"; readonly reason: string };
