import type { Agent } from "../agents/agent.ts";
import { AGENTS } from "../agents/index.ts";
import type { AgentLogin } from "../agents/login.ts";
import type { Provider } from "../agents/provider.ts";
import type { Upstream } from "../engine/live-settings.ts";
import type { OwnLogin } from "../engine/own-login.ts";
import type { Config } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import type { LiveIsolation } from "../model/isolation.ts";
import { UsageError } from "../model/usage-error.ts";
import type { Redactor } from "../text/redactor.ts";
import { openRedactor } from "./growing-redactor.ts";
import { toKnownSecrets } from "./known-secrets.ts";
import { openOwnLogin } from "./own-login.ts";

/** An agent that is ready to be started. */
export interface ReadyAgent {
  readonly agent: Agent;
  readonly program: string;
  readonly version: string | null;
  readonly isolation: LiveIsolation;
  readonly upstream: Upstream | OwnLogin;
  readonly variables: Readonly<Record<string, string>>;
  /** Knows what no recording may show: the provider's key or the login, and the known secrets of our environment. */
  readonly redactor: Redactor;
}

/** Who pays for an agent's model: whoever's key the provider wants, or the author's login. */
export type Payment = Provider | "own-login";

/** An agent that is to be started. */
export interface WantedAgent {
  readonly agent: Agent;
  readonly payment: Payment;
  /** Its program, what that prints of its version, or null, and where it runs. */
  readonly find: () => Promise<{
    readonly program: string;
    readonly printed: string | null;
    readonly isolation: LiveIsolation;
  }>;
}

/**
 * Takes the key of an agent's provider from our environment (security.md SB-6), then asks the agent for its version. Throws
 * UsageError where there is no key, or where its address has not the provider's form.
 */
export async function readyAgent(
  desk: Desk,
  config: Config,
  { agent, payment, find }: WantedAgent,
): Promise<ReadyAgent> {
  const settings = config.agentSettings.get(agent.name);
  // Without a cage the agent runs as our own user and can read our environment, whatever its own holds.
  const redactor = openRedactor(toKnownSecrets(desk.environment));
  const upstream =
    payment === "own-login"
      ? openOwnLogin(desk, requireLogin(agent), redactor)
      : readUpstream(desk.environment, payment, agent);
  if (upstream.provider !== null) redactor.add([upstream.key]);
  const { program, printed, isolation } = await find();
  return {
    agent,
    program,
    isolation,
    version: printed === null ? null : agent.readVersion(printed),
    upstream,
    variables: Object.fromEntries(settings?.env ?? []),
    redactor,
  };
}

/** How an agent uses its author's login. Throws UsageError where none is known. */
export function requireLogin({ name, login }: Agent): AgentLogin {
  if (login !== undefined) return login;
  const known = AGENTS.filter((agent) => agent.login !== undefined).map((agent) => agent.name);
  throw new UsageError(
    `--login own: no own login is known for ${name}, only for ${known.join(", ")}; set a key, or choose with --agent`,
  );
}

function readUpstream(
  environment: Desk["environment"],
  provider: Provider,
  { name: agent, login }: Agent,
): Upstream {
  const { keyVariables, addressVariable, basePath } = provider;
  const name = keyVariables.find((variable) => (environment[variable] ?? "") !== "");
  const key = name === undefined ? undefined : environment[name];
  if (name === undefined || key === undefined) {
    const other =
      login === undefined
        ? ""
        : ", or add --login own --max-runs N to use your own login at a desk";
    throw new UsageError(
      `${agent} needs a key: set ${keyVariables.join(" or ")} in the environment${other}`,
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
