/**
 * What a stand-in answers: `.<command>.json` beside its shim, written by `src/host/stand-in-folder.ts` from the `fakes` of a suite.
 * All of it is checked before it is written; here it is believed.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a command prints, exits with and leaves behind. */
export interface CommandAnswer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number;
  /** Path below the caller's folder → text. */
  readonly writes: readonly (readonly [path: string, text: string])[];
}

/** What a server says. */
export interface UrlAnswer {
  readonly body: string;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A pattern in RE2 syntax and its answers: the n-th call takes the n-th, the last repeats. */
export interface Rule<Answer> {
  readonly pattern: string;
  readonly answers: readonly Answer[];
}

/** How a pattern is held against a text: the whole of it, its start, anywhere in it. */
export type Match = "exact" | "prefix" | "search";

/** Fields of a repository, as `gh repo view --json` names them. */
export type Repository = Readonly<Record<string, unknown>>;

/** One stand-in; the script of an own one lies in `.scripts/<command>`. */
export type Fixture = { readonly command: string } & (
  | { readonly kind: "script" }
  | {
      readonly kind: "described";
      readonly match: Match;
      readonly commands: readonly Rule<CommandAnswer>[];
      readonly repos: readonly (readonly [name: string, fields: Repository])[] | null;
      readonly urls: readonly Rule<UrlAnswer>[] | null;
    }
);

export type Described = Extract<Fixture, { readonly kind: "described" }>;

/** Reads the fixture of a command. Throws when there is none. */
export function readFixture(folder: string, command: string): Fixture {
  return JSON.parse(readFileSync(join(folder, `.${command}.json`), "utf8")) as Fixture;
}
