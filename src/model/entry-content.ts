import type { Explanation } from "./explanation.ts";
import { toContentDigest } from "./tree-digest.ts";
import type { FileContent, ReadFile, TreeEntry } from "./tree-entry.ts";
import { explainUnread } from "./unread-content.ts";

/** Why nothing is read through a link that stood in no listing (security.md FS-3). */
export const EXCHANGED = "it became a symbolic link after it was listed";

const encoder = new TextEncoder();

/**
 * What an entry of a tree holds: a file its bytes, a link its target; or why there is nothing, and what to do.
 * A link that git could not make (Windows) is a file that holds the target, and the same.
 */
export async function toEntryContent(
  entry: TreeEntry,
  content: FileContent,
): Promise<ReadFile | Explanation> {
  if (content.kind === "file") return content;
  if (content.kind !== "link") return explainUnread(content);
  if (entry.mode !== "120000") return { ...explainUnread(content), what: EXCHANGED };
  const bytes = encoder.encode(content.target);
  return { bytes, digest: await toContentDigest(bytes) };
}
