import type { AgentPlace } from "./agent.ts";

/** The folders and facts of a run whose agent brings its author's login. */
export type LoginPlace = Omit<AgentPlace, "access">;

/**
 * The author's own login in place of a key (agents.md AG-18): where it lies, and which hosts it is for. The names come
 * from the CLIs themselves; no real login was tried.
 */
export interface AgentLogin {
  /** Its one credential file, below the home of the author and of the run alike. */
  readonly file: string;
  /** Variable that may name another folder in which it lies, and its path there. */
  readonly elsewhere: { readonly variable: string; readonly file: string };
  /** Variable that may hold a token in the file's place, or null. */
  readonly tokenVariable: string | null;
  /** Exact names of the vendor's hosts: its models, and where the login is refreshed. */
  readonly hosts: readonly string[];
  readonly environment: (place: LoginPlace) => Readonly<Record<string, string>>;
  /** Files of its home that must be there beside the login. */
  readonly homeFiles: (place: LoginPlace) => Readonly<Record<string, string>>;
}
