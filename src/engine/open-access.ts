import type { ModelAccess } from "../agents/agent.ts";
import type { Gateway, Opened } from "../model/gateway.ts";
import { MODEL_PORT, type RunFolders } from "../model/machine.ts";
import type { RunCall } from "../model/play.ts";
import { type LiveSettings, toRunDecoys, type Upstream } from "./live-settings.ts";
import { priceUsage } from "./price-usage.ts";

/** Milliseconds until the provider's answer begins, and without any byte of one that has begun. */
const TIMEOUTS = { answerMs: 300_000, idleMs: 120_000 };
/** Longest time that the provider may ask a CLI to wait. */
const RETRY_AFTER_SECONDS = 30;

/** How a run's agent reaches its model: through the gateway, with a key that opens nothing else. */
export interface OpenAccess {
  readonly gateway: Gateway;
  readonly access: ModelAccess;
  /** Socket to bind into the cage; null without a cage. */
  readonly socket: string | null;
}

/** Opens the gateway of one run: the only one who has the real key (security.md SB-7). */
export async function openAccess(
  settings: LiveSettings,
  { test, inputs }: RunCall,
  { upstream, folders }: { readonly upstream: Upstream; readonly folders: RunFolders },
): Promise<Opened<OpenAccess>> {
  const { agent, isolation } = settings;
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
    tunnels: null,
    bodyBytes: 0,
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
        address: `${origin}${provider.basePath}`,
        key: settings.clientKey,
        keyVariable: provider.keyVariables[0],
      },
      socket: address.kind === "socket" ? address.path : null,
    },
  };
}
