/**
 * Where a finding ends, for whoever underlines it: behind the word, path or link destination that stands at its
 * place. A rule tells only where its finding begins.
 *
 * @param text the line
 * @param column 1-based, in UTF-16 units
 * @returns the column behind the word, 1-based; at least one further than `column` where a character stands there
 */
export function toEndColumn(text: string, column: number): number {
  const rest = text.slice(column - 1);
  const word = /^[^\s)\]>"'`|,;]+/.exec(rest)?.[0] ?? "";
  const first = rest.codePointAt(0);
  if (first === undefined) return column;
  return column + Math.max(word.length, first > 0xffff ? 2 : 1);
}
