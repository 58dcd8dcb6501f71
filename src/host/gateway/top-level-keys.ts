const BACKSLASH = 0x5c;

/** Index after the string that opens at `start`. */
function afterString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
}

const DEPTH: ReadonlyMap<string, number> = new Map([
  ["{", 1],
  ["[", 1],
  ["}", -1],
  ["]", -1],
]);

/**
 * Keys of a JSON text that is an object, in order, a repeated one as often as it stands there: JSON.parse
 * keeps the last of them, others the first, and both must not read another request. Linear.
 */
export function topLevelKeys(text: string): readonly string[] {
  const keys: string[] = [];
  const marks = /["{}[\],:]/g;
  let depth = 0;
  let before = "";
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const [mark] = match;
    if (mark === '"') {
      marks.lastIndex = afterString(text, match.index);
      const isKey = depth === 1 && (before === "{" || before === ",");
      if (isKey) keys.push(String(JSON.parse(text.slice(match.index, marks.lastIndex))));
    }
    depth += DEPTH.get(mark) ?? 0;
    before = mark;
  }
  return keys;
}
