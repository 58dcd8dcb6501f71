import type { LintMaterial } from "../model/lint-material.ts";
import type { Report } from "../model/report.ts";
import { redactDeep } from "../text/redact-deep.ts";
import type { Redactor } from "../text/redactor.ts";

/** Where the report is shown on GitHub. */
export interface GithubPlace {
  /** `https://github.com`, without a final slash. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly workflowRun: number;
  readonly attempt: number;
  /** Input `comment-key`. */
  readonly commentKey: string;
  readonly kind: "replay" | "live";
  /** Earlier results of this pull request, oldest first: short SHA and overall status. */
  readonly history: readonly (readonly [sha: string, status: string])[];
  /** The uploaded `skillcheck-report.json`, or null when it was not uploaded. */
  readonly artifactUrl: string | null;
  /** The workflow run's page, which shows the job summary; null = the page of `workflowRun`. */
  readonly summaryUrl: string | null;
  /** Commits of the pull request since this report's head; 0 = the head is current (EV-8). */
  readonly behind: number;
  /** Files that the pull request changed, the only ones annotated (CO-8); null = no limit known. */
  readonly changedPaths: ReadonlySet<string> | null;
}

/** Everything a renderer needs beside the report: no clock, no environment (style.md §9). */
export interface RenderContext {
  readonly redactor: Redactor;
  /** UTC instant in ISO 8601, shown as "updated". */
  readonly now: string;
  /** Colours on the terminal. */
  readonly colour: boolean;
  /** Failing tests that get a full excerpt in the comment (input `max-excerpts`, 5 unless said). */
  readonly maxExcerpts: number;
  /** Lines of files and texts of rules, where lint is shown and somebody read them. */
  readonly lint?: LintMaterial;
  /** Null on the command line. */
  readonly github: GithubPlace | null;
}

/** A way to show a report: report → text. */
export interface Renderer {
  /** Word of `--format`. */
  readonly name: string;
  readonly render: (report: Report, context: RenderContext) => string;
}

/** A renderer that never sees a secret: redaction comes before everything else (security.md SE-1). */
export function defineRenderer(renderer: Renderer): Renderer {
  return {
    name: renderer.name,
    render: (report, context) => renderer.render(redactDeep(report, context.redactor), context),
  };
}
