import { z } from "zod";
import type { Report } from "../../model/report.ts";
import { TEST_STATUSES } from "../../model/status.ts";
import { readMarkerLine, toMarkerLine } from "../../text/marker.ts";
import type { Markdown } from "../../text/safe.ts";
import { HISTORY } from "../blocks/footer.ts";
import type { GithubPlace } from "../renderer.ts";

/** What the last line of our comment says to later runs (reporting.md §4.4). Never trusted for gating. */
const markerSchema = z.strictObject({
  /** Input `comment-key`. */
  key: z.string().max(200),
  kind: z.enum(["replay", "live"]),
  /** Workflow run id. */
  run: z.number().int().min(0),
  attempt: z.number().int().min(0),
  /** Full head SHA. */
  sha: z.string().max(64),
  status: z.enum([...TEST_STATUSES, "running"]),
  /** Only while running: Unix second after which the block is overdue. */
  until: z.number().int().optional(),
  /** The last ten results of the pull request: short SHA, status. */
  hist: z.array(z.tuple([z.string().max(64), z.string().max(20)])).max(HISTORY),
});

export type Marker = z.infer<typeof markerSchema>;

/** The marker in the exact last line of a body, or null when there is none that we could have written. */
export function readMarker(body: string): Marker | null {
  const parsed = markerSchema.safeParse(readMarkerLine(body));
  return parsed.success ? parsed.data : null;
}

/** The marker of a report's comment. */
export function toMarker(report: Report, place: GithubPlace): Marker {
  return {
    key: place.commentKey,
    kind: place.kind,
    run: place.workflowRun,
    attempt: place.attempt,
    sha: report.subject.head ?? "",
    status: report.status,
    hist: place.history.slice(-HISTORY).map(([sha, status]) => [sha, status]),
  };
}

/** The history with one more result: a result for the same commit replaces the earlier one. */
export function withResult(
  history: readonly (readonly [string, string])[],
  head: string,
  status: string,
): readonly (readonly [string, string])[] {
  const sha = head.slice(0, 7);
  return [...history.filter(([earlier]) => earlier !== sha), [sha, status] as const].slice(
    -HISTORY,
  );
}

/** The last line of a comment. */
export function markerLine(report: Report, place: GithubPlace): Markdown {
  return toMarkerLine(toMarker(report, place));
}
