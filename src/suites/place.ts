/** 1-based line and column in the file as stored; columns count UTF-16 units, as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Offset of the first character of every line. */
export function toLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Place of a 0-based offset. */
export function placeAt(lineStarts: readonly number[], offset: number): Place {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}
