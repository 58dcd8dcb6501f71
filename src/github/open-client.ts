import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { openGate, type RequestGate } from "./request-gate.ts";
import { toTimedFetch } from "./timed-fetch.ts";

/** A repository on GitHub and a client that may talk to it. */
export interface Client {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
  readonly warn: (text: string) => void;
}

export interface ClientOptions {
  readonly token: string;
  /** `https://api.github.com`, or `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Retries and pauses between writes; tests against a loopback server switch them off. */
  readonly pace: "github" | "none";
  /** Time for one request with its answer, 30 s when absent: GitHub itself gives up after 10 s. */
  readonly timeoutMs?: number;
  /** Refuses requests once the job is cancelled; one that stays open when absent. */
  readonly gate?: RequestGate;
  readonly warn: (text: string) => void;
}

const Paced = Octokit.plugin(throttling, retry);
/** A limit is waited out once, then given up with a clear line (actions.md §7.5). */
const LIMIT_RETRIES = 1;
/** Seconds; the secondary limit asks for a minute when it names no time. */
const LONGEST_WAIT = 60;
/** What another try will not change. 429 is the throttling plugin's business. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

/** Opens the client: throttled writes, retries of 5xx, one retry after a rate limit. */
export function openClient(options: ClientOptions): Client {
  const { warn, pace } = options;
  const [owner = "", repo = ""] = options.repository.split("/");
  const wait =
    (which: string) =>
    (...[after, request, , retries]: [number, object, unknown, number]): boolean => {
      const route = "url" in request ? String(request.url) : "a request";
      warn(`${which} rate limit on ${route}: GitHub asks to wait ${after} s`);
      return retries < LIMIT_RETRIES && after <= LONGEST_WAIT;
    };
  const octokit = new Paced({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: "skillcheck",
    // `error` is Octokit's line for each refused request: who asked gets that as a value in words.
    log: { debug: () => {}, info: () => {}, warn, error: () => {} },
    request: { fetch: toTimedFetch(options.gate ?? openGate(), options.timeoutMs) },
    throttle: {
      enabled: pace === "github",
      onRateLimit: wait("primary"),
      onSecondaryRateLimit: wait("secondary"),
    },
    retry: { enabled: pace === "github", doNotRetry: FINAL },
  });
  return { octokit, owner, repo, warn };
}
