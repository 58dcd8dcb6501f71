import { toVisibleEscape } from "./invisible.ts";

/**
 * The runner trims all white space of Unicode, then compares by culture, which passes over characters
 * that nobody sees: before, within and after the marks (its `TrimStart`, `StartsWith`, `IndexOf`).
 */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*`;
const COLONS = new RegExp(
  String.raw`^([\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*):(?=${UNSEEN}:)`,
  "u",
);
const BRACKET = new RegExp(`(#${UNSEEN}#${UNSEEN})\\[`, "gu");

/**
 * The runner reads `::` at the start of a line, white space before it allowed, and `##[` anywhere as a
 * command (security.md CO-7): both are broken, visibly. For one line; linear.
 */
export function breakCommands(line: string): string {
  return line
    .replace(COLONS, (_all, before: string) => before + toVisibleEscape(":"))
    .replace(BRACKET, (_all, marks: string) => marks + toVisibleEscape("["));
}

/** The same for every line of a text; a lone CR, which the runner takes for a line end, becomes one. */
export function breakCommandsOfLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(breakCommands)
    .join("\n");
}
