import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit } from "@octokit/rest";
import { onTestFinished, vi } from "vitest";
import {
  createBareRepository,
  type NewCommit,
} from "../../fakes/servers/github/bare-repository.ts";
import {
  type Github,
  type GithubOptions,
  startGithub,
} from "../../fakes/servers/github/start-github.ts";
import { FAKE_TOKEN } from "../../fakes/servers/github/tokens.ts";
import { contract } from "../contract/contract.ts";

// A dozen git processes a test: quick, but not on a machine that is busy with other things.
vi.setConfig({ testTimeout: 30_000 });

const Client = Octokit.plugin(retry, throttling);

/** The repository that all calls name. */
export const HERE = { owner: "acme", repo: "skills" } as const;

/** A loopback GitHub that is checked against the contract, its client, and its folder. */
export interface World {
  readonly github: Github;
  readonly octokit: Octokit;
  readonly drift: string[];
  readonly folder: string;
}

/** A real Octokit with the plugins of the action. `onLimit` decides whether a limit is waited for. */
export function clientFor(
  url: string,
  token: string | undefined = FAKE_TOKEN,
  onLimit?: () => boolean,
): Octokit {
  const decide = onLimit ?? (() => false);
  return new Client({
    auth: token,
    baseUrl: url,
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451, 500, 502, 503, 504] },
    throttle: onLimit
      ? // A hundredth of the wait that the server asks for.
        { onRateLimit: decide, onSecondaryRateLimit: decide, retryAfterBaseValue: 10 }
      : { enabled: false, onRateLimit: decide, onSecondaryRateLimit: decide },
  });
}

/** Two commits on main, one on topic. */
export const SMALL: readonly NewCommit[] = [
  {
    branch: "main",
    message: "First",
    files: { "README.md": "# Skills\n", "skills/a/SKILL.md": "a\n".repeat(20), "old.txt": "old\n" },
  },
  {
    branch: "topic",
    from: "main",
    message: "Topic",
    files: { "skills/a/SKILL.md": `${"a\n".repeat(20)}b\n`, "new.txt": "new\n" },
  },
];

/** Makes a repository from commits and starts a server over it; both are gone after the test. */
export async function world(
  commits: readonly NewCommit[] = SMALL,
  options: Partial<GithubOptions> = {},
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-github-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const repository = join(folder, "repository.git");
  await createBareRepository(repository, commits);
  const { drift, onExchange } = contract();
  const github = await startGithub({ repository, onExchange, ...options });
  onTestFinished(() => github.close());
  return { github, octokit: clientFor(github.url), drift, folder };
}

/** Status and message of a call that must fail. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; message: string }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && "status" in error && "response" in error) {
      const { data } = error.response as { data: { message: string } };
      return { status: Number(error.status), message: data.message };
    }
    throw error;
  }
  throw new Error("the call succeeded");
}
