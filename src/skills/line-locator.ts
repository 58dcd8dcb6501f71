import type { Place } from "../model/front-matter.ts";
import { lineAt, lineIndexAt, type TextLines, toTextLines } from "../text/text-lines.ts";

/** Place in the file of an offset in a block's text; `written` helps where the block's text was changed. */
export type LineLocator = (offset: number, written: string) => Place;

/**
 * A block's text is its lines without indentation and quote marks, so each of its lines is looked
 * for in the file's line. Lines of both are counted together; places of the lines are kept.
 *
 * @param first index of the block's first line, from 0
 */
export function createLineLocator(lines: TextLines, content: string, first: number): LineLocator {
  let block: TextLines | null = null;
  const shifts = new Map<number, number>();
  return (offset, written) => {
    block ??= toTextLines(content);
    const index = lineIndexAt(block.starts, offset);
    const within = offset - (block.starts[index] ?? 0);
    let shift = shifts.get(index);
    if (shift === undefined) {
      shift = lineAt(lines, first + index).lastIndexOf(lineAt(block, index).trimEnd());
      shifts.set(index, shift);
    }
    const line = first + index + 1;
    if (shift !== -1) return { line, column: shift + within + 1 };
    return { line, column: Math.max(0, lineAt(lines, first + index).indexOf(written)) + 1 };
  };
}
