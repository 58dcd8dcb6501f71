import type { TestReport } from "../../model/test-report.ts";
import { code, prose } from "../../text/markdown.ts";
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

/** What to do about a test where that is not to record it and nothing else; null where it is. */
export function otherStep({ next }: Pick<TestReport, "next">): Markdown | null {
  return next === null || next.startsWith("npx skillcheck record ") ? null : prose(next);
}

/** The command that records skills anew, with so many samples when the suite's own number is not enough. */
export function recordCommand(folders: readonly string[], samples?: number): Markdown {
  return toCommand("record", folders, toRecordOptions(samples));
}
