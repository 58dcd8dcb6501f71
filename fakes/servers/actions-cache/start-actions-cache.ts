/** The cache service v2 and the artifact service v4 of GitHub Actions on one loopback server. */

import type { ServerResponse } from "node:http";
import { type Incoming, listen, sendJson } from "../model/loopback.ts";
import { artifactAddress, artifactService } from "./artifact-service.ts";
import { answerBlob } from "./blobs.ts";
import { cacheService } from "./cache-service.ts";
import { failed, type Method, type Reply } from "./rpc.ts";
import { type Artifact, type CacheEntry, createState, type State } from "./state.ts";
import { makeToken, readToken, type Scope } from "./token.ts";

/** An answer that the server gives instead of its own. */
export interface Fault {
  /** JavaScript regular expression on `METHOD /path?query`. */
  readonly pattern: string;
  readonly status: number;
  /** Sent as JSON; default `{"code":"internal","msg":"injected"}`. Never leave JSON: the client then retries for half a minute. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How often; absent: for ever. */
  readonly times?: number;
}

/** What the server is started with. */
export interface ActionsCacheOptions {
  readonly port?: number;
  /** Milliseconds since 1970; default the system's clock. */
  readonly now?: () => number;
  /** Sum of all cache entries; default 10 GiB. */
  readonly limitBytes?: number;
  /** Entries unused for longer go; default 7 days. */
  readonly maxAgeMs?: number;
  readonly faults?: readonly Fault[];
}

/** The run and the job that a token stands for. */
export interface JobIds {
  /** Workflow run id, digits; default "1". */
  readonly runId?: string;
  /** Default "1". */
  readonly jobId?: string;
}

/** One request as logged: `sig` and the bearer replaced by "***", binary bodies by their size. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A running server. */
export interface ActionsCacheServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** The three variables that a step gets: `ACTIONS_RESULTS_URL`, `ACTIONS_RUNTIME_TOKEN`, `ACTIONS_CACHE_SERVICE_V2`. */
  env(scopes: readonly Scope[], ids?: JobIds): Readonly<Record<string, string>>;
  /** A runtime token for these scopes, own ref first; good for 6 hours. */
  token(scopes: readonly Scope[], ids?: JobIds): string;
  /** What the service holds now. */
  readonly state: {
    readonly entries: () => readonly CacheEntry[];
    readonly artifacts: () => readonly Artifact[];
    /** The bytes of an entry or artifact. */
    readonly bytes: (held: CacheEntry | Artifact) => Buffer | undefined;
    /** A signed address of an artifact: where the REST API of a fake GitHub redirects to. */
    readonly artifactUrl: (artifact: Artifact) => string;
  };
  readonly requests: readonly LoggedRequest[];
  /** Adds a fault while the server runs. */
  inject(fault: Fault): void;
  close(): Promise<void>;
}

const services: ReadonlyMap<string, ReadonlyMap<string, Method>> = new Map([
  ["CacheService", cacheService],
  ["ArtifactService", artifactService],
]);

function bodyForLog(request: Incoming): unknown {
  if (request.body.length === 0) return undefined;
  if (request.path.startsWith("/blob/") && request.query.get("comp") !== "blocklist")
    return { bytes: request.body.length };
  const text = request.body.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function logEntry(request: Incoming): LoggedRequest {
  const { authorization, ...headers } = request.headers;
  const query = Object.fromEntries(
    [...request.query].map(([name, value]) => [name, name === "sig" ? "***" : value]),
  );
  return {
    method: request.method,
    path: request.path,
    query,
    headers: authorization === undefined ? headers : { ...headers, authorization: "***" },
    body: bodyForLog(request),
  };
}

function callService(state: State, request: Incoming, origin: string): Reply {
  const route = /^\/twirp\/github\.actions\.results\.api\.v1\.(\w+)\/(\w+)$/.exec(request.path);
  const method = services.get(route?.[1] ?? "")?.get(route?.[2] ?? "");
  if (method === undefined || request.method !== "POST")
    return failed(404, "bad_route", `no handler for ${request.method} ${request.path}`);
  const claims = readToken(request.headers["authorization"], state.now());
  if (claims === undefined)
    return failed(401, "unauthenticated", "no runtime token, or one that cannot be read");
  try {
    const body = JSON.parse(request.body.toString("utf8")) as Readonly<
      Record<string, unknown>
    > | null;
    return method({ state, claims, origin, request: body ?? {} });
  } catch {
    return failed(400, "malformed", "the request body is not JSON");
  }
}

/** Gives out the faults that are due; each counts down on its own. */
function createFaults(given: readonly Fault[]) {
  const left = given.map((fault) => ({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }));
  return {
    add: (fault: Fault) => left.push({ fault, times: fault.times ?? Number.POSITIVE_INFINITY }),
    next: (request: Incoming): Fault | undefined => {
      const query = request.query.size === 0 ? "" : `?${request.query}`;
      const line = `${request.method} ${request.path}${query}`;
      const due = left.find(
        ({ fault, times }) => times > 0 && new RegExp(fault.pattern, "u").test(line),
      );
      if (due !== undefined) due.times -= 1;
      return due?.fault;
    },
  };
}

/** Starts the server on 127.0.0.1. Rejects when the port is taken. */
export async function startActionsCache(
  options: ActionsCacheOptions = {},
): Promise<ActionsCacheServer> {
  const state = createState(options);
  const faults = createFaults(options.faults ?? []);
  const requests: LoggedRequest[] = [];
  const answer = (request: Incoming, response: ServerResponse): void => {
    requests.push(logEntry(request));
    const fault = faults.next(request);
    if (fault !== undefined) {
      const { body = { code: "internal", msg: "injected" }, headers = {} } = fault;
      sendJson(response, fault.status, { body, headers });
    } else if (request.path.startsWith("/blob/")) {
      answerBlob(state, request, response);
    } else {
      const reply = callService(state, request, server.url);
      sendJson(response, reply.status, { body: reply.body });
    }
  };
  const server = await listen({ port: options.port ?? 0, answer });
  const token = (scopes: readonly Scope[], ids: JobIds = {}) =>
    makeToken({ scopes, ...ids, expires: Math.floor(state.now() / 1000) + 6 * 3600 });
  return {
    url: server.url,
    token,
    env: (scopes, ids) => ({
      ACTIONS_RESULTS_URL: `${server.url}/`,
      ACTIONS_RUNTIME_TOKEN: token(scopes, ids),
      ACTIONS_CACHE_SERVICE_V2: "True",
    }),
    state: {
      entries: () => [...state.entries.values()],
      artifacts: () => [...state.artifacts.values()],
      bytes: (held) => state.blobs.get(held.blob)?.content,
      artifactUrl: (artifact) => artifactAddress(state, server.url, artifact),
    },
    requests,
    inject: (fault) => {
      faults.add(fault);
    },
    close: server.close,
  };
}
