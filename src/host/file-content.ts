import { toDigestedBytes } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { sha256 } from "./sha256.ts";

/** A file that was read, with its content digest, which is taken quickest here, and where nobody asks not at all. */
export function toFileContent(bytes: Uint8Array): Extract<FileContent, { kind: "file" }> {
  let digest: string | null = null;
  return {
    kind: "file",
    bytes,
    get digest() {
      // A Buffer is searched in native code.
      digest ??= sha256(toDigestedBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
      return digest;
    },
  };
}
