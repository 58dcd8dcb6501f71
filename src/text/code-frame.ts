import { breakCommands } from "./commands.ts";
import { showInvisible, toVisibleEscape } from "./invisible.ts";
import type { Terminal } from "./safe.ts";

/** Columns of a tab stop. */
const TAB = 4;
/** Of a longer line only so many columns are shown. */
const WIDTH = 100;
/** Columns that are kept before the range of a longer line. */
const BEFORE = 30;
/** Nothing further away from the range is looked at. */
const SURROUNDINGS = 400;

/** Characters that take two columns of a terminal: East Asian wide and full-width ones, and pictures. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
/** Marks that stand on the character before. */
const NO_WIDTH = /[\p{Mn}\p{Me}]/u;

/** A line as it is shown, and below it the blanks and the marks. */
export interface CodeFrame {
  readonly shown: Terminal;
  readonly before: Terminal;
  readonly marks: Terminal;
}

/** So many blanks. */
export function blanks(count: number): Terminal {
  return " ".repeat(count) as Terminal;
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly isMarked: boolean;
}

/**
 * One line of a file for a terminal, with a range in it. Tabs become blanks, characters that nobody sees or that
 * a terminal obeys are written out, and of a long line only what stands around the range is left. Null where the
 * line would be read as a command by a runner.
 *
 * @param text the line, untrusted
 * @param range first and last column, 1-based in UTF-16 units, the last one not in it
 */
export function toCodeFrame(
  text: string,
  range: { readonly column: number; readonly endColumn: number },
): CodeFrame | null {
  const cells = cut(toCells(text, range));
  const shown = cells.map((cell) => cell.text).join("");
  if (breakCommands(`| ${shown}`) !== `| ${shown}`) return null;
  const first = cells.findIndex(({ isMarked }) => isMarked);
  const before = widthOf(first < 0 ? cells : cells.slice(0, first));
  const marked = Math.max(1, widthOf(cells.filter(({ isMarked }) => isMarked)));
  return {
    shown: shown.trimEnd() as Terminal,
    before: blanks(before),
    marks: "^".repeat(marked) as Terminal,
  };
}

function toCells(
  text: string,
  { column, endColumn }: { readonly column: number; readonly endColumn: number },
): readonly Cell[] {
  const cells: Cell[] = [];
  let at = Math.max(0, column - 1 - SURROUNDINGS);
  if (at > 0) cells.push({ text: "…", width: 1, isMarked: false });
  let width = 0;
  const end = endColumn - 1 + SURROUNDINGS;
  for (const character of text.slice(at, end)) {
    const shown = showCharacter(character, width);
    const isMarked = at >= column - 1 && at < endColumn - 1;
    cells.push({ ...shown, isMarked });
    width += shown.width;
    at += character.length;
  }
  if (end < text.length) cells.push({ text: "…", width: 1, isMarked: false });
  return cells;
}

function showCharacter(character: string, before: number): Omit<Cell, "isMarked"> {
  if (character === "\t") {
    const width = TAB - (before % TAB);
    return { text: " ".repeat(width), width };
  }
  // Elsewhere it ends a line; here there is only one.
  const text = character === "\n" ? toVisibleEscape(character) : showInvisible(character);
  if (text !== character) return { text, width: text.length };
  if (NO_WIDTH.test(character)) return { text, width: 0 };
  return { text, width: WIDE.test(character) ? 2 : 1 };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

/** Of a line that is too wide: a window that begins a little before the range. */
function cut(cells: readonly Cell[]): readonly Cell[] {
  if (widthOf(cells) <= WIDTH) return cells;
  const first = Math.max(
    0,
    cells.findIndex(({ isMarked }) => isMarked),
  );
  let start = first;
  for (let left = BEFORE; start > 0 && left > 0; start -= 1) left -= cells[start - 1]?.width ?? 1;
  const kept: Cell[] = [];
  let room = WIDTH - 2;
  let at = start;
  for (; at < cells.length && room > 0; at += 1) {
    const cell = cells[at];
    if (cell === undefined) break;
    kept.push(cell);
    room -= cell.width;
  }
  const dots: Cell = { text: "…", width: 1, isMarked: false };
  return [...(start > 0 ? [dots] : []), ...kept, ...(at < cells.length ? [dots] : [])];
}
