import type { Commit, GitState } from "../../model/run.ts";
import type { CheckScene } from "./define-check.ts";

export type MadeCommits =
  | { readonly ok: true; readonly commits: readonly Commit[]; readonly git: GitState }
  | { readonly ok: false; readonly reason: string };

const NO_COMMITS: GitState = { branch: "HEAD", commits: [] };

function isGone({ branch }: GitState): boolean {
  return branch === "";
}

function toGone(turn: number): string {
  return `at the end of turn ${turn} the repository of the workspace was gone, replaced or damaged`;
}

const NOT_RECORDED = "the git state of the workspace was not recorded";

/**
 * Commits made in the chosen turns, newest first; not the start commit nor those of `setup`. Of a repository that
 * was taken away nobody knows which there were: an agent must not pass "no commit" by removing what would tell.
 */
export function listCommits(scene: CheckScene): MadeCommits {
  const git = scene.turns.at(-1)?.git ?? null;
  const before = (scene.turns[0]?.turn ?? 1) - 1;
  const earlier = before === 0 ? NO_COMMITS : (scene.run.turns[before - 1]?.git ?? null);
  if (git === null || earlier === null) return { ok: false, reason: NOT_RECORDED };
  if (isGone(git)) return { ok: false, reason: toGone(scene.turns.at(-1)?.turn ?? before + 1) };
  if (isGone(earlier)) return { ok: false, reason: toGone(before) };
  const known = new Set(earlier.commits.map(({ hash }) => hash));
  return { ok: true, commits: git.commits.filter(({ hash }) => !known.has(hash)), git };
}
