import { toRunKey } from "../cassettes/run-key.ts";
import type { Config } from "../model/config.ts";
import type { OpenRoot } from "../model/desk.ts";
import type { Files } from "../model/ports.ts";
import { UsageError } from "../model/usage-error.ts";
import { openSide } from "./open-side.ts";
import { readSkillUnit } from "./read-skill-unit.ts";
import { selectSubjects } from "./select-subjects.ts";
import { digestFixture, toRunInputs } from "./to-run-inputs.ts";

/** Commits of the base branch whose tests keep their recordings (design.md §6). */
const KEPT_COMMITS = 20;

/** Run keys that the working tree, HEAD or the last 20 commits of the base branch ask for. */
export async function toReachableKeys(
  root: OpenRoot,
  config: Config,
  base: string,
): Promise<ReadonlySet<string>> {
  const { git } = root;
  if (git === null)
    throw new UsageError(
      `${root.label} is not in a git repository: nothing can tell what is still needed`,
    );
  const baseCommit = await git.resolve(base);
  if (baseCommit === null) throw new UsageError(`--base ${base}: there is no such commit`);
  const head = await git.resolve("HEAD");
  const commits = new Set([
    ...(head === null ? [] : [head]),
    ...(await git.newestCommits(baseCommit, KEPT_COMMITS)),
  ]);
  const trees: readonly Files[] = [root.files, ...[...commits].map((commit) => git.tree(commit))];
  const keys = new Set<string>();
  for (const files of trees) for (const key of await keysOf(files, config)) keys.add(key);
  return keys;
}

async function keysOf(files: Files, config: Config): Promise<readonly string[]> {
  const side = await openSide(files);
  const keys: string[] = [];
  for (const folder of side.places.folders) {
    const unit = await readSkillUnit(side, folder);
    const subjects = selectSubjects(unit, config, {
      agents: null,
      filter: null,
      defaultAgents: () => config.agents ?? ["claude"],
    });
    for (const subject of subjects) {
      const { from } = subject.test.workspace;
      const fixture = from === null ? null : await digestFixture(files, from);
      const inputs = toRunInputs({
        ...subject,
        fixtureDigest: fixture?.kind === "digest" ? fixture.digest : null,
        settings: config.agentSettings.get(subject.agent),
      });
      keys.push((await toRunKey(inputs)).key);
    }
  }
  return keys;
}
