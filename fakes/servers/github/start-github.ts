import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type PullRequestAction, pullRequestEvent } from "./events.ts";
import type { Exchange } from "./exchange.ts";
import { type Fault, faultList } from "./faults.ts";
import { linksOf } from "./links.ts";
import { operations } from "./operations/index.ts";
import { quotas } from "./quota.ts";
import { gitReader } from "./repository.ts";
import { type LoggedRequest, requestLog } from "./request-log.ts";
import { restApi } from "./rest.ts";
import { type Seed, seedOf } from "./seed.ts";
import { requestHandler } from "./serve.ts";
import { gitGateway } from "./smart-http.ts";
import type { GithubState, Role } from "./state.ts";
import { FAKE_TOKEN, type Token, workflowToken } from "./tokens.ts";

/** How a loopback GitHub is set up. */
export interface GithubOptions {
  /** The bare repository (or `.git` folder) that files, commits and references come from. */
  readonly repository: string;
  /** `owner/name`; any other repository is 404. */
  readonly name?: string;
  readonly defaultBranch?: string;
  /** A private repository refuses to be read without the scope, and git without a token. */
  readonly isPrivate?: boolean;
  /** By secret. When absent: {@link FAKE_TOKEN} as a `GITHUB_TOKEN` that may do everything. */
  readonly tokens?: Readonly<Record<string, Token>>;
  readonly collaborators?: Readonly<Record<string, Role>>;
  readonly clock?: () => Date;
  /** Requests per hour and token (1,000 for a `GITHUB_TOKEN`). */
  readonly rateLimit?: number;
  readonly treeLimit?: number;
  readonly faults?: readonly Fault[];
  readonly port?: number;
  /** Hears of every request to the REST API, with its answer. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A running loopback GitHub. */
export interface Github extends Seed {
  /** `http://127.0.0.1:<port>`, for `GITHUB_API_URL`. */
  readonly url: string;
  /** `http://github.localhost:<port>`, for `GITHUB_SERVER_URL` and git. */
  readonly serverUrl: string;
  readonly port: number;
  readonly state: GithubState;
  /** Every request but those of the control endpoint, in the order of arrival. */
  readonly requests: readonly LoggedRequest[];
  /** The next request whose `METHOD /path?query` matches. */
  readonly arrival: (match: RegExp) => Promise<LoggedRequest>;
  readonly addFault: (fault: Fault) => void;
  /** The event to start the action with: name and payload. */
  readonly pullRequestEvent: (
    number: number,
    what?: PullRequestAction,
  ) => Promise<{ readonly name: "pull_request"; readonly payload: unknown }>;
  readonly close: () => Promise<void>;
}

/** GitHub's first ids, so that an id is not taken for a count or an issue number. */
const FIRST_ID = 1_000_001;

function stateOf(options: GithubOptions, clock: () => Date): GithubState {
  const [owner = "", name = ""] = (options.name ?? "acme/skills").split("/");
  let id = FIRST_ID;
  return {
    owner,
    name,
    isPrivate: options.isPrivate ?? false,
    defaultBranch: options.defaultBranch ?? "main",
    git: gitReader(options.repository),
    tokens: new Map(Object.entries(options.tokens ?? { [FAKE_TOKEN]: workflowToken() })),
    collaborators: new Map(Object.entries(options.collaborators ?? { [owner]: "admin" })),
    issues: new Map(),
    comments: new Map(),
    checkRuns: new Map(),
    workflowRuns: [],
    artifacts: [],
    treeLimit: options.treeLimit ?? 100_000,
    nextId: () => id++,
    now: () =>
      clock()
        .toISOString()
        .replace(/\.\d+Z$/, "Z"),
  };
}

/** Starts the server on 127.0.0.1. */
export async function startGithub(options: GithubOptions): Promise<Github> {
  const clock = options.clock ?? (() => new Date());
  const state = stateOf(options, clock);
  const faults = faultList(options.faults ?? []);
  const log = requestLog();
  const gateway = gitGateway(options.repository);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  // A TCP server that listens has an address object.
  const { port } = server.address() as AddressInfo;
  const links = linksOf(port, state.owner, state.name);
  const limits = quotas(options.rateLimit ?? 1000, clock);
  const api = restApi({ state, links, quotas: limits }, operations);
  const { onExchange } = options;
  server.on("request", requestHandler({ state, links, log, faults, gateway, api, onExchange }));
  return {
    ...seedOf(state),
    url: links.api,
    serverUrl: links.server,
    port,
    state,
    requests: log.requests,
    arrival: log.arrival,
    addFault: faults.add,
    pullRequestEvent: async (number, what) => ({
      name: "pull_request",
      payload: await pullRequestEvent({ state, links }, number, what),
    }),
    close: () =>
      new Promise((resolve, reject) => {
        gateway.close();
        state.git.close();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
