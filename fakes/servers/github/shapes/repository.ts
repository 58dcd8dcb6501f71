import { encoded, type Links } from "../links.ts";
import type { GithubState } from "../state.ts";
import { nodeId, stableId, userShape } from "./user.ts";

const PLAIN_ADDRESSES = [
  "contributors",
  "deployments",
  "downloads",
  "events",
  "forks",
  "hooks",
  "languages",
  "merges",
  "stargazers",
  "subscribers",
  "subscription",
  "tags",
  "teams",
];

const TEMPLATES: Readonly<Record<string, string>> = {
  archive_url: "/{archive_format}{/ref}",
  assignees_url: "/assignees{/user}",
  blobs_url: "/git/blobs{/sha}",
  branches_url: "/branches{/branch}",
  collaborators_url: "/collaborators{/collaborator}",
  comments_url: "/comments{/number}",
  commits_url: "/commits{/sha}",
  compare_url: "/compare/{base}...{head}",
  contents_url: "/contents/{+path}",
  git_commits_url: "/git/commits{/sha}",
  git_refs_url: "/git/refs{/sha}",
  git_tags_url: "/git/tags{/sha}",
  issue_comment_url: "/issues/comments{/number}",
  issue_events_url: "/issues/events{/number}",
  issues_url: "/issues{/number}",
  keys_url: "/keys{/key_id}",
  labels_url: "/labels{/name}",
  milestones_url: "/milestones{/number}",
  notifications_url: "/notifications{?since,all,participating}",
  pulls_url: "/pulls{/number}",
  releases_url: "/releases{/id}",
  statuses_url: "/statuses/{sha}",
  trees_url: "/git/trees{/sha}",
};

function addresses(url: string): Record<string, string> {
  const plain = PLAIN_ADDRESSES.map((name) => [`${name}_url`, `${url}/${name}`]);
  const templates = Object.entries(TEMPLATES).map(([name, end]) => [name, `${url}${end}`]);
  return Object.fromEntries([...plain, ...templates]);
}

const NUMBERS = {
  forks: 0,
  forks_count: 0,
  open_issues: 0,
  open_issues_count: 0,
  size: 1,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
};

const SETTINGS = {
  archived: false,
  disabled: false,
  has_downloads: true,
  has_issues: true,
  has_pages: false,
  has_projects: true,
  has_wiki: true,
};

/** The repository, or a fork of it, as JSON. `fullName` is `owner/name`. */
export function repositoryShape(state: GithubState, links: Links, fullName: string) {
  const [owner = "", name = ""] = fullName.split("/");
  const url = `${links.api}/repos/${encoded(owner, name)}`;
  const page = `${links.server}/${encoded(owner, name)}`;
  const created = "2024-01-01T00:00:00Z";
  return {
    id: stableId(fullName),
    node_id: nodeId("Repository", fullName),
    name,
    full_name: fullName,
    owner: userShape(links, owner),
    private: state.isPrivate,
    visibility: state.isPrivate ? "private" : "public",
    html_url: page,
    description: null,
    fork: fullName !== `${state.owner}/${state.name}`,
    url,
    ...addresses(url),
    clone_url: `${page}.git`,
    git_url: `${page}.git`,
    ssh_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: state.defaultBranch,
    created_at: created,
    updated_at: created,
    pushed_at: created,
    ...NUMBERS,
    ...SETTINGS,
  };
}
