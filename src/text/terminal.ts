import { breakCommands } from "./commands.ts";
import { cutCharacters, cutWithCount } from "./cut.ts";
import { excerpt, toLine } from "./excerpt.ts";
import type { Terminal } from "./safe.ts";

/** Longest line of a block on the terminal. */
const LINE_CHARACTERS = 500;

/** One line of untrusted text for a terminal or a log, at most `limit` code points (200 unless said). */
export function line(text: string, limit = 200): Terminal {
  return cutCharacters(breakCommands(toLine(text, limit)), limit) as Terminal;
}

/**
 * Untrusted text of several lines for a terminal or a log, each line behind a prefix of ours; at most
 * `limit` code points. What is left out is counted in words. Redact before.
 */
export function block(text: string, prefix: "" | "  " | "    " | "│ ", limit = 4000): Terminal {
  return excerpt(text, limit)
    .split("\n")
    .map((each) => prefix + breakCommands(cutWithCount(each, LINE_CHARACTERS)))
    .join("\n") as Terminal;
}

/** The values of a workflow command as the toolkit escapes them. */
export function commandData(text: string, limit = 300): Terminal {
  return line(text, limit).replaceAll("%", "%25") as Terminal;
}

/** The same for a property such as `file`, where colon and comma end the value. */
export function commandProperty(text: string): Terminal {
  return commandData(text, 1000).replaceAll(":", "%3A").replaceAll(",", "%2C") as Terminal;
}
