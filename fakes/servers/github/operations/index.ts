import type { Operation } from "../call.ts";
import { checks } from "./checks.ts";
import { collaborators } from "./collaborators.ts";
import { comments } from "./comments.ts";
import { commits } from "./commits.ts";
import { contents } from "./contents.ts";
import { gitObjects } from "./git-objects.ts";
import { issues } from "./issues.ts";
import { labels } from "./labels.ts";
import { pulls } from "./pulls.ts";
import { rateLimit } from "./rate-limit.ts";
import { workflowRuns } from "./workflow-runs.ts";

/** Every operation that the server answers: one group, one file, one line. */
export const operations: readonly Operation[] = [
  ...pulls,
  ...commits,
  ...gitObjects,
  ...contents,
  ...issues,
  ...comments,
  ...labels,
  ...collaborators,
  ...checks,
  ...workflowRuns,
  ...rateLimit,
];
