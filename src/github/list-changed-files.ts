import type { ChangedFile, ChangedFiles } from "../model/forge.ts";
import type { Client } from "./open-client.ts";

/** The API ends there without a word (actions.md §10.1). */
export const FILE_LIST_CAP = 3000;

function toStatus(status: string): ChangedFile["status"] {
  if (status === "added" || status === "copied") return "added";
  if (status === "removed" || status === "renamed") return status;
  return "modified";
}

/**
 * Files of a pull request, all pages, trusted only when their number equals `changed_files` and stays
 * below the cap (actions.md §10.3 step 2). Never throws.
 */
export async function listChangedFiles(client: Client, pull: number): Promise<ChangedFiles> {
  const { octokit, owner, repo } = client;
  try {
    const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: pull });
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, {
      owner,
      repo,
      pull_number: pull,
      per_page: 100,
    });
    if (files.length >= FILE_LIST_CAP) {
      return untrusted(`GitHub lists at most ${FILE_LIST_CAP} files and the pull request has more`);
    }
    if (files.length !== data.changed_files) {
      return untrusted(`GitHub lists ${files.length} files but counts ${data.changed_files}`);
    }
    return {
      kind: "list",
      files: files.map((file) => ({
        path: file.filename,
        ...(file.previous_filename === undefined ? {} : { previousPath: file.previous_filename }),
        status: toStatus(file.status),
      })),
    };
  } catch (error) {
    return untrusted(error instanceof Error ? error.message : String(error));
  }
}

function untrusted(reason: string): ChangedFiles {
  return { kind: "untrusted", reason };
}
