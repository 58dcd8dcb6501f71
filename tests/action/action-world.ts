import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { type ActionRequest, type ActionResult, runAction } from "../../fakes/runner/run-action.ts";
import {
  type ActionsCacheServer,
  startActionsCache,
} from "../../fakes/servers/actions-cache/start-actions-cache.ts";
import type { Scope } from "../../fakes/servers/actions-cache/token.ts";
import {
  addCommits,
  createBareRepository,
  type NewCommit,
} from "../../fakes/servers/github/bare-repository.ts";
import {
  type Github,
  type GithubOptions,
  startGithub,
} from "../../fakes/servers/github/start-github.ts";
import type { CheckRun } from "../../fakes/servers/github/state.ts";
import type { Report } from "../../src/model/report.ts";
import { contract } from "../contract/contract.ts";
import { builtAction } from "./built-action.ts";
import { playHere } from "./play-here.ts";

/** How one workflow run of the action is started. */
export interface Start extends Partial<Omit<ActionRequest, "event" | "github">> {
  /** Number of the pull request; by default the first. */
  readonly pull?: number;
  /** `opened`, `synchronize` (the default), `labeled`, … */
  readonly action?: string;
  /** Another folder with the action than the one that is built from `src`. */
  readonly bundle?: string;
  readonly label?: string;
  /** Another event than one of a pull request. */
  readonly event?: ActionRequest["event"];
  /** GITHUB_RUN_ID; by default 1000, and one more for every start. */
  readonly runId?: number;
  /** Scopes of the cache token; by default none, and the job's cache mode is `none`: the client takes its time. */
  readonly scopes?: readonly Scope[];
  /** Whether the report is uploaded; by default it is not, for the same reason. */
  readonly upload?: boolean;
}

/** What a workflow run did. */
export interface Done extends ActionResult {
  /** Calls of the REST API in this run that are no reading, `METHOD /path` below the repository. */
  readonly writes: readonly string[];
  /** `skillcheck-report.json`; null where there is none. */
  readonly report: Report | null;
}

/** A repository, GitHub and the cache on loopback, and the action to start against them. */
export interface ActionWorld {
  readonly github: Github;
  readonly cache: ActionsCacheServer;
  readonly folder: string;
  readonly commit: (...commits: readonly NewCommit[]) => Promise<void>;
  /**
   * Starts a workflow run: the first in a test file, and all that say something of the process, cache or artifact, as the
   * built action in new processes; others in this one.
   */
  readonly start: (what?: Start) => Promise<Done>;
  /** Check runs of our name and app, on any commit. */
  readonly checks: () => readonly CheckRun[];
  /** Bodies of the comments of the action. */
  readonly comments: () => readonly string[];
}

const OURS = "github-actions";

function writesOf(github: Github, from: number): readonly string[] {
  return github.requests
    .slice(from)
    .filter(({ method, path }) => method !== "GET" && !path.endsWith("/git-upload-pack"))
    .map(({ method, path }) => `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/, "")}`);
}

async function reportOf(result: ActionResult): Promise<Report | null> {
  const file = result.outputs["results-path"];
  // The action checks its own report against the schema before it writes it.
  return file === undefined ? null : (JSON.parse(await readFile(file, "utf8")) as Report);
}

/**
 * Options of a start that concern the process. Cache and artifact are the real clients', which read the environment
 * whenever they like.
 */
const OF_PROCESS = [
  "bundle",
  "cancel",
  "env",
  "node",
  "path",
  "scopes",
  "stages",
  "timeout",
] as const;

const started = new Set<string | undefined>();

/** Whether a start needs a process: the first in a test file does, whatever it is. */
function needsProcess(what: Start): boolean {
  const { testPath } = expect.getState();
  const isFirst = !started.has(testPath);
  started.add(testPath);
  return isFirst || what.upload === true || OF_PROCESS.some((name) => what[name] !== undefined);
}

/** The pull request's own scope, and the default branch's to read. */
export function ownScopes(pull = 1): readonly Scope[] {
  return [
    { scope: `refs/pull/${pull}/merge`, permission: "both" },
    { scope: "refs/heads/main", permission: "read" },
  ];
}

/** What holds after every run, whatever the test is about. */
function expectSound(result: ActionResult, github: Github): void {
  expect(result.errors).toEqual([]);
  // The runner masks the tokens; a mask in the log means that one was printed (security.md SE-1).
  // The toolkit itself hides the signature of an upload address in its debug lines.
  expect(result.log.replaceAll("sig=***", "")).not.toContain("***");
  expect(result.summary).not.toContain("***");
  const runs = [...github.state.checkRuns.values()];
  for (const { conclusion } of runs) {
    expect([null, "success", "failure", "action_required"]).toContain(conclusion);
  }
}

/** Starts runs of the action in one world, one workflow run after the other. */
function starter(world: {
  readonly github: Github;
  readonly cache: ActionsCacheServer;
  readonly drift: readonly string[];
  readonly workspace: string;
}): ActionWorld["start"] {
  const { github, cache, drift, workspace } = world;
  let nextRun = 1000;
  let started = 0;
  return async (what = {}) => {
    const {
      pull = 1,
      action = "synchronize",
      label,
      event,
      runId,
      scopes,
      env,
      bundle,
      ...more
    } = what;
    const { upload = false, ...asked } = more;
    const requests = github.requests.length;
    const run = String(runId ?? nextRun++);
    const request = {
      workspace,
      github,
      ...asked,
      event: event ?? (await github.pullRequestEvent(pull, { action, ...(label && { label }) })),
      folder: join(workspace, "..", `runner-${started++}`),
      inputs: { ...(upload ? {} : { "report-artifact": "" }), ...asked.inputs },
      env: {
        SKILLCHECK_PACE: "none",
        GITHUB_RUN_ID: run,
        ...cache.env(scopes ?? [], { runId: run }),
        ...(scopes === undefined ? { ACTIONS_CACHE_MODE: "none" } : {}),
        ...env,
      },
    };
    const built = await builtAction();
    const result = needsProcess(what)
      ? await runAction({ ...request, action: bundle ?? built })
      : await playHere(join(built, "dist"), (player) =>
          runAction({ ...request, action: built, ...(player && { player }) }),
        );
    expect(drift).toEqual([]);
    expectSound(result, github);
    return {
      ...result,
      writes: writesOf(github, requests),
      report: await reportOf(result),
    };
  };
}

/** Starts the servers over a repository with these commits; everything is gone after the test. */
export async function actionWorld(
  commits: readonly NewCommit[],
  options: Partial<GithubOptions> = {},
): Promise<ActionWorld> {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-world-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const workspace = join(folder, "workspace");
  await mkdir(workspace);
  const repository = join(folder, "repository.git");
  await createBareRepository(repository, commits);
  const { drift, onExchange } = contract();
  const github = await startGithub({ repository, onExchange, ...options });
  onTestFinished(() => github.close());
  const cache = await startActionsCache();
  onTestFinished(() => cache.close());
  return {
    github,
    cache,
    folder,
    commit: (...more) => addCommits(repository, more),
    start: starter({ github, cache, drift, workspace }),
    checks: () =>
      [...github.state.checkRuns.values()].filter(
        ({ name, app, externalId }) =>
          name === "skillcheck" && app.slug === OURS && /^[0-9a-f]{40}:/.test(externalId),
      ),
    comments: () =>
      [...github.state.comments.values()]
        .filter(({ author }) => author === `${OURS}[bot]`)
        .map(({ body }) => body),
  };
}
