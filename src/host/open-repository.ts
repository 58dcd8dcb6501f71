import type { JobRepository } from "../model/job.ts";
import { fetchCommits } from "./fetch-commits.ts";
import { openGit } from "./git-objects.ts";

export interface RepositoryOptions {
  /** Address of the repository on the forge. */
  readonly url: string;
  readonly token: string | null;
  /** Empty folder that becomes a bare repository (security.md EV-9). */
  readonly gitDirectory: string;
  /** Folder that paths are relative to, "" for the top. */
  readonly folder: string;
}

/** The repository of a job: commits come at depth 1 into a bare repository and are read as objects. */
export function openRepository(
  options: RepositoryOptions,
): JobRepository & { readonly close: () => Promise<void> } {
  const git = openGit({
    place: { gitDirectory: options.gitDirectory },
    folder: options.folder,
  });
  const present = new Set<string>();
  return {
    git,
    close: git.close,
    fetch: async (commits) => {
      const missing = commits.filter((commit) => !present.has(commit));
      if (missing.length === 0) return null;
      const fetched = await fetchCommits({
        url: options.url,
        token: options.token,
        shas: missing,
        gitDirectory: options.gitDirectory,
      });
      if (fetched.kind === "failed") return `${fetched.sha.slice(0, 7)}: ${fetched.reason}`;
      for (const commit of missing) present.add(commit);
      return null;
    },
  };
}
