import type { Place } from "../model/front-matter.ts";
import type { TextEncoding } from "../model/skill-source.ts";

/** UTF-16 without a byte order mark shows as NUL in every second byte of ASCII text. */
const PROBE_BYTES = 512;
const NUL_SHARE = 0.7;

export interface DecodedText {
  readonly encoding: TextEncoding;
  /** Without byte order mark. Bytes that are no text stand as U+FFFD. */
  readonly text: string;
}

/** Tells how a file is stored by its first bytes and a strict decode, and reads it all the same. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Label(bytes);
  if (wide !== null) {
    return { encoding: { kind: "utf-16" }, text: new TextDecoder(wide).decode(bytes) };
  }
  const text = decodeStrictly(bytes);
  if (text === null) {
    const shown = new TextDecoder("utf-8").decode(bytes);
    return { encoding: { kind: "invalid-utf-8", ...placeOf(shown, "\uFFFD") }, text: shown };
  }
  if (text.includes("\0")) return { encoding: { kind: "binary", ...placeOf(text, "\0") }, text };
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { encoding: { kind: "utf-8", byteOrderMark, crlf: text.includes("\r\n") }, text };
}

function utf16Label(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const probe = bytes.subarray(0, PROBE_BYTES);
  // Nearly every file ends here.
  if (!probe.includes(0)) return null;
  const even = nulShare(probe, 0);
  const odd = nulShare(probe, 1);
  if (odd > NUL_SHARE && even === 0) return "utf-16le";
  return even > NUL_SHARE && odd === 0 ? "utf-16be" : null;
}

/** Share of NUL among every second byte, from `first` on. */
function nulShare(bytes: Uint8Array, first: 0 | 1): number {
  const chosen = bytes.filter((_byte, at) => at % 2 === first);
  return chosen.length < 2 ? 0 : chosen.filter((byte) => byte === 0).length / chosen.length;
}

/** One for all files: nearly every one is decoded once, by this. */
const STRICT = new TextDecoder("utf-8", { fatal: true });

/** Null where the bytes are no UTF-8. */
function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return STRICT.decode(bytes);
  } catch {
    return null;
  }
}

/** Lines end with LF, CRLF or a lone CR. */
function placeOf(text: string, character: string): Place {
  const before = text.slice(0, Math.max(0, text.indexOf(character))).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}
