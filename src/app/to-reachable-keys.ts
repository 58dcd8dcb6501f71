import type { Config } from "../model/config.ts";
import type { OpenRoot } from "../model/desk.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { rememberFixtures } from "./fixtures.ts";
import { openSide } from "./open-side.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { requireGit } from "./require-git.ts";
import { type AgentSelection, DEFAULT_AGENT, selectSubjects } from "./select-subjects.ts";
import { toKeyedRun } from "./to-keyed-run.ts";

/** Commits of the base branch whose tests keep their recordings (design.md §6). */
const KEPT_COMMITS = 20;

/** What decides which recordings are still needed. */
export interface KeptBy {
  readonly config: Config;
  /** Branch or other commit-ish whose last commits keep their recordings. */
  readonly base: string;
  /** Agents with recordings here: replay takes each of them for a test that names none (suite.md §2). */
  readonly recordedAgents: readonly string[];
}

/**
 * Run keys that the working tree, HEAD or the last 20 commits of the base branch ask for. Throws
 * UsageError where the working tree cannot tell: what its skills, suites or fixtures need would be lost.
 */
export async function toReachableKeys(root: OpenRoot, kept: KeptBy): Promise<ReadonlySet<string>> {
  const git = requireGit(root, "cassettes prune, which keeps what the history still needs");
  const baseCommit = await git.resolve(kept.base);
  if (baseCommit === null) throw new UsageError(`--base ${kept.base}: there is no such commit`);
  const head = await git.resolve("HEAD");
  const commits = new Set([
    ...(head === null ? [] : [head]),
    ...(await git.newestCommits(baseCommit, KEPT_COMMITS)),
  ]);
  const own = await keysOf(root.files, kept);
  refuseProblems(root, own.problems);
  const keys = new Set(own.keys);
  for (const commit of commits) {
    // Whoever left an old commit broken gave up its recordings.
    for (const key of (await keysOf(git.tree(commit), kept)).keys) keys.add(key);
  }
  return keys;
}

interface TreeKeys {
  readonly keys: readonly string[];
  /** Why some keys are not known. */
  readonly problems: readonly Problem[];
}

async function keysOf(files: Files, kept: KeptBy): Promise<TreeKeys> {
  const side = await openSide(files);
  const fixtures = rememberFixtures();
  const agentSettings = (agent: string) => kept.config.agentSettings.get(agent);
  const keys: string[] = [];
  const problems: Problem[] = [...side.problems];
  for (const folder of side.places.folders) {
    const unit = await readSkillUnit(side, folder);
    problems.push(...unit.problems);
    if (unit.unread !== null && unit.suite !== null) problems.push(unit.unread.problem);
    for (const subject of selectSubjects(unit, kept.config, toEverything(kept))) {
      const run = await toKeyedRun(subject, unit, { agentSettings, fixtures });
      if (run.kind === "keyed") keys.push(run.runKey.key);
      else problems.push(run.problem);
    }
  }
  return { keys, problems };
}

function toEverything({ config, recordedAgents }: KeptBy): AgentSelection {
  const agents = [...new Set([...(config.agents ?? [DEFAULT_AGENT]), ...recordedAgents])];
  return { agents: null, filter: null, defaultAgents: () => agents };
}
