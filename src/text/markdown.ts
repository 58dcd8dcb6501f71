import { breakCommands } from "./commands.ts";
import { cutWithCount } from "./cut.ts";
import { excerpt, toLine } from "./excerpt.ts";
import { toVisibleEscape } from "./invisible.ts";
import type { Markdown } from "./safe.ts";

/**
 * Untrusted text on its way into Markdown. The order is that of reporting.md §4.7: terminal sequences
 * out, secrets out, invisible characters shown, cut, escaped, neutralised. Secrets are taken out of the
 * whole report before (redact-deep.ts), so that no cut can split one.
 */

/** Longest name or cell (reporting.md §4.7). */
export const CELL_CHARACTERS = 60;
/** Longest cell of an event table. */
export const EVENT_CHARACTERS = 46;
/** Longest line inside a fence (security.md CO-1). */
const LINE_CHARACTERS = 500;

const ZERO_WIDTH_SPACE = "\u200b";
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function toEntity(character: string): string {
  return ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
}

/**
 * Breaks what GitHub turns into a mention, a reference, a link or an emoji after Markdown was parsed,
 * where entities no longer help. `#` gets a space on either side: before it against `owner/repo#1`,
 * behind it against `#1`.
 */
function breakReferences(line: string): string {
  return line
    .replace(/@/g, `@${ZERO_WIDTH_SPACE}`)
    .replace(/#(?=[0-9])/g, `${ZERO_WIDTH_SPACE}#${ZERO_WIDTH_SPACE}`)
    .replace(/\bGH-(?=[0-9])/gi, `$&${ZERO_WIDTH_SPACE}`)
    .replace(/\b[0-9a-f]{7,64}\b/gi, (digits) =>
      digits.replace(/.{6}(?!$)/g, `$&${ZERO_WIDTH_SPACE}`),
    )
    .replace(/:(?=\/\/)/g, `:${ZERO_WIDTH_SPACE}`)
    .replace(/(?<=www)\./gi, `${ZERO_WIDTH_SPACE}.`)
    .replace(/:(?=[a-z+-][a-z0-9_+-]{0,63}:)/gi, `:${ZERO_WIDTH_SPACE}`);
}

/** Entities mean the same in Markdown, in a table cell and inside `<summary>`; backslashes do not. */
function escapeInside(part: string): string {
  return breakReferences(part).replace(
    /[&<>`*[\]()!|#~$\\]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g,
    toEntity,
  );
}

/** The same at the start of a line, where more characters mean something. */
function escapeLine(line: string): string {
  return escapeInside(line)
    .replace(/^[-+=/:]/, toEntity)
    .replace(
      /^([0-9]{1,9})([.)])(?=\s|$)/,
      (_all, digits: string, mark: string) => digits + toEntity(mark),
    );
}

/**
 * One line of untrusted text in prose, in a table cell or inside `<summary>`: inert, readable, at most
 * `limit` code points (60 unless said). Empty text becomes `(empty)`.
 */
export function plain(text: string, limit: number = CELL_CHARACTERS): Markdown {
  const line = toLine(text, limit);
  return (line === "" ? "(empty)" : escapeLine(line)) as Markdown;
}

/** As `plain`, as code; for `<summary>`, where Markdown is not parsed. */
export function htmlCode(text: string, limit: number = CELL_CHARACTERS): Markdown {
  return `<code>${plain(text, limit)}</code>` as Markdown;
}

/**
 * One line of untrusted text as inline code, in prose or in a table cell. Characters that would end a
 * code span or a cell, or start a workflow command in a log, are shown by `<code>` and entities instead.
 */
export function code(text: string, limit: number = CELL_CHARACTERS): Markdown {
  const line = toLine(text, limit);
  const spans = /^[^`|\\<>&]+$/.test(line) && !line.includes("##[");
  return spans ? (`\`${line}\`` as Markdown) : htmlCode(text, limit);
}

/** Longest sentence: a reason, a problem, a message of a rule. */
const PROSE_CHARACTERS = 300;

/**
 * A sentence of ours that quotes untrusted text, as rules, checks and readers write them: what stands
 * between backticks becomes inline code, the rest is `plain`. A sentence with an odd backtick has none.
 */
export function prose(text: string, limit: number = PROSE_CHARACTERS): Markdown {
  const line = toLine(text, limit);
  const parts = line.split("`");
  if (parts.length < 3 || parts.length % 2 === 0) return plain(text, limit);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return code(part, limit);
      return index === 0 ? escapeLine(part) : escapeInside(part);
    })
    .join("") as Markdown;
}

/** Languages a fence of ours may name. */
export type FenceLanguage = "text" | "diff" | "json" | "yaml";

/** Comment delimiters and lines that look like a command, of ours or of the runner, are shown and do not act (CO-3, CO-7, EV-15). */
function disarm(line: string): string {
  return breakCommands(line)
    .replace(/<(?=!--)/g, toVisibleEscape)
    .replace(/(?<=--!?)>/g, toVisibleEscape)
    .replace(/^(\s*)\/(?=skillcheck)/i, (_all, indent: string) => indent + toVisibleEscape("/"));
}

/**
 * Untrusted text of several lines as a fenced block, longer than any run of backticks inside (at least
 * 4). At most `limit` code points in all and 500 a line; what is left out is counted in words. Nothing
 * invisible is put in.
 */
export function fence(text: string, language: FenceLanguage, limit: number): Markdown {
  const lines = excerpt(text, limit)
    .split("\n")
    .map((line) => disarm(cutWithCount(line, LINE_CHARACTERS)));
  const longest = lines.reduce(
    (most, line) =>
      (line.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), most),
    3,
  );
  const mark = "`".repeat(longest + 1);
  return `${mark}${language}\n${lines.join("\n")}\n${mark}` as Markdown;
}
