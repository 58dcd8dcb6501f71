/** Sessions are remembered in the config folder, as claude does it: a resumed turn is another process. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a later turn must know of the earlier ones. */
export interface Session {
  readonly id: string;
  /** The folder of the first turn; from another one claude does not find the session. */
  readonly cwd: string;
  /** Place of the case in the scenario. */
  readonly caseIndex: number;
  /** Turns begun so far. */
  readonly turns: number;
  /** Model answers so far, subagents' included: 332 reports money for the whole session. */
  readonly calls: number;
  /** Ids handed out so far. */
  readonly ids: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function sessionFile(env: Environment, id: string): string {
  const config = env["CLAUDE_CONFIG_DIR"] ?? join(env["HOME"] ?? "/", ".claude");
  return join(config, "skillcheck-sessions", `${id}.json`);
}

/** Reads a session; undefined when there is none of that id in this folder. */
export function loadSession(env: Environment, id: string, cwd: string): Session | undefined {
  // The id comes from a command line: a path in it must not lead elsewhere.
  if (!/^[0-9a-zA-Z-]+$/.test(id)) return undefined;
  try {
    const session = JSON.parse(readFileSync(sessionFile(env, id), "utf8")) as Session;
    return session.cwd === cwd ? session : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a session. */
export function saveSession(env: Environment, session: Session): void {
  const file = sessionFile(env, session.id);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(session));
}
