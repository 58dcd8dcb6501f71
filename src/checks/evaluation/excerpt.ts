/** Characters of evidence: this many at each end (formats.md §15). */
const END = 100;

/** Place after so many characters from a place, in UTF-16 units. */
function skipCharacters(text: string, start: number, characters: number): number {
  let at = start;
  for (let left = characters; left > 0 && at < text.length; left -= 1) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** Place before so many characters at the end of the text, in UTF-16 units. */
function findTail(text: string, characters: number): number {
  let at = text.length;
  for (let left = characters; left > 0 && at > 0; left -= 1) {
    at -= at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** Cuts text to 200 characters, 100 at each end with "…" between them; whole characters only. */
export function cutText(text: string): string {
  if (text.length <= 2 * END) return text;
  const head = skipCharacters(text, 0, END);
  if (skipCharacters(text, head, END) >= text.length) return text;
  return `${text.slice(0, head)}…${text.slice(findTail(text, END))}`;
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
