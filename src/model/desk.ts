import type { Sha256 } from "./digest.ts";
import type { FixWriter } from "./file-fix.ts";
import type { LintOnThreads } from "./lint-job.ts";
import type { Machine } from "./machine.ts";
import type { Clock, Evaluate, Files, Git, Store } from "./ports.ts";

/** A resource that this process holds, or who holds it, in words. */
export type ResourceLock =
  | { readonly kind: "locked"; readonly release: () => Promise<void> }
  | { readonly kind: "taken"; readonly by: string };

/** A repository of skills on this machine: the folder that settings, store and skills are relative to. */
export interface OpenRoot {
  /** Absolute path. */
  readonly path: string;
  /** As people on the command line see it: relative to the current folder, "." for itself. */
  readonly label: string;
  /** The files as they are now, without those of roots below it. */
  readonly files: Files;
  /** Its repository seen from the root, or null without git. */
  readonly git: Git | null;
  /** What is told of the root where it has no `git`; null where it has. */
  readonly whyNoGit: string | null;
  readonly store: (folder: string) => Store;
  /** Takes a resource for this process alone, among all that use the store (suite.md §2 `exclusive`). */
  readonly lock: (storeFolder: string, resource: string) => Promise<ResourceLock>;
  /** Folders below the root that were named on the command line, "." for all of it; empty = skills were named. */
  readonly within: readonly string[];
  /**
   * Where the file that a path names lies here, relative to the root: as written, then where its link
   * leads; nothing for a folder. Throws when the path is not there.
   */
  readonly findNamedFile: (path: string) => readonly string[];
  /** Null where threads are of no use, or would not see the files as they are here. */
  readonly lintOnThreads: LintOnThreads | null;
  /** What `lint --fix` writes with. Loaded when it is wanted. */
  readonly openFixWriter: () => Promise<FixWriter>;
  /** Skills that were named instead of a folder, beside those of the folders. */
  readonly names: readonly string[];
}

/** This machine, as the command line needs it; opened by host, replaced in tests by folders. */
export interface Desk {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly clock: Clock;
  readonly evaluate: Evaluate;
  readonly sha256: Sha256;
  /** What live runs need of this machine; the same one each time. Loaded when it is first wanted: replaying needs none of it. */
  readonly openMachine: () => Promise<Machine>;
  /** Ends what the machine still runs, if it was opened. */
  readonly closeMachine: () => Promise<void>;
  /**
   * Leaves word of what the command has done so far, in lines for a person, in place of an earlier word: it is asked for when
   * the command was interrupted, once the machine is closed.
   */
  readonly leaveWord: (toLines: () => Promise<readonly string[]>) => void;
  /** Lines of the word that was left; none where nobody left one, and none after 5 s. Never rejects. */
  readonly lastWords: () => Promise<readonly string[]>;
  /** Whether a person can be asked. */
  readonly isTerminal: boolean;
  /** Waits for a yes. */
  readonly ask: (question: string) => Promise<boolean>;
  /** One line of progress; never on stdout. */
  readonly log: (line: string) => void;
  /**
   * Every root at or below the paths named, nearest settings file upwards first (suite.md §1). A word
   * that is no path is the name of a skill of the root here.
   */
  readonly openRoots: (paths: readonly string[]) => Promise<readonly OpenRoot[]>;
  /** Absolute paths of a program, by path or on PATH in its order; empty when there is none. */
  readonly findPrograms: (name: string) => Promise<readonly string[]>;
  /** Whether a program, links followed, lies in the repository that holds a folder; both absolute. */
  readonly isInRepository: (program: string, folder: string) => Promise<boolean>;
  /** Credential files of the author; touched only where the command line says so (security.md SB-16). */
  readonly logins: {
    /** Text of a plain file of at most so many bytes, links followed, or why there is none. Never rejects. */
    readonly read: (
      path: string,
      limit: number,
    ) => Promise<
      | { readonly kind: "file"; readonly text: string }
      | { readonly kind: "missing" }
      | { readonly kind: "refused"; readonly reason: string }
    >;
    /**
     * Puts another text in the place of one, whole or not at all, for its owner alone to read; false where another
     * stands there by now. Never rejects: a sentence where it could not be written.
     */
    readonly replace: (path: string, before: string, after: string) => Promise<boolean | string>;
  };
  /** Everything that comes on stdin; null for more than so many bytes. */
  readonly readStdin: (limit: number) => Promise<Uint8Array | null>;
  /** Absolute path of a file that is or would be there, links of its folders followed. Throws UsageError for anything else. */
  readonly placeOfFile: (path: string) => string;
  /** Writes a file that was asked for; relative paths start at the current folder. */
  readonly writeFile: (path: string, text: string) => Promise<void>;
  /** Starts the bundle of the stand-ins with these arguments and waits; the demo's own exit code. */
  readonly startDemo: (args: readonly string[]) => Promise<{
    readonly exitCode: number;
    readonly stdout: string;
  }>;
}
