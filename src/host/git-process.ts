import { devNull } from "node:os";
import { execa } from "execa";
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

/** Runs git once: arguments as a list, no shell, nothing of GIT_* from outside. */
export async function askGit(call: GitCall): Promise<GitAnswer> {
  const result = await execa(findGit(), toGitArgs(call.place, call.args), {
    env: {
      ...toGitEnvironment(call.userSettings ?? false),
      ...toSettingsEnvironment(call.settings ?? []),
    },
    extendEnv: false,
    encoding: "buffer",
    stripFinalNewline: false,
    stdin: "ignore",
    reject: false,
    maxBuffer: ANSWER_BYTES,
    ...(call.timeoutMs === undefined ? {} : { timeout: call.timeoutMs }),
  });
  if (!result.failed) return { kind: "done", stdout: result.stdout };
  const said = new TextDecoder().decode(result.stderr ?? new Uint8Array()).trim();
  const reason = result.timedOut
    ? `took longer than ${call.timeoutMs} ms`
    : said || result.shortMessage;
  return { kind: "failed", reason: `git ${call.args[0]}: ${reason}` };
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
