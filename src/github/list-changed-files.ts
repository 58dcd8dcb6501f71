import type { ChangedFile, ChangedFiles } from "../model/forge.ts";
import { toForgeFailure } from "./forge-failure.ts";
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
 * below the cap (actions.md §10.3 step 2), and when the head is still `head`: the API lists the files
 * of the newest commit, whatever commit the job is about. Never throws.
 */
export async function listChangedFiles(
  client: Client,
  pull: number,
  head: string,
): Promise<ChangedFiles> {
  const { octokit, owner, repo } = client;
  const which = { owner, repo, pull_number: pull };
  try {
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...which, per_page: 100 });
    // Asked afterwards, so that a push during the pages is noticed.
    const { data } = await octokit.rest.pulls.get(which);
    if (data.head.sha !== head)
      return untrusted("the head has moved on since this job was started");
    if (files.length >= FILE_LIST_CAP) {
      return untrusted(
        `GitHub lists ${FILE_LIST_CAP} files at most; the pull request counts ${data.changed_files}`,
      );
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
    return untrusted(toForgeFailure(error, "pull-requests: read").text);
  }
}

function untrusted(reason: string): ChangedFiles {
  return { kind: "untrusted", reason };
}
