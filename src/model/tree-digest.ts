import { type DigestFields, fieldsDigest, sha256Hex } from "./digest.ts";
import type { TreeMode } from "./tree-entry.ts";

/** A NUL in the first bytes of a file says that it is binary (design.md §6); git's own rule. */
const BINARY_PROBE_BYTES = 8000;

/** What of a file enters the tree digest. */
export interface DigestedFile {
  readonly path: string;
  readonly mode: TreeMode;
  /** `toContentDigest` of its content; of a link, of its target. */
  readonly sha256: string;
}

/** Order of paths in a tree digest: by their UTF-8 bytes, whatever the locale. */
export function comparePaths(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = toByteRank(left.charCodeAt(at)) - toByteRank(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** UTF-16 sorts surrogates before U+E000 to U+FFFF, UTF-8 after them. */
function toByteRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/**
 * The bytes of a file whose sha256 is its content digest. CRLF is read as LF in files without NUL in
 * their first 8,000 bytes, so that a Windows checkout and git objects agree (design.md §6).
 */
export function toDigestedBytes(bytes: Uint8Array): Uint8Array {
  return isText(bytes) ? withoutCarriageReturns(bytes) : bytes;
}

/** Content digest of bytes that were not read from a file, sha256 hex. */
export function toContentDigest(bytes: Uint8Array): Promise<string> {
  return sha256Hex(toDigestedBytes(bytes));
}

/** Tree digest, sha256 hex: per file, bytewise by path: path, mode, content digest (design.md §6). */
export function toTreeDigest(
  files: readonly DigestedFile[],
  digest: DigestFields = fieldsDigest,
): Promise<string> {
  const sorted = [...files].sort((left, right) => comparePaths(left.path, right.path));
  return digest(sorted.flatMap((file) => [file.path, file.mode, file.sha256]));
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/** Drops the CR of each CRLF; a lone CR stays. */
function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(13)) return bytes;
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 13 && bytes[at + 1] === 10) continue;
    kept[length] = bytes[at] ?? 0;
    length += 1;
  }
  return kept.subarray(0, length);
}
