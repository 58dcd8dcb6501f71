import { join } from "node:path";

/** The event that started the workflow run. */
export interface WorkflowEvent {
  /** `pull_request`, `push`, … */
  readonly name: string;
  readonly payload: unknown;
}

/** What the environment of a step is made from. */
export interface StepFacts {
  readonly action: string;
  readonly event: WorkflowEvent;
  readonly workspace: string;
  /** The runner's own folder, for temporary files, home and tools. */
  readonly folder: string;
  readonly path: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function text(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : fallback;
}

const NO_COMMIT = "0".repeat(40);

/** `GITHUB_REF` and `GITHUB_SHA` for each event (documented); the rest stands on the default branch. */
function checkedOut(event: WorkflowEvent): { ref: string; sha: string } {
  const payload = fields(event.payload);
  const pull = fields(payload["pull_request"]);
  const group = fields(payload["merge_group"]);
  const branch = text(fields(payload["repository"])["default_branch"], "main");
  switch (event.name) {
    case "pull_request":
      return {
        ref: `refs/pull/${String(pull["number"] ?? payload["number"] ?? 0)}/merge`,
        sha: text(pull["merge_commit_sha"], NO_COMMIT),
      };
    case "push":
      return {
        ref: text(payload["ref"], `refs/heads/${branch}`),
        sha: text(payload["after"], NO_COMMIT),
      };
    case "merge_group":
      return { ref: text(group["head_ref"], ""), sha: text(group["head_sha"], NO_COMMIT) };
    default:
      return { ref: `refs/heads/${branch}`, sha: NO_COMMIT };
  }
}

/** The two branches of a pull request; empty for every other event, as on GitHub. */
function branches(event: WorkflowEvent) {
  const pull = fields(fields(event.payload)["pull_request"]);
  const isPull = event.name.startsWith("pull_request");
  return {
    GITHUB_HEAD_REF: isPull ? text(fields(pull["head"])["ref"], "") : "",
    GITHUB_BASE_REF: isPull ? text(fields(pull["base"])["ref"], "") : "",
  };
}

function githubVariables(facts: StepFacts): Record<string, string> {
  const payload = fields(facts.event.payload);
  const repository = text(fields(payload["repository"])["full_name"], "acme/skills");
  const actor = text(fields(payload["sender"])["login"], "acme");
  const { ref, sha } = checkedOut(facts.event);
  return {
    GITHUB_ACTION: "__self",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION_PATH: facts.action,
    GITHUB_ACTOR: actor,
    GITHUB_API_URL: facts.apiUrl,
    GITHUB_EVENT_NAME: facts.event.name,
    GITHUB_EVENT_PATH: eventPath(facts.folder),
    GITHUB_GRAPHQL_URL: `${facts.apiUrl}/graphql`,
    GITHUB_JOB: "skillcheck",
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ""),
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split("/")[0] ?? "",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "1000",
    GITHUB_RUN_NUMBER: "1",
    GITHUB_SERVER_URL: facts.serverUrl,
    GITHUB_SHA: sha,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_WORKFLOW: "skillcheck",
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/skillcheck.yml@${ref}`,
    GITHUB_WORKSPACE: facts.workspace,
    ...branches(facts.event),
  };
}

/** Where the event is written. */
export function eventPath(folder: string): string {
  return join(folder, "temp", "_github_workflow", "event.json");
}

/** The table of reference/actions.md §4.2, from nothing. */
export function stepEnvironment(facts: StepFacts): Record<string, string> {
  return {
    PATH: facts.path,
    HOME: join(facts.folder, "home"),
    CI: "true",
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "skillcheck-fake",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: join(facts.folder, "temp"),
    RUNNER_TOOL_CACHE: join(facts.folder, "tools"),
    ...githubVariables(facts),
  };
}
