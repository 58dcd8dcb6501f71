import { fields, list, text } from "./call.ts";
import { type Reply, refused } from "./reply.ts";
import type { CheckAnnotation, CheckRun } from "./state.ts";

/** Conclusions that an app may set; `stale` is GitHub's own. */
const CONCLUSIONS = [
  "action_required",
  "cancelled",
  "failure",
  "neutral",
  "skipped",
  "success",
  "timed_out",
];
const STATUSES = ["queued", "in_progress", "completed"] as const;
const LEVELS = ["notice", "warning", "failure"];

/** Documented limits of one request. */
const MOST_ANNOTATIONS = 50;
const MOST_ACTIONS = 3;
const LONGEST_TEXT = 65_535;

/** What a create or update request asks for, once it was found acceptable. Absent: not sent. */
export interface CheckRequest {
  readonly name?: string;
  readonly externalId?: string;
  readonly detailsUrl?: string;
  readonly status?: CheckRun["status"];
  readonly conclusion?: string;
  readonly startedAt?: string;
  readonly completedAt?: string;
  readonly output?: CheckRun["output"];
  readonly annotations: readonly CheckAnnotation[];
}

type Body = Readonly<Record<string, unknown>>;

function isAnnotation(value: unknown): value is CheckAnnotation {
  const one = fields(value);
  const start = one["start_line"];
  const end = one["end_line"];
  return (
    typeof one["path"] === "string" &&
    typeof one["message"] === "string" &&
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    Number(end) >= Number(start) &&
    LEVELS.includes(String(one["annotation_level"]))
  );
}

function annotationProblem(annotations: readonly unknown[]): string | undefined {
  if (annotations.length > MOST_ANNOTATIONS) {
    return `No more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`;
  }
  const wrong = annotations.findIndex((annotation) => !isAnnotation(annotation));
  return wrong === -1 ? undefined : `For 'properties/annotations/${wrong}', the item is not valid.`;
}

function outputProblem(output: unknown): string | undefined {
  if (output === undefined) return undefined;
  const body = fields(output);
  if (typeof body["summary"] !== "string") return '"summary" wasn\'t supplied.';
  for (const name of ["summary", "text"]) {
    const length = text(body[name])?.length ?? 0;
    if (length > LONGEST_TEXT) {
      return `Only ${LONGEST_TEXT} characters are allowed for ${name}; ${length} were supplied.`;
    }
  }
  return annotationProblem(list(body["annotations"]));
}

function stateProblem(body: Body): string | undefined {
  const { status, conclusion } = body;
  if (status !== undefined && !STATUSES.some((known) => known === status)) {
    return `${JSON.stringify(status)} is not a status.`;
  }
  if (conclusion !== undefined && !CONCLUSIONS.includes(String(conclusion))) {
    return `For 'properties/conclusion', ${JSON.stringify(conclusion)} is not a member of ${JSON.stringify(CONCLUSIONS)}.`;
  }
  if (status === "completed" && conclusion === undefined) return '"conclusion" wasn\'t supplied.';
  return undefined;
}

/** Why GitHub would refuse the request. */
export function checkProblem(body: Body): Reply | undefined {
  const actions = list(body["actions"]).length;
  const problem =
    stateProblem(body) ??
    outputProblem(body["output"]) ??
    (actions > MOST_ACTIONS
      ? `No more than ${MOST_ACTIONS} items are allowed; ${actions} were supplied.`
      : undefined);
  return problem === undefined ? undefined : refused(problem);
}

function statusOf(body: Body): CheckRun["status"] | undefined {
  return STATUSES.find((known) => known === body["status"]);
}

/** Drops what was not sent, so that an update leaves it alone. */
function sent<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Reads a request that {@link checkProblem} let pass. */
export function readCheckRequest(body: Body): CheckRequest {
  const output = body["output"] === undefined ? undefined : fields(body["output"]);
  return {
    ...sent({
      name: text(body["name"]),
      externalId: text(body["external_id"]),
      detailsUrl: text(body["details_url"]),
      status: statusOf(body),
      conclusion: text(body["conclusion"]),
      startedAt: text(body["started_at"]),
      completedAt: text(body["completed_at"]),
      output: output && {
        title: text(output["title"]) ?? null,
        summary: text(output["summary"]) ?? null,
        text: text(output["text"]) ?? null,
      },
    }),
    annotations: list(output?.["annotations"]).filter(isAnnotation),
  };
}
