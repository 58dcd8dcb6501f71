import type { GitReader } from "./repository.ts";
import type { Token } from "./tokens.ts";

/** The role of a collaborator; GitHub's API folds maintain into write and triage into read. */
export type Role = "admin" | "maintain" | "write" | "triage" | "read";

/** Where the two ends of a pull request lie. Branches are resolved by git at each request. */
export interface PullRequestEnds {
  readonly base: string;
  /** Branch, full reference or SHA in the bare repository. */
  readonly head: string;
  /** Name of the head branch as GitHub shows it. */
  readonly headRef: string;
  /** `owner/name` of the repository that the head comes from; null when the fork was deleted. */
  readonly headRepository: string | null;
  /** The last commits seen, used once a branch is gone. */
  known: { readonly base: string; readonly head: string };
}

/** An issue; a pull request is an issue with two ends. Times are ISO 8601. */
export interface Issue {
  readonly number: number;
  readonly author: string;
  readonly createdAt: string;
  title: string;
  body: string | null;
  state: "open" | "closed";
  draft: boolean;
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
  labels: string[];
  readonly events: LabelEvent[];
  readonly ends: PullRequestEnds | null;
}

/** Who put a label on or took it off. */
export interface LabelEvent {
  readonly id: number;
  readonly event: "labeled" | "unlabeled";
  readonly label: string;
  readonly actor: string;
  readonly createdAt: string;
}

/** A comment on an issue or a pull request. */
export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly app: Token["app"];
  readonly createdAt: string;
  body: string;
  updatedAt: string;
}

/** What a check run says, beside its annotations. */
export interface CheckOutput {
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
}

/** One annotation of a check run, as it was sent. */
export interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: string;
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

/** A check run on one commit. */
export interface CheckRun {
  readonly id: number;
  readonly headSha: string;
  readonly app: NonNullable<Token["app"]>;
  name: string;
  externalId: string;
  detailsUrl: string | null;
  status: "queued" | "in_progress" | "completed";
  conclusion: string | null;
  startedAt: string;
  completedAt: string | null;
  output: CheckOutput;
  readonly annotations: CheckAnnotation[];
}

/** A workflow run, given by the test. */
export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly headRepository: string;
  readonly actor: string;
  readonly triggeringActor: string;
  readonly runAttempt: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly createdAt: string;
}

/** An artifact of a workflow run, given by the test. `digest` is `sha256:<hex>`. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly workflowRun: number;
  readonly sizeInBytes: number;
  readonly digest: string | null;
  readonly expired: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Everything that the server remembers. Tests may read and change it. */
export interface GithubState {
  readonly owner: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  readonly git: GitReader;
  readonly tokens: Map<string, Token>;
  readonly collaborators: Map<string, Role>;
  readonly issues: Map<number, Issue>;
  readonly comments: Map<number, Comment>;
  readonly checkRuns: Map<number, CheckRun>;
  readonly workflowRuns: WorkflowRun[];
  readonly artifacts: Artifact[];
  /** Largest recursive tree that is answered whole (100,000 entries on GitHub). */
  readonly treeLimit: number;
  /** A number that was not given out before, for ids of any kind. */
  readonly nextId: () => number;
  /** The time of the injected clock, ISO 8601 without milliseconds. */
  readonly now: () => string;
}
