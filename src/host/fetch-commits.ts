import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";
import { findGit } from "./find-outside.ts";
import { askGit, toGitEnvironment } from "./git-process.ts";

/** A fetch of two commits of a large repository at depth 1 takes seconds. */
const FETCH_TIMEOUT_MS = 5 * 60 * 1000;
/** Waits before another try after a fault of the server. */
const RETRY_MS = [1000, 3000];

export interface FetchOptions {
  /** `https`, `http` or `file` address of the repository. */
  readonly url: string;
  /** Token of the job, or null for a public repository. Never in the argument list. */
  readonly token: string | null;
  /** Full SHAs. */
  readonly shas: readonly string[];
  /** Empty folder that becomes a bare repository. */
  readonly gitDirectory: string;
}

export type Fetched =
  | { readonly kind: "fetched" }
  /** Which commit could not be had, and what git said. */
  | { readonly kind: "failed"; readonly sha: string; readonly reason: string };

/**
 * Fetches commits with their trees into a new bare repository: depth 1, no tags, no submodules, no checkout (EV-9).
 * All at once, or none: the server's refusal names the one that it does not have.
 */
export async function fetchCommits(options: FetchOptions): Promise<Fetched> {
  const init = ["init", "--bare", "--quiet", "--template=", options.gitDirectory];
  await execa(findGit(), init, { env: toGitEnvironment(false), extendEnv: false, stdin: "ignore" });
  const shas = [...new Set(options.shas)];
  const [first] = shas;
  if (first === undefined) return { kind: "fetched" };
  const reason = await fetchTogether(options, shas);
  if (reason === null) return { kind: "fetched" };
  return { kind: "failed", sha: shas.find((sha) => reason.includes(sha)) ?? first, reason };
}

/** What git said in the end, or null when all came. */
async function fetchTogether(
  options: FetchOptions,
  shas: readonly string[],
): Promise<string | null> {
  for (const wait of [...RETRY_MS, null]) {
    const answer = await askGit({
      place: { gitDirectory: options.gitDirectory },
      args: [
        "fetch",
        "--quiet",
        "--depth=1",
        "--no-tags",
        "--no-recurse-submodules",
        "--no-write-fetch-head",
        "--end-of-options",
        options.url,
        ...shas,
      ],
      settings: toSettings(options),
      timeoutMs: FETCH_TIMEOUT_MS,
    });
    if (answer.kind === "done") return null;
    if (wait === null || !isServerFault(answer.reason)) return answer.reason;
    await pause(wait);
  }
  return null;
}

/** The token goes to this server alone, and no redirect may carry it elsewhere. */
function toSettings({ url, token }: FetchOptions): readonly (readonly [string, string])[] {
  const { protocol, origin } = new URL(url);
  const name = protocol.slice(0, -1);
  const settings: (readonly [string, string])[] = [["http.followRedirects", "false"]];
  if (["https", "http", "file"].includes(name)) settings.push([`protocol.${name}.allow`, "always"]);
  if (token !== null && name !== "file") {
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    settings.push([`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${basic}`]);
  }
  return settings;
}

function isServerFault(reason: string): boolean {
  return /HTTP 5\d\d|HTTP 429|error: 5\d\d|error: 429|RPC failed|Connection reset|hung up|timed out/i.test(
    reason,
  );
}
