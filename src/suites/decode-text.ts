import { LIMITS } from "../model/limits.ts";
import { type Place, placeAt, toLineStarts } from "./place.ts";

/** A text that may be parsed, or the one reason why not. */
export type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "refused";
      readonly place: Place;
      readonly what: string;
      readonly remedy: string;
    };

const START: Place = { line: 1, column: 1 };
const SAVE_AS_UTF8 = "save it as UTF-8 without a byte order mark";

/** Everything that is refused before the YAML parser sees it (security.md FS-1). */
export function decodeText(input: string | Uint8Array): DecodedText {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  if (bytes.length > LIMITS.suiteBytes) {
    const what = `has ${bytes.length} bytes, more than the ${LIMITS.suiteBytes} that are read`;
    return refused(START, what, "split it into several suites");
  }
  const encoding = foreignEncoding(bytes);
  if (encoding !== null) return refused(START, encoding, SAVE_AS_UTF8);
  const text = decodeUtf8(bytes);
  if (text === null) return refused(START, "is not valid UTF-8", SAVE_AS_UTF8);
  const nul = text.indexOf("\0");
  if (nul === -1) return { kind: "text", text };
  return refused(placeAt(toLineStarts(text), nul), "a NUL character", "remove it");
}

function refused(place: Place, what: string, remedy: string): DecodedText {
  return { kind: "refused", place, what, remedy };
}

function foreignEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "begins with a byte order mark";
  const utf16Mark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const everySecondIsNul = bytes.length >= 4 && (nulAt(bytes, 0, 2) || nulAt(bytes, 1, 3));
  return utf16Mark || everySecondIsNul ? "is UTF-16" : null;
}

function nulAt(bytes: Uint8Array, left: number, right: number): boolean {
  return bytes[left] === 0 && bytes[right] === 0;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
