import { type ExecFileException, execFile } from "node:child_process";
import { devNull } from "node:os";
import { findGit } from "./find-outside.ts";

/** Variables of the caller that git needs to be found and to reach a server through a proxy. */
const INHERITED = [
  "PATH",
  "PATHEXT",
  "SYSTEMROOT",
  "TMPDIR",
  "TEMP",
  "TMP",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
];

/** Settings that switch off everything a repository could make git run or reach (security.md EV-9). */
const SETTINGS = [
  `core.hooksPath=${devNull}`,
  "core.fsmonitor=false",
  "core.quotePath=false",
  "core.attributesFile=",
  "submodule.recurse=false",
  "credential.helper=",
  "protocol.allow=never",
  "gc.auto=0",
  "maintenance.auto=false",
  // Containers run as another user than the one who checked out; nothing of the repository is executed here.
  "safe.directory=*",
];

/** Largest answer of one git command, in bytes: a tree of a million files. */
const ANSWER_BYTES = 256 * 1024 * 1024;

/** Where git looks: a repository without its work tree, or any folder of a work tree. */
export type GitPlace = { readonly gitDirectory: string } | { readonly workTree: string };

export interface GitCall {
  readonly place: GitPlace;
  readonly args: readonly string[];
  /** Further settings; they travel in the environment, where other users of the machine cannot read them. */
  readonly settings?: readonly (readonly [name: string, value: string])[];
  /** Reads the user's own git settings too: his ignore file. */
  readonly userSettings?: boolean;
  /** Milliseconds; none by default, reading is quick. */
  readonly timeoutMs?: number;
}

export type GitAnswer =
  | { readonly kind: "done"; readonly stdout: Uint8Array }
  | { readonly kind: "failed"; readonly reason: string };

/**
 * Runs git once: arguments as a list, no shell, nothing of GIT_* from outside. By Node's own `execFile`: every
 * command asks git several times before it does anything, and to load and use execa here took 50 ms of it.
 */
export function askGit(call: GitCall): Promise<GitAnswer> {
  const options = {
    env: {
      ...toGitEnvironment(call.userSettings ?? false),
      ...toSettingsEnvironment(call.settings ?? []),
    },
    encoding: "buffer",
    maxBuffer: ANSWER_BYTES,
    timeout: call.timeoutMs ?? 0,
    windowsHide: true,
  } as const;
  const args = toGitArgs(call.place, call.args);
  return new Promise((resolve) => {
    const fail = (reason: string) =>
      resolve({ kind: "failed", reason: `git ${call.args[0]}: ${reason}` });
    try {
      const child = execFile(findGit(), args, options, (error, stdout, stderr) => {
        if (error === null) resolve({ kind: "done", stdout });
        else fail(toReason(error, stderr, call));
      });
      // Git never waits for input of ours.
      child.stdin?.end();
    } catch (error) {
      // An argument that no process can be given, such as one with a NUL.
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}

/** What git said of its failure, else how it ended. */
function toReason(
  { killed, signal, code, message }: ExecFileException,
  stderr: Uint8Array,
  { timeoutMs }: GitCall,
): string {
  if (killed === true && signal === "SIGTERM" && timeoutMs !== undefined) {
    return `took longer than ${timeoutMs} ms`;
  }
  const said = new TextDecoder().decode(stderr).trim();
  if (said !== "") return said;
  return typeof code === "number" ? `ended with exit code ${code}` : message;
}

/** Arguments of a git command at a place. */
export function toGitArgs(place: GitPlace, args: readonly string[]): readonly string[] {
  const where =
    "gitDirectory" in place ? [`--git-dir=${place.gitDirectory}`] : ["-C", place.workTree];
  return [...where, ...SETTINGS.flatMap((setting) => ["-c", setting]), ...args];
}

/** Environment of a git command; a user's settings are left out unless asked for. */
export function toGitEnvironment(userSettings: boolean): Record<string, string> {
  const inherited = userSettings
    ? [...INHERITED, "HOME", "USERPROFILE", "XDG_CONFIG_HOME"]
    : INHERITED;
  const environment = Object.fromEntries(
    inherited.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    ...environment,
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_ATTR_NOSYSTEM: "1",
    ...(userSettings ? {} : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: devNull }),
  };
}

function toSettingsEnvironment(
  settings: readonly (readonly [name: string, value: string])[],
): Record<string, string> {
  const pairs = settings.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(pairs) };
}
