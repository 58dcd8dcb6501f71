import type { Opened } from "../model/gateway.ts";
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
  const opened = await settings.machine.openGateway({
    protocol: provider.protocol,
    listen:
      isolation.kind === "none"
        ? { kind: "loopback" }
        : { kind: "socket", path: folders.modelSocket },
    upstream: upstream.address.replace(/\/+$/, "").slice(0, -provider.basePath.length || undefined),
    key: upstream.key,
    keyHeader: upstream.keyHeader,
    clientKey: settings.clientKey,
    models: agent.models(inputs.model),
    purse: settings.purseOf(test),
    price: (question) => priceUsage(question, settings.prices),
    patience: { failures: agent.patience, retryAfterSeconds: RETRY_AFTER_SECONDS },
    timeouts: TIMEOUTS,
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
