import { createHash } from "node:crypto";
import { toDigestedBytes } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";

/**
 * A file that was read, with its content digest. Taken here, because Node's own digest needs a quarter
 * of the time of Web Crypto's, which wakes another thread for each file.
 */
export function toFileContent(bytes: Uint8Array): Extract<FileContent, { kind: "file" }> {
  // A Buffer is searched in native code.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const digest = createHash("sha256").update(toDigestedBytes(buffer)).digest("hex");
  return { kind: "file", bytes, digest };
}
