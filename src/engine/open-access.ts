import type { Gateway, GatewayPlan, Opened } from "../model/gateway.ts";
import { MODEL_PORT, type RunFolders } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import { CONNECT_MS, type OpenAccess } from "./agent-access.ts";
import { type LiveSettings, toRunDecoys, type Upstream } from "./live-settings.ts";
import { priceUsage } from "./price-usage.ts";

/** Milliseconds until the provider's answer begins, and without any byte of one that has begun. */
const TIMEOUTS = { answerMs: 300_000, idleMs: 120_000 };
/** Longest time that the provider may ask a CLI to wait. */
const RETRY_AFTER_SECONDS = 30;

/** Opens the gateway of one run: the only one who has the real key (security.md SB-7). */
export async function openAccess(
  settings: LiveSettings,
  { test, inputs }: RunCall,
  { upstream, folders }: { readonly upstream: Upstream; readonly folders: RunFolders },
): Promise<Opened<OpenAccess>> {
  const { agent, isolation, extraHosts } = settings;
  const { provider } = upstream;
  const opened = await openGatewayTo(settings, upstream, {
    listen:
      isolation.kind === "none"
        ? { kind: "loopback" }
        : { kind: "socket", path: folders.modelSocket },
    clientKey: settings.clientKey,
    models: agent.models(inputs.model),
    purse: settings.purseOf(test),
    failures: agent.patience,
    tunnels: extraHosts.length === 0 ? null : { hosts: extraHosts, connectMs: CONNECT_MS },
    bodyBytes: settings.bodyBytes,
    watchWords: toRunDecoys(settings, folders).map(({ mark }) => mark),
  });
  if (opened.kind === "failed") return opened;
  const { address } = opened.gateway;
  const origin = address.kind === "loopback" ? address.url : `http://127.0.0.1:${MODEL_PORT}`;
  return {
    kind: "open",
    gateway: {
      gateway: opened.gateway,
      access: {
        kind: "key",
        model: {
          address: `${origin}${provider.basePath}`,
          key: settings.clientKey,
          keyVariable: provider.keyVariables[0],
        },
        proxy: extraHosts.length === 0 ? null : origin,
      },
      socket: address.kind === "socket" ? address.path : null,
    },
  };
}

/** Opens one gateway of a run; all of them keep to the same purse (security.md SB-12). */
export function openGatewayTo(
  { machine, prices }: Pick<LiveSettings, "machine" | "prices">,
  { provider, address, key, keyHeader }: Upstream,
  plan: Pick<
    GatewayPlan,
    "listen" | "clientKey" | "models" | "purse" | "watchWords" | "tunnels" | "bodyBytes"
  > & {
    /** Failures of the provider that whoever asks may see before the gateway ends it. */
    readonly failures: number;
  },
): Promise<Opened<Gateway>> {
  const { failures, ...rest } = plan;
  return machine.openGateway({
    ...rest,
    protocol: provider.protocol,
    upstream: address.replace(/\/+$/, "").slice(0, -provider.basePath.length || undefined),
    key,
    keyHeader,
    price: (question) => priceUsage(question, prices),
    patience: { failures, retryAfterSeconds: RETRY_AFTER_SECONDS },
    timeouts: TIMEOUTS,
  });
}

/** What a gateway counted in US dollars, or null where it does not know all of it. */
export function toSpentUsd(gateway: Gateway): number | null {
  const { microUsd, unknown } = gateway.report().spending;
  return unknown > 0 ? null : microUsd / 1e6;
}
