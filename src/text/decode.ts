import { createViewBuilder, identityView, type View } from "./view.ts";

/** A decoded escape: its character and where it ends; `code` null = the escape stands for nothing. */
interface Escape {
  readonly code: number | null;
  readonly end: number;
}

const SPACE_ESCAPES = "nrtbfv";

/** Value of hexadecimal digits from `start` to `end`, or null. */
function readHex(text: string, start: number, end: number): number | null {
  const digits = text.slice(start, end);
  return digits.length === end - start && /^[0-9a-f]+$/i.test(digits)
    ? Number.parseInt(digits, 16)
    : null;
}

/** `u0073`, `u{73}` or `x73` behind backslashes. */
function readCharacterEscape(text: string, index: number): Escape | null {
  const letter = text[index];
  if (letter !== "u" && letter !== "x") return null;
  if (letter === "u" && text[index + 1] === "{") {
    const close = text.slice(index + 2, index + 9).indexOf("}");
    const code = close < 1 ? null : readHex(text, index + 2, index + 2 + close);
    return code === null ? null : { code, end: index + 3 + close };
  }
  const end = index + (letter === "u" ? 5 : 3);
  const code = readHex(text, index + 1, end);
  return code === null ? null : { code, end };
}

/** A run of backslashes (JSON in JSON doubles them) and what it escapes. */
function readBackslashes(text: string, start: number): Escape {
  let index = start;
  while (text[index] === "\\") index += 1;
  const found = readCharacterEscape(text, index);
  if (found !== null) return found;
  const letter = text[index] ?? "";
  if (letter !== "" && SPACE_ESCAPES.includes(letter)) return { code: 0x0a, end: index + 1 };
  return { code: null, end: index };
}

/** `%73` of a URL. */
function readPercent(text: string, index: number): Escape | null {
  const code = readHex(text, index + 1, index + 3);
  return code === null ? null : { code, end: index + 3 };
}

/** `&#115;` or `&#x73;` of HTML. */
function readEntity(text: string, index: number): Escape | null {
  const found = /^&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/i.exec(text.slice(index, index + 11));
  if (found === null) return null;
  const code = found[1] === undefined ? Number(found[2]) : Number.parseInt(found[1], 16);
  return { code, end: index + found[0].length };
}

function readEscape(text: string, index: number): Escape | null {
  switch (text[index]) {
    case "\\":
      return readBackslashes(text, index);
    case "%":
      return readPercent(text, index);
    case "&":
      return readEntity(text, index);
    default:
      return null;
  }
}

/**
 * The text with the escapes of JSON, JavaScript, URLs and HTML decoded, however often backslashes
 * were doubled. Characters beyond U+FFFF stay encoded: no token contains one. Linear.
 */
export function decodeView(text: string): View {
  if (!/[\\%&]/.test(text)) return identityView(text);
  const builder = createViewBuilder(text.length);
  let index = 0;
  while (index < text.length) {
    const found = readEscape(text, index);
    if (found === null) {
      builder.push(text.charCodeAt(index), index, index + 1);
      index += 1;
      continue;
    }
    if (found.code !== null) builder.push(found.code & 0xffff, index, found.end);
    index = found.end;
  }
  return builder.build();
}
