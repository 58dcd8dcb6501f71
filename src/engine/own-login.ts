import type { AgentLogin } from "../agents/login.ts";
import type { OpenWorkspace } from "../model/machine.ts";

/** The author's own login in the place of a provider and its key (security.md SB-16). */
export interface OwnLogin {
  /** Nobody whose key is ours. */
  readonly provider: null;
  readonly login: AgentLogin;
  /** Reads it anew for a run: an earlier one may have refreshed it. */
  readonly open: () => Promise<OpenedLogin | { readonly kind: "failed"; readonly reason: string }>;
}

/** A login as one run gets it. */
export interface OpenedLogin {
  readonly kind: "opened";
  /** Its file by its path below the run's home; empty where a variable holds a token. */
  readonly homeFiles: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Takes what the agent left of the file, null where it left none: its tokens become known secrets, and after a run
   * that went well a refreshed login goes back to the author. Why it did not, as a sentence, or null.
   */
  readonly settle: (text: string | null, wentWell: boolean) => Promise<string | null>;
}

/** Longest credential file that is read or taken back. */
export const LOGIN_BYTES = 64 * 1024;

/** A program that lasts longer than this hangs. */
const READ_MS = 10_000;

/** Prints a plain file: neither it nor its folder may be a link. */
const READ = '[ -f "$1" ] && [ ! -L "$1" ] && [ ! -L "$2" ] && exec /bin/cat -- "$1"';

/**
 * Reads what the agent left of its login, by a process of the run: in a cage the home is not visible from outside. Null
 * where there is no plain file, or a long one.
 */
export async function readLeftLogin(
  workspace: OpenWorkspace,
  environment: Readonly<Record<string, string>>,
  file: string,
): Promise<string | null> {
  const path = `${workspace.home}/${file}`;
  const read = await workspace.run({
    command: "/bin/sh",
    args: ["-c", READ, "sh", path, path.slice(0, path.lastIndexOf("/"))],
    environment,
    stdin: "",
    timeoutMs: READ_MS,
    outputBytes: LOGIN_BYTES,
  });
  const isRead = read.kind === "ended" && read.exit === 0 && read.ended === "by-itself";
  return isRead ? read.stdout : null;
}
