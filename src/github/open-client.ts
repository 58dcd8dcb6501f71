import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";

/** A repository on GitHub and a client that may talk to it. */
export interface Client {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

export interface ClientOptions {
  readonly token: string;
  /** `https://api.github.com`, or `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Retries and pauses between writes; tests against a loopback server switch them off. */
  readonly pace: "github" | "none";
  readonly warn: (text: string) => void;
}

const Paced = Octokit.plugin(throttling, retry);
/** A secondary limit is waited out once, then given up with a clear line (actions.md §7.5). */
const LIMIT_RETRIES = 1;

/** Opens the client: throttled writes, retries of 5xx, one retry after a rate limit. */
export function openClient(options: ClientOptions): Client {
  const [owner = "", repo = ""] = options.repository.split("/");
  const wait =
    (which: string) =>
    (...[after, request, , retries]: [number, object, unknown, number]): boolean => {
      const route = "url" in request ? String(request.url) : "a request";
      options.warn(`${which} rate limit on ${route}: GitHub asks to wait ${after} s`);
      return retries < LIMIT_RETRIES && after <= 60;
    };
  const octokit = new Paced({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: "skillcheck",
    log: { debug: () => {}, info: () => {}, warn: options.warn, error: options.warn },
    throttle: {
      enabled: options.pace === "github",
      onRateLimit: wait("primary"),
      onSecondaryRateLimit: wait("secondary"),
    },
    retry: { enabled: options.pace === "github" },
  });
  return { octokit, owner, repo };
}
