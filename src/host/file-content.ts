import { toDigestedBytes } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { sha256 } from "./sha256.ts";

/** A file that was read, with its content digest, which is taken quickest here. */
export function toFileContent(bytes: Uint8Array): Extract<FileContent, { kind: "file" }> {
  // A Buffer is searched in native code.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return { kind: "file", bytes, digest: sha256(toDigestedBytes(buffer)) };
}
