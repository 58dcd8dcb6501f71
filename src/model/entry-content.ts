import { toContentDigest } from "./tree-digest.ts";
import type { FileContent, ReadFile, TreeEntry } from "./tree-entry.ts";

/** Why nothing is read through a link that stood in no listing (security.md FS-3). */
export const EXCHANGED = "it became a symbolic link after it was listed";

const encoder = new TextEncoder();

/**
 * What an entry of a tree holds: a file its bytes, a link its target; or why there is nothing, in words.
 * A link that git could not make (Windows) is a file that holds the target, and the same.
 */
export async function toEntryContent(
  entry: TreeEntry,
  content: FileContent,
): Promise<ReadFile | string> {
  switch (content.kind) {
    case "file":
      return content;
    case "link": {
      if (entry.mode !== "120000") return EXCHANGED;
      const bytes = encoder.encode(content.target);
      return { bytes, digest: await toContentDigest(bytes) };
    }
    case "missing":
      return "the tree lists it, but it is not there";
    case "too-large":
      return `${content.size} bytes exceed the limit of ${content.limit}`;
    case "refused":
      return content.reason;
  }
}
