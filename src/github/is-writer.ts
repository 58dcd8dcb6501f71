import type { Client } from "./open-client.ts";

/**
 * Whether a person may write to the repository (security.md AU-4): the legacy `permission` is
 * `admin` or `write`. `role_name` and author associations are never looked at; any error denies.
 */
export async function isWriter(client: Client, login: string): Promise<boolean> {
  const { octokit, owner, repo } = client;
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      owner,
      repo,
      username: login,
    });
    return data.permission === "admin" || data.permission === "write";
  } catch {
    return false;
  }
}
