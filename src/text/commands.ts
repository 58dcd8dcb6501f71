import { toVisibleEscape } from "./invisible.ts";

/**
 * The runner reads `::` at the start of a line, spaces before it allowed, and `##[` anywhere as a
 * command (security.md CO-7): both are broken, visibly. For one line.
 */
export function breakCommands(line: string): string {
  return line
    .replace(/^(\s*):(?=:)/, (_all, indent: string) => indent + toVisibleEscape(":"))
    .replace(/##\[/g, (mark) => `##${toVisibleEscape(mark.charAt(2))}`);
}
