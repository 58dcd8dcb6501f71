import { inflate } from "./inflate.ts";
import type { Range } from "./view.ts";

/** A gzip header in base64 is always this; then at least a block of a few bytes. */
const PACKED = /H4sI[A-Za-z0-9+/_-]{20,}/g;
/** Of what is packed, so that many small texts cost no more than one long one. */
const MOST_RATIO = 8;
const MOST_BYTES = 64 * 1024;
const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/** Flags of the header (RFC 1952): a further field, a name, a comment, a checksum. */
const FLAGS = { extra: 4, name: 8, comment: 16, checksum: 2 };

function toBytes(base64: string): Uint8Array {
  const digits = base64.replaceAll("-", "+").replaceAll("_", "/");
  const binary = atob(digits.slice(0, digits.length - (digits.length % 4 === 1 ? 1 : 0)));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Where the packed text begins. */
function skipHeader(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0;
  let at = HEADER_BYTES;
  if ((flags & FLAGS.extra) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const flag of [FLAGS.name, FLAGS.comment]) {
    if ((flags & flag) === 0) continue;
    const end = bytes.indexOf(0, at);
    at = end === -1 ? bytes.length : end + 1;
  }
  return (flags & FLAGS.checksum) === 0 ? at : at + 2;
}

/** The text, and how many of the digits belong to it: behind them stands something else. */
function unpack(base64: string): { readonly text: string; readonly digits: number } {
  const bytes = toBytes(base64);
  const most = Math.min(MOST_BYTES, MOST_RATIO * bytes.length);
  const start = skipHeader(bytes);
  const { bytes: unpacked, length } = inflate(bytes.subarray(start), most);
  const whole = length === null ? bytes.length : start + length + TRAILER_BYTES;
  return {
    text: Array.from(unpacked, (byte) => String.fromCharCode(byte)).join(""),
    digits: Math.min(base64.length, Math.ceil((whole * 4) / 3)),
  };
}

/** Runs of base64 that hold, packed by gzip, one of the forms. The text is without separators. Linear. */
export function findPackedSecrets(text: string, forms: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const match of text.matchAll(PACKED)) {
    const [run] = match;
    const { text: unpacked, digits } = unpack(run);
    if (forms.some((form) => unpacked.includes(form))) {
      ranges.push([match.index, match.index + digits]);
    }
  }
  return ranges;
}
