import { removeAnsi } from "./ansi.ts";
import { countCodePoints, cutCharacters, trimNewlines } from "./cut.ts";
import { showInvisible } from "./invisible.ts";

/**
 * The steps that every untrusted text takes before it is escaped for its sink: terminal sequences out,
 * invisible characters shown, cut (reporting.md §4.7). Only as much of a long text is looked at as can
 * be shown. What comes out is not safe for any sink yet.
 */

/** One line of at most `limit` code points; where something is left out the last of them is `…`. */
export function toLine(text: string, limit: number): string {
  const plain = removeAnsi(text);
  // White space is joined below: what hides behind a very long run of it counts as left out.
  const head = plain.slice(0, 16 * limit + 64);
  const line = showInvisible(head).replace(/\s+/g, " ").trim();
  return cutCharacters(head.length < plain.length ? `${line}…` : line, limit);
}

/** The first `limit` code points of a text of several lines and, where more follow, how many in words. */
export function excerpt(text: string, limit: number): string {
  const plain = trimNewlines(removeAnsi(text).replaceAll("\r\n", "\n"));
  if (plain.length <= limit) {
    const visible = showInvisible(plain);
    if (visible.length <= limit) return visible;
  }
  const shown: string[] = [];
  let room = limit;
  let taken = 0;
  // Every code point takes at least one place, so no more than `limit` of them can be shown.
  for (const character of plain.slice(0, 2 * limit)) {
    const visible = showInvisible(character);
    const size = countCodePoints(visible);
    if (size > room) break;
    shown.push(visible);
    room -= size;
    taken += 1;
  }
  const left = countCodePoints(plain) - taken;
  return left === 0 ? shown.join("") : `${shown.join("")} … ${left} more characters`;
}
