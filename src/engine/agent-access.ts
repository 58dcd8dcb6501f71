import type { Agent, ModelAccess } from "../agents/agent.ts";
import type { AgentLogin } from "../agents/login.ts";
import type { Gateway } from "../model/gateway.ts";
import type { RunFolders } from "../model/machine.ts";
import type { OpenedLogin } from "./own-login.ts";

type Environment = Readonly<Record<string, string>>;

/** How a run's agent reaches its model, and hosts beside it. */
export type AgentAccess =
  /** It has a service of its own, or none. */
  | { readonly kind: "none" }
  | {
      readonly kind: "key";
      readonly model: ModelAccess;
      /** Address of the proxy to `extra_hosts`, null without any. */
      readonly proxy: string | null;
    }
  | {
      readonly kind: "login";
      readonly login: AgentLogin;
      readonly opened: OpenedLogin;
      /** Address of the proxy to the vendor's hosts. */
      readonly proxy: string;
    };

/** Of an agent that asks no model of ours. */
export const NO_ACCESS: AgentAccess = { kind: "none" };

/** Milliseconds until a host of a tunnel is reached. */
export const CONNECT_MS = 20_000;

/** How a run's agent reaches its model: through the gateway, with a key that opens nothing else, or with its author's login. */
export interface OpenAccess {
  readonly gateway: Gateway;
  readonly access: AgentAccess;
  /** Socket to bind into the cage; null without a cage. */
  readonly socket: string | null;
}

/** What of an agent's environment and home depends on its access. */
export interface AgentOutfit {
  readonly environment: Environment;
  readonly homeFiles: Environment;
}

/** What is known of the agent and of its run. */
interface Wearer {
  readonly agent: Pick<Agent, "environment" | "homeFiles">;
  readonly access: AgentAccess;
  readonly machine: { readonly isRoot: boolean };
}

/** Everything that an agent gets for its way to the model: with a key that of its adapter, with a login the login. */
export function toOutfit(wearer: Wearer, { home }: RunFolders, model: string): AgentOutfit {
  const { agent, access, machine } = wearer;
  const place = { home, isRoot: machine.isRoot, model };
  if (access.kind === "none") return { environment: {}, homeFiles: {} };
  if (access.kind === "key") {
    const own = { ...place, access: access.model };
    return {
      environment: { ...agent.environment(own), ...toProxyVariables(access.proxy) },
      homeFiles: agent.homeFiles(own),
    };
  }
  const { login, opened, proxy } = access;
  return {
    environment: {
      ...login.environment(place),
      ...opened.environment,
      ...toProxyVariables(proxy),
    },
    homeFiles: { ...login.homeFiles(place), ...opened.homeFiles },
  };
}

/** Where programs look for a proxy. The model itself is on this address too and needs none. */
function toProxyVariables(proxy: string | null): Environment {
  if (proxy === null) return {};
  const direct = "127.0.0.1,localhost";
  return {
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    NO_PROXY: direct,
    no_proxy: direct,
  };
}
