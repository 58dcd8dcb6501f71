const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}`. */
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Index after the string that opens at `start`. */
function afterString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** Index of the comma or the brace that ends the value which begins at `start`. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let index = start; ; ) {
    const code = text.charCodeAt(index);
    if (depth === 0 && (code === COMMA || CLOSING.includes(code))) return index;
    if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    index = code === QUOTE ? afterString(text, index) : index + 1;
  }
}

/**
 * Keys of a JSON text that is an object, in order, a repeated one as often as it stands there: JSON.parse
 * keeps the last of them, others the first, and both must not read another request. Linear. Only for what
 * JSON.parse has read: on anything else it may never end.
 */
export function topLevelKeys(text: string): readonly string[] {
  const keys: string[] = [];
  const end = text.lastIndexOf("}");
  for (let index = text.indexOf("{"); index < end; ) {
    const start = text.indexOf('"', index);
    if (start === -1) break;
    const after = afterString(text, start);
    keys.push(String(JSON.parse(text.slice(start, after))));
    index = endOfValue(text, text.indexOf(":", after) + 1);
  }
  return keys;
}
