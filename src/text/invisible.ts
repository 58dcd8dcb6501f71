/**
 * Controls but tab and newline, everything that reorders or hides text, line separators other than
 * newline, lone surrogates (security.md CO-1; `Default_Ignorable_Code_Point`, since `Cf` misses some).
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Surrogate}]/gu;

/** `\u{202E}`: how a character that nobody sees, or that must not act, is shown. */
export function toVisibleEscape(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `\\u{${code.padStart(4, "0")}}`;
}

/** The text with CRLF as LF and every other invisible or reordering character shown as `\u{XXXX}`. Linear. */
export function showInvisible(text: string): string {
  // Most text is plain, and asking costs a fraction of the search below.
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
  return text.replaceAll("\r\n", "\n").replace(INVISIBLE, toVisibleEscape);
}
