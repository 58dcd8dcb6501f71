import type { MarkdownDocument } from "../model/skill-source.ts";
import { toTextLines } from "../text/text-lines.ts";
import { type MarkdownLine, toMarkdownLines } from "./markdown-lines.ts";
import { defineRule, type Fact } from "./rule.ts";
import { toShownText } from "./shown-text.ts";

interface CommandFact extends Fact {
  readonly command: string;
  readonly does: "runs" | "deletes";
}

/** Cheap: whether either shape can occur. */
const POSSIBLE = /\b(?:curl|wget)\b|\brm\s+-/;
/** What stands behind the pipe. */
const SHELL = /^\s*(?:sudo\s+(?:-\S+\s+)*)?(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh(?![\w./-])/;
const DOWNLOAD = /\b(?:curl|wget)\b/;
/** `sh -c "$(curl …)"`, `bash <(curl …)`. */
const SUBSTITUTED = /\b(?:ba|z|da|k)?sh\s+(?:-c\s+)?["']?(?:\$|<)\(\s*(?:curl|wget)\b/;
const DELETION =
  /\brm\s+(?:-[A-Za-z]+\s+|--[a-z-]+\s+)+["']?(?:\/|~|\$HOME|\$\{HOME\})["']?\/?\*?["']?(?=$|[\s`;&|)])/;
const RECURSIVE = /\s-[A-Za-z]*[rR]|--recursive/;

/** A command that runs what a server sends, or deletes a home. */
export const dangerousCommand = defineRule<CommandFact>({
  id: "SK083",
  slug: "dangerous-command",
  severity: "info",
  summary: "A command pipes a download into a shell, or deletes a home.",
  source: "lint.md §4.5, §4.6; security.md JU-2",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => source.documents.flatMap(factsOf),
  message: ({ command, does }) =>
    does === "runs"
      ? `${command} runs whatever the server sends. Pin and check it.`
      : `${command} deletes a home. Name the folder that is meant.`,
});

function factsOf({ path, text }: MarkdownDocument): readonly CommandFact[] {
  if (!POSSIBLE.test(text)) return [];
  return toMarkdownLines(toTextLines(text)).flatMap((line, index) =>
    [findDownload(line), findDeletion(line)].flatMap((found) =>
      found === null ? [] : [{ path, line: index + 1, ...found }],
    ),
  );
}

type Found = Pick<CommandFact, "column" | "command" | "does">;

/** Split at the pipes, so that a line of any length is read once. */
function findDownload({ text }: MarkdownLine): Found | null {
  const start = DOWNLOAD.exec(text)?.index;
  if (start === undefined) return null;
  let end = 0;
  let from: number | null = null;
  for (const part of text.split("|")) {
    const shell = from === null ? null : SHELL.exec(part);
    if (from !== null && shell !== null) {
      return toFound(text, { start: from, end: end + shell[0].length, does: "runs" });
    }
    const download: number = part.search(DOWNLOAD);
    from = download === -1 ? null : end + download;
    end += part.length + 1;
  }
  const substituted = SUBSTITUTED.exec(text);
  if (substituted === null) return null;
  const close = text.indexOf(")", substituted.index);
  const stop = close === -1 ? text.length : close + 1;
  return toFound(text, { start: substituted.index, end: stop, does: "runs" });
}

function findDeletion({ text }: MarkdownLine): Found | null {
  const found = DELETION.exec(text);
  if (found === null || !RECURSIVE.test(found[0])) return null;
  const end = found.index + found[0].length;
  return toFound(text, { start: found.index, end, does: "deletes" });
}

function toFound(
  text: string,
  {
    start,
    end,
    does,
  }: { readonly start: number; readonly end: number; readonly does: Found["does"] },
): Found {
  return { column: start + 1, command: toShownText(text.slice(start, end)), does };
}
