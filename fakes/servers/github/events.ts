import type { Links } from "./links.ts";
import { labelShape } from "./shapes/issue.ts";
import { fullPullRequestShape, isPullRequest } from "./shapes/pull-request.ts";
import { repositoryShape } from "./shapes/repository.ts";
import { userShape } from "./shapes/user.ts";
import type { GithubState } from "./state.ts";

/** What happened to a pull request. `label` for `labeled` and `unlabeled`. */
export interface PullRequestAction {
  readonly action?: string;
  readonly label?: string;
  /** Who did it; the author when absent. */
  readonly sender?: string;
}

/** The payload of the event `pull_request`, as the runner writes it to `GITHUB_EVENT_PATH`. */
export async function pullRequestEvent(
  place: { readonly state: GithubState; readonly links: Links },
  number: number,
  what: PullRequestAction = {},
) {
  const { state, links } = place;
  const pull = state.issues.get(number);
  if (!isPullRequest(pull)) throw new Error(`no pull request ${number}`);
  const payload = {
    action: what.action ?? "synchronize",
    number,
    pull_request: await fullPullRequestShape(state, links, pull),
    repository: repositoryShape(state, links, `${state.owner}/${state.name}`),
    sender: userShape(links, what.sender ?? pull.author),
  };
  return what.label === undefined ? payload : { ...payload, label: labelShape(links, what.label) };
}
