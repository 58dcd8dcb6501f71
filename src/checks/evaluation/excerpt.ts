/** Characters of evidence: this many at each end (formats.md §15). */
const END = 100;

/** Cuts text to 200 characters, 100 at each end with "…" between them; whole characters only. */
export function cutText(text: string): string {
  if (text.length <= 2 * END) return text;
  // A character has one or two UTF-16 units, so windows of twice the units hold enough of them.
  if (Array.from(text.slice(0, 4 * END + 1)).length <= 2 * END) return text;
  const head = Array.from(text.slice(0, 2 * END)).slice(0, END);
  const tail = Array.from(text.slice(-2 * END).replace(/^[\udc00-\udfff]/, "")).slice(-END);
  return `${head.join("")}…${tail.join("")}`;
}

/** Text on one line, cut: for the words of a check and for lists of what was seen. */
export function toOneLine(text: string): string {
  return cutText(text).replace(/\r\n|[\r\n]/g, "⏎");
}

/** A value as people read it in the words of a check. */
export function quote(text: string): string {
  return `\`${toOneLine(text)}\``;
}

/** What to show of a match: the line it stands on if that is short, else the match itself, cut. */
export function toExcerpt(text: string, index: number, length: number): string {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  const end = text.indexOf("\n", index + length);
  const line = text.slice(index === 0 ? 0 : start, end < 0 ? text.length : end);
  return line.length <= 2 * END ? line : cutText(text.slice(index, index + length));
}

/** 1-based number of the line at a place of a text. */
export function toLineNumber(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < index; at = text.indexOf("\n", at + 1)) {
    line += 1;
  }
  return line;
}
