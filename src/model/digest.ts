const encoder = new TextEncoder();
const HEX = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, "0"));

/** sha256 of bytes, lower-case hex; the host has a quicker one than `sha256Hex`. */
export type Sha256 = (bytes: Uint8Array) => string | Promise<string>;

/** sha256 of bytes, lower-case hex. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  let hex = "";
  for (const byte of new Uint8Array(hash)) hex += HEX[byte];
  return hex;
}

/**
 * Joins fields so that no two lists of fields give the same bytes: each is preceded by its length
 * in bytes as a 64-bit big-endian number. Text is written as UTF-8.
 */
export function lengthPrefixed(fields: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = fields.map((field) => (typeof field === "string" ? encoder.encode(field) : field));
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const part of parts) {
    view.setBigUint64(at, BigInt(part.length));
    joined.set(part, at + 8);
    at += 8 + part.length;
  }
  return joined;
}

/** fieldsDigest, or one that remembers. */
export type DigestFields = (fields: readonly string[]) => Promise<string>;

/** A fieldsDigest that remembers: most fields of the runs of one skill are the same. */
export function rememberDigests(sha256: Sha256 = sha256Hex): DigestFields {
  const known = new Map<string, Promise<string>>();
  return (fields) => {
    const name = JSON.stringify(fields);
    const digest = known.get(name) ?? Promise.resolve(sha256(lengthPrefixed(fields)));
    known.set(name, digest);
    return digest;
  };
}

/** sha256 hex over the length-prefixed fields. */
export function fieldsDigest(fields: readonly (string | Uint8Array)[]): Promise<string> {
  return sha256Hex(lengthPrefixed(fields));
}
