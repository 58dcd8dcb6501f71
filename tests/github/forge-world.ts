import type { NewCommit } from "../../fakes/servers/github/bare-repository.ts";
import type { GithubOptions } from "../../fakes/servers/github/start-github.ts";
import { FAKE_TOKEN } from "../../fakes/servers/github/tokens.ts";
import { type Client, type ClientOptions, openClient } from "../../src/github/open-client.ts";
import { type ForgeOptions, openForge } from "../../src/github/open-forge.ts";
import type { Forge } from "../../src/model/forge.ts";
import { SMALL, type World, world } from "../fakes/github-world.ts";

/** A loopback GitHub with one open pull request, and the action's own way to it. */
export interface ForgeWorld extends World {
  readonly pull: number;
  readonly head: string;
  readonly base: string;
  /** What the client warned of, of all clients opened here. */
  readonly warnings: string[];
  /** The port of a workflow run: 100, attempt 1, unless told otherwise. */
  readonly forge: (options?: Partial<ForgeOptions>) => Forge;
  readonly client: (options?: Partial<ClientOptions>) => Client;
  /** `METHOD /path` of every request that was not a GET. */
  readonly writes: () => readonly string[];
}

/** Opens a world; the pull request leads from `topic` to `main`. */
export async function forgeWorld(
  options: Partial<GithubOptions> = {},
  commits: readonly NewCommit[] = SMALL,
): Promise<ForgeWorld> {
  const made = await world(commits, options);
  const { github } = made;
  const { number, headSha, baseSha } = await github.addPullRequest({ head: "topic" });
  const warnings: string[] = [];
  const standard = {
    token: FAKE_TOKEN,
    apiUrl: github.url,
    repository: "acme/skills",
    pace: "none",
    warn: (text: string) => void warnings.push(text),
    appSlug: "github-actions",
    workflowRun: 100,
    attempt: 1,
  } as const;
  return {
    ...made,
    pull: number,
    head: headSha,
    base: baseSha,
    warnings,
    forge: (more) => openForge({ ...standard, ...more }),
    client: (more) => openClient({ ...standard, ...more }),
    writes: () =>
      github.requests
        .filter(({ method }) => method !== "GET")
        .map(({ method, path }) => `${method} ${path.replace("/repos/acme/skills", "")}`),
  };
}
