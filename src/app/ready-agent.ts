import type { Agent } from "../agents/agent.ts";
import { AGENTS } from "../agents/index.ts";
import type { AgentLogin } from "../agents/login.ts";
import type { Provider } from "../agents/provider.ts";
import type { Upstream } from "../engine/live-settings.ts";
import type { OwnLogin } from "../engine/own-login.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import type { ProcessResult } from "../model/machine.ts";
import { UsageError } from "../model/usage-error.ts";
import { toVersionWords } from "./choose-agents.ts";
import { type GrowingRedactor, openRedactor } from "./growing-redactor.ts";
import { toKnownSecrets } from "./known-secrets.ts";
import { openOwnLogin } from "./own-login.ts";
import { readToldVersion } from "./read-told-version.ts";

/** An agent that is ready to be started. */
export interface ReadyAgent {
  readonly agent: Agent;
  readonly program: string;
  readonly version: string | null;
  /** What its version is worth to be told with, or null where it was tested. */
  readonly remark: string | null;
  readonly isolation: LiveIsolation;
  /** Null for an agent with a service of its own. */
  readonly upstream: Upstream | OwnLogin | null;
  readonly variables: Readonly<Record<string, string>>;
  /** Knows what no recording may show: the provider's key or the login, and the known secrets of our environment. */
  readonly redactor: GrowingRedactor;
}

/** The agent, or why it is not there. */
type Readied =
  | ({ readonly kind: "ready" } & ReadyAgent)
  | { readonly kind: "missing"; readonly words: string };

/** Who pays for an agent's model: whoever's key the provider wants, or the author's login; null where it has a service of its own. */
export type Payment = Provider | "own-login" | null;

/** An agent that is to be started. */
export interface WantedAgent {
  readonly agent: Agent;
  readonly payment: Payment;
  /** Its program, what that gave when it was asked for its version (null where it was not asked), and where it runs. */
  readonly find: () => Promise<
    | {
        readonly kind: "found";
        readonly program: string;
        readonly answer: ProcessResult | null;
        readonly isolation: LiveIsolation;
      }
    | { readonly kind: "missing"; readonly words: string }
  >;
}

/**
 * Takes the key of an agent's provider from our environment (security.md SB-6), then asks the agent for its version. Throws
 * UsageError where there is no key, or where its address has not the provider's form.
 */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, payment, find }: WantedAgent,
): Promise<Readied> {
  const settings = config.agentSettings.get(agent.name);
  // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
  const redactor = openRedactor(toKnownSecrets(desk.environment));
  const upstream = openUpstream(desk, { agent, payment }, redactor);
  const own = readOwnKey(desk.environment, agent);
  redactor.add(Object.values(own));
  const found = await find();
  if (found.kind === "missing") return found;
  const { program, answer, isolation } = found;
  const told = answer === null ? null : readToldVersion(agent, answer);
  return {
    kind: "ready",
    agent,
    program,
    isolation,
    version: told?.version ?? null,
    // Of one that was not asked, what it is stands in the settings.
    remark: told === null ? null : toVersionWords(agent, told),
    upstream,
    variables: { ...Object.fromEntries(settings?.env ?? []), ...own },
    redactor,
  };
}

function openUpstream(
  desk: Desk,
  { agent, payment }: Pick<WantedAgent, "agent" | "payment">,
  redactor: GrowingRedactor,
): Upstream | OwnLogin | null {
  if (payment === null) return null;
  if (payment === "own-login") return openOwnLogin(desk, requireLogin(agent), redactor);
  const upstream = readUpstream(desk.environment, payment, agent);
  redactor.add([upstream.key]);
  return upstream;
}

/** The key that an agent with a service of its own gets as it is. */
function readOwnKey(
  environment: Desk["environment"],
  { name, ownKey }: Agent,
): Readonly<Record<string, string>> {
  if (ownKey === undefined) return {};
  const key = environment[ownKey] ?? "";
  if (key === "") throw new UsageError(`${name} needs a key: set ${ownKey} in the environment`);
  return { [ownKey]: key };
}

/** How an agent uses its author's login. Throws UsageError where none is known. */
export function requireLogin({ name, login }: Agent): AgentLogin {
  if (login !== undefined) return login;
  const known = AGENTS.filter((agent) => agent.login !== undefined).map((agent) => agent.name);
  throw new UsageError(
    `--login own: no own login is known for ${name}, only for ${known.join(", ")}; set a key, or choose with --agent`,
  );
}

/** Key and address of a provider from our environment, for `whom`. Throws UsageError where there is none, or no usable one. */
export function readUpstream(
  environment: Desk["environment"],
  provider: Provider,
  { name: whom, login }: { readonly name: string; readonly login?: AgentLogin | undefined },
): Upstream {
  const { keyVariables, addressVariable, basePath } = provider;
  const name = keyVariables.find((variable) => (environment[variable] ?? "") !== "");
  const key = name === undefined ? undefined : environment[name];
  if (name === undefined || key === undefined) {
    const other =
      login === undefined
        ? ""
        : ", or record with --login own --max-runs N to use your own login at a desk";
    throw new UsageError(
      `${whom} needs a key: set ${keyVariables.join(" or ")} in the environment${other}`,
    );
  }
  const address = (toAddress(environment, provider) ?? provider.address).replace(/\/+$/, "");
  if (!/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(address) || !address.endsWith(basePath)) {
    const end = basePath === "" ? "" : `, ending in ${basePath}`;
    throw new UsageError(
      `${addressVariable} is not an http or https address without user and password${end}`,
    );
  }
  const keyHeader = name.endsWith("_AUTH_TOKEN") ? "bearer" : "own";
  return { provider, address, key, keyHeader };
}

/** The address that our environment gives a provider in place of its own, or null. */
export function toAddress(
  environment: Desk["environment"],
  { addressVariable }: Provider,
): string | null {
  return environment[addressVariable] || null;
}
