import type { AgentLogin } from "../agents/login.ts";
import { LOGIN_BYTES, type OpenedLogin, type OwnLogin } from "../engine/own-login.ts";
import type { Desk } from "../model/desk.ts";
import { UsageError } from "../model/usage-error.ts";
import { isRefreshedLogin } from "../text/is-refreshed-login.ts";
import { findLoginTokens } from "../text/login-tokens.ts";
import type { GrowingRedactor } from "./growing-redactor.ts";
import type { VerbCall } from "./verbs/verb.ts";

/** What every result says that was recorded so (security.md SB-16). */
export const OWN_LOGIN_WORDS = "own login: the agent could read it";

/**
 * Whether the command line asks for the author's own login (agents.md AG-18). Throws UsageError where it may not: on a
 * machine of a CI, without `--max-runs`, with a limit in money that nobody could keep. Nothing is read before.
 */
export function readLogin(call: VerbCall, desk: Desk): "own" | null {
  const text = call.text("login");
  if (text === null) return null;
  if (text !== "own") throw new UsageError(`--login ${text}: write own, or leave it out`);
  const ci = findCiVariable(desk);
  if (ci !== undefined) {
    throw new UsageError(
      `--login own: not where ${ci} is set: a login belongs to a person at a desk; set a key there`,
    );
  }
  if (call.text("max-cost") !== null) {
    throw new UsageError(
      "--login own: money is what the CLI says, so --max-cost cannot hold; --max-runs N bounds the runs",
    );
  }
  if (call.text("max-runs") === null) {
    throw new UsageError("--login own: add --max-runs N, the most runs that your account may pay");
  }
  return "own";
}

/** The variable that says that nobody sits at this machine, or undefined. */
export function findCiVariable({ environment }: Pick<Desk, "environment">): string | undefined {
  return ["CI", "GITHUB_ACTIONS"].find((name) => isSet(environment, name));
}

function isSet(environment: Desk["environment"], name: string): boolean {
  return (environment[name] ?? "") !== "";
}

/** Where the author's login of an agent lies, or the variable that holds it. */
export interface LoginPlace {
  readonly kind: "file" | "variable";
  /** Path or name; never a value. */
  readonly at: string;
}

/** Where it is looked for: a variable wins over the file. Throws UsageError where this machine has no home. */
export function toLoginPlace({ environment }: Desk, login: AgentLogin): LoginPlace {
  const { file, elsewhere, tokenVariable } = login;
  if (tokenVariable !== null && isSet(environment, tokenVariable)) {
    return { kind: "variable", at: tokenVariable };
  }
  const folder = environment[elsewhere.variable] ?? "";
  if (folder !== "") return { kind: "file", at: `${folder}/${elsewhere.file}` };
  if (!isSet(environment, "HOME")) throw new UsageError("--login own: HOME is not set");
  return { kind: "file", at: `${environment["HOME"]}/${file}` };
}

/** The author's login of an agent, for all runs of a command; its tokens become known secrets as they are read. */
export function openOwnLogin(desk: Desk, login: AgentLogin, redactor: GrowingRedactor): OwnLogin {
  const place = toLoginPlace(desk, login);
  return {
    provider: null,
    login,
    open: () =>
      place.kind === "variable"
        ? Promise.resolve(fromVariable(desk, place.at, redactor))
        : fromFile(desk, { file: login.file, path: place.at }, redactor),
  };
}

function fromVariable(desk: Desk, name: string, redactor: GrowingRedactor): OpenedLogin {
  const token = desk.environment[name] ?? "";
  redactor.add([token]);
  const settle = async () => null;
  return { kind: "opened", homeFiles: {}, environment: { [name]: token }, settle };
}

/** What a run left of its copy of a login. */
interface LeftLogin {
  readonly after: string | null;
  readonly wentWell: boolean;
}

async function fromFile(
  { logins }: Desk,
  { file, path }: { readonly file: string; readonly path: string },
  redactor: GrowingRedactor,
): ReturnType<OwnLogin["open"]> {
  const read = await logins.read(path, LOGIN_BYTES);
  if (read.kind !== "file") {
    const why = read.kind === "missing" ? "is not there" : `cannot be used: ${read.reason}`;
    return { kind: "failed", reason: `the login ${path} ${why}` };
  }
  const before = read.text;
  redactor.add(findLoginTokens(before));
  const settle: OpenedLogin["settle"] = async (after, wentWell) => {
    // Also of a run that failed: what it printed may hold a token that was new.
    if (after !== null) redactor.add(findLoginTokens(after));
    return after === before ? null : copyBack({ after, wentWell });
  };
  const copyBack = async (login: LeftLogin): Promise<string> => {
    if (!login.wentWell) {
      return `the run changed its copy of ${path}, which stays as it was; log in again if it works no more`;
    }
    if (login.after === null || !isRefreshedLogin(before, login.after)) {
      return `the login ${path} stays as it was: what the agent left is no refreshed form of it`;
    }
    const written = await logins.replace(path, before, login.after);
    if (written === true) return `the login was refreshed: copied back to ${path}`;
    const why = written === false ? "it was changed meanwhile" : written;
    return `the refreshed login was not copied back to ${path}: ${why}`;
  };
  return { kind: "opened", homeFiles: { [file]: before }, environment: {}, settle };
}
