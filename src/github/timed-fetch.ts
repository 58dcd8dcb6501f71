import type { RequestGate } from "./request-gate.ts";

type Fetch = typeof globalThis.fetch;

const THIRTY_SECONDS = 30_000;
/** Node's own fetch looks at none of these before Node 24, and there only on request. */
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

async function chooseFetch(): Promise<Fetch> {
  const isProxied = PROXY_VARIABLES.some((name) => (process.env[name] ?? "") !== "");
  if (!isProxied) return globalThis.fetch;
  // Brings its own HTTP client: loaded only on self-hosted runners behind a proxy.
  const { defaults } = await import("@actions/github/lib/utils");
  return defaults.request?.fetch ?? globalThis.fetch;
}

/**
 * A fetch that goes through the runner's proxy and ends with an error once the time is over. A closed
 * gate refuses every request and ends those that only read; a write under way goes on to its answer.
 */
export function toTimedFetch(gate: RequestGate, timeoutMs = THIRTY_SECONDS): Fetch {
  return async (address, init) => {
    const send = await chooseFetch();
    gate.check();
    const timeout = AbortSignal.timeout(timeoutMs);
    const isReading = (init?.method ?? "GET") === "GET";
    const signal = isReading ? AbortSignal.any([timeout, gate.signal]) : timeout;
    return send(address, { ...init, signal });
  };
}
