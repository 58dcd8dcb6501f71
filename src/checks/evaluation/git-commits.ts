import type { Commit, GitState } from "../../model/run.ts";
import type { CheckScene } from "./define-check.ts";

export type MadeCommits =
  | { readonly ok: true; readonly commits: readonly Commit[]; readonly git: GitState }
  | { readonly ok: false; readonly reason: string };

const NOT_RECORDED = "the git state of the workspace was not recorded";

/** Commits made in the chosen turns, newest first; not the start commit nor those of `setup`. */
export function listCommits(scene: CheckScene): MadeCommits {
  const git = scene.turns.at(-1)?.git ?? null;
  if (git === null) return { ok: false, reason: NOT_RECORDED };
  const before = (scene.turns[0]?.turn ?? 1) - 1;
  if (before === 0) return { ok: true, commits: git.commits, git };
  const earlier = scene.run.turns[before - 1]?.git ?? null;
  if (earlier === null) return { ok: false, reason: NOT_RECORDED };
  const known = new Set(earlier.commits.map(({ hash }) => hash));
  return { ok: true, commits: git.commits.filter(({ hash }) => !known.has(hash)), git };
}
