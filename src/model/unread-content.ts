import type { Explanation } from "./explanation.ts";
import type { FileContent } from "./tree-entry.ts";

/** Why nothing was read at a path that a tree lists, and what to do about it. */
export function explainUnread(
  content: Exclude<FileContent, { readonly kind: "file" }>,
): Explanation {
  switch (content.kind) {
    case "missing":
      return {
        what: "the tree lists it, but it is not there",
        remedy: "put it back, or run again when nothing changes the files",
      };
    case "link":
      return { what: "is a symbolic link", remedy: "put the file itself there" };
    case "too-large":
      return {
        what: `${content.size} bytes exceed the limit of ${content.limit}`,
        remedy: "make it smaller",
      };
    case "refused":
      return { what: content.reason, remedy: "put a plain file there that this user may read" };
  }
}
