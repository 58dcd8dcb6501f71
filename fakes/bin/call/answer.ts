/** What every stand-in works with: a call comes in, an answer goes out, and only then something happens. */

import type { CallLog } from "./call-log.ts";
import type { Described } from "./fixture.ts";

/** How a call ended, in the words of the log (formats.md §11). */
export type Status = "ok" | "error" | "refused" | "not-found" | "deleted";

/** A file that the command writes. */
export interface Write {
  readonly path: string;
  readonly text: string;
  /** `below`: below the caller's folder, whatever links lie there; `anywhere`: where the caller said, as `curl -o` does. */
  readonly scope: "below" | "anywhere";
  /** Whether missing folders are made. */
  readonly makeFolders: boolean;
}

/** Everything that follows from a call. Nothing has happened yet. */
export interface Answer {
  readonly status: Status;
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly writes: readonly Write[];
  /** Whether the real command would have read its stdin to the end. */
  readonly readsStdin: boolean;
}

/** One call of a stand-in that a suite describes. */
export interface Call {
  readonly argv: readonly string[];
  readonly fixture: Described;
  readonly log: CallLog;
}

/** A stand-in of `index.ts`. */
export type StandIn = (call: Call) => Promise<Answer>;

/** Exit code of a call that nobody described (formats.md §11). */
export const REFUSED = 64;

const SILENT: Answer = {
  status: "ok",
  exit: 0,
  stdout: "",
  stderr: "",
  writes: [],
  readsStdin: false,
};

/** An answer that is good unless said otherwise. */
export function toAnswer(more: Partial<Answer>): Answer {
  return { ...SILENT, ...more };
}

/** A call that nobody described: two lines on stderr, exit 64. */
export function refuse(command: string, why: string): Answer {
  const shown = why.length > 400 ? `${why.slice(0, 400)}…` : why;
  return toAnswer({
    status: "refused",
    exit: REFUSED,
    stderr: [
      `fake ${command}: ${shown.replaceAll("\n", " ")}`,
      `fake ${command}: refused; this stand-in answers only what the test describes (skillcheck)`,
      "",
    ].join("\n"),
  });
}

/** A text with a line end behind it; nothing stays nothing. */
export function withLineEnd(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

/** Whether an argument tells the command to read its stdin: `-`, `@-`, `--body-file=-`, `--password-stdin`. */
export function namesStdin(argv: readonly string[]): boolean {
  return argv.some((word) => /^-$|[@=]-$|stdin$/.test(word));
}
