import type { Place } from "./front-matter.ts";

/**
 * A path that a suite names: `from` a folder to copy, `text` a `{file: …}` or a script, `subagent` a definition file, `skill` the
 * folder under test.
 */
export interface NamedPath {
  readonly kind: "from" | "text" | "subagent" | "skill";
  /** Relative to the root. */
  readonly path: string;
  readonly place: Place;
  readonly key: string;
}

/** A comment of the file. */
export interface WrittenComment extends Place {
  /** From its # on. */
  readonly text: string;
  /**
   * First and last line of the key or list item that it stands above, 1-based; of a comment above all keys the whole
   * file, of one behind a value its own line.
   */
  readonly first: number;
  readonly last: number;
}

/** Keys and indices from the top of the file. */
export type WrittenPath = readonly (string | number)[];

/** A suite as its author wrote it: what a `Suite`, filled with defaults, no longer shows. */
export interface WrittenSuite {
  /** Undefined where nothing is written. */
  readonly valueAt: (path: WrittenPath) => unknown;
  /** Keys of the map there, in written order. */
  readonly keysAt: (path: WrittenPath) => readonly string[];
  /** Where a value begins; of one that is not there, its nearest parent's. */
  readonly placeOf: (path: WrittenPath) => Place;
  /** Where the key in front of it begins; in a list that is the value itself. */
  readonly placeOfKey: (path: WrittenPath) => Place;
  readonly namedPaths: readonly NamedPath[];
  readonly comments: readonly WrittenComment[];
}
