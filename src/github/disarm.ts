/**
 * Breaks what the runner would read as a command: `::name::` at the start of a line, `##[name]`
 * anywhere, and a lone CR, which it takes for a line end (security.md CO-7, actions.md §4.4).
 */
export function disarm(text: string): string {
  return text
    .replaceAll("\r", "\n")
    .replace(/^([\t ]*):(?=:)/gm, "$1:\u200b")
    .replaceAll("##[", "##\u200b[");
}
