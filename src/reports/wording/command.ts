import { code } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";
import { toRecordOptions, toShellCommand } from "../../text/shell-command.ts";

/** Longest command that is printed: cut, it would mean another one. */
const LONGEST = 400;

/**
 * `npx skillcheck record skills/pdf-forms`, as inline code; never at the start of a line. Words where
 * no command can be pasted safely: a folder that cannot be quoted, or too many of them.
 */
export function toCommand(
  verb: "record" | "new-test",
  folders: readonly string[],
  options = "",
): Markdown {
  const text = toShellCommand(verb, folders, options);
  if (text !== null && text.length <= LONGEST) return code(text, LONGEST);
  const place = folders.length === 1 ? md`its folder` : md`their folders`;
  return md`${code(`skillcheck ${verb}`)} on ${place}`;
}

/** The command that records skills anew, with so many samples when the suite's own number is not enough. */
export function recordCommand(folders: readonly string[], samples?: number): Markdown {
  return toCommand("record", folders, toRecordOptions(samples));
}
