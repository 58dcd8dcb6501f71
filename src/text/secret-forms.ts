import { decodeView } from "./decode.ts";
import { identityView, keepCharacters, type View } from "./view.ts";

/** Shortest form that is searched in disguise: a shorter one occurs by chance (security.md SE-1). */
const SHORTEST_FORM = 8;
/** Shortest secret that is removed at all: below, removal would only garble the text. */
export const SHORTEST_SECRET = 4;

const WIDE_SEPARATOR = /[\s\u007f-\u009f\p{Default_Ignorable_Code_Point}\p{Surrogate}]/u;

/**
 * What may be put between the characters of a secret: white space, controls, invisible points. By
 * UTF-16 unit, so characters beyond U+FFFF count as well: no token has one.
 */
function isSeparator(code: number): boolean {
  if (code < 0x7f) return code <= 0x20;
  return WIDE_SEPARATOR.test(String.fromCharCode(code));
}

/** The view without anything that may split a secret. */
export function dropSeparators(view: View): View {
  return keepCharacters(view, (code) => !isSeparator(code));
}

function squeeze(text: string): string {
  return dropSeparators(identityView(text)).text;
}

function toBinary(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The base64 digits that a secret determines alone, for each of its three positions within a group
 * of three bytes: its neighbours share the digits at the ends, which are left out.
 */
function toBase64Forms(binary: string): readonly string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = btoa("\0".repeat(offset) + binary);
    const first = Math.ceil((8 * offset) / 6);
    const digits = encoded.slice(first, Math.floor((8 * (offset + binary.length)) / 6));
    return [digits, digits.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/**
 * Every form of a secret that is searched in the text after decoding and without separators:
 * as it is (which covers JSON-escaped, URL-encoded and split), reversed, hexadecimal, base64 and base64url.
 */
export function toSecretForms(secret: string): readonly string[] {
  const squeezed = squeeze(secret);
  if (squeezed.length < SHORTEST_FORM) return [];
  const bytes = new TextEncoder().encode(secret);
  const binary = toBinary(bytes);
  const hex = toHex(bytes);
  const forms = [
    squeezed,
    squeeze(decodeView(secret).text),
    squeeze(binary),
    [...squeezed].reverse().join(""),
    hex,
    hex.toUpperCase(),
    ...toBase64Forms(binary),
  ];
  return [...new Set(forms)].filter((form) => form.length >= SHORTEST_FORM);
}
