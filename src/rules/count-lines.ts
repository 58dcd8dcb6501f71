/** Lines of a text; one that is not ended counts. */
export function countLines(text: string): number {
  const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
  return /[\r\n]$/.test(text) || text === "" ? ends : ends + 1;
}
