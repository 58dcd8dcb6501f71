import { markdownTable } from "markdown-table";
import type { Markdown } from "./safe.ts";

/** A column: its heading and whether its figures stand on the right. */
export interface Column {
  readonly heading: Markdown;
  readonly align: "left" | "right";
}

/**
 * A table of safe cells, each row as long as the head. Cells must hold no newline and no bare `|`,
 * which is what `plain`, `code` and our own words give. Not padded: bytes are counted.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Markdown[])[],
): Markdown {
  return markdownTable([columns.map((column) => column.heading), ...rows], {
    align: columns.map((column) => column.align),
    alignDelimiters: false,
  }) as Markdown;
}
