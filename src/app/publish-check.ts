import type { CheckRunStart, ForgeFailure, ForgeResult, StickyOutcome } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import type { Report } from "../model/report.ts";
import { toCheckRun } from "../reports/check-run/check-run.ts";
import { renderShorterComment } from "../reports/comment.ts";
import { findRenderer } from "../reports/index.ts";
import type { GithubPlace, RenderContext } from "../reports/renderer.ts";
import { decideWrite } from "../reports/sticky/decide-write.ts";
import { readMarker, toMarker, withResult } from "../reports/sticky/marker.ts";
import { createRedactor } from "../text/redactor.ts";
import type { CheckedEvent } from "./check-event.ts";

/** What was written where; the exit code of the job follows from it (reporting.md §2.5). */
export interface Published {
  readonly checkRunWritten: boolean;
  readonly comment: StickyOutcome | null;
  /** Sentences for log and summary: what could not be written, and which permission is missing. */
  readonly notes: readonly string[];
  readonly commentBody: string;
  readonly summary: string;
}

function draw(name: string, report: Report, context: RenderContext): string {
  const renderer = findRenderer(name);
  if (renderer === undefined) throw new Error(`no renderer ${name}`);
  return renderer.render(report, context);
}

function toContext(job: Job, checked: CheckedEvent, artifactUrl: string | null): RenderContext {
  const { place, inputs } = job;
  const github: GithubPlace = {
    serverUrl: place.serverUrl,
    repository: place.repository,
    workflowRun: place.workflowRun,
    attempt: place.attempt,
    commentKey: inputs["comment-key"],
    kind: "replay",
    history: [],
    artifactUrl,
    summaryUrl: null,
    behind: 0,
    changedPaths: checked.changedPaths,
  };
  return {
    redactor: createRedactor(job.secrets),
    now: job.clock.timestamp(),
    colour: false,
    maxExcerpts: inputs["max-excerpts"],
    github,
  };
}

/** Finishes the check run, writes the sticky comment, and draws the summary; the verdict comes first. */
export async function publishCheck(
  job: Job,
  checked: CheckedEvent,
  parts: {
    readonly start: ForgeResult<CheckRunStart> | null;
    readonly artifactUrl: string | null;
    /** What became of cache and artifact, for log and summary alone. */
    readonly notes: readonly string[];
  },
): Promise<Published> {
  const context = toContext(job, checked, parts.artifactUrl);
  const { report } = checked;
  const checkRun = await finish(job, { report, context, start: parts.start });
  const sticky = await writeComment(job, report, context);
  const notes = [...parts.notes, ...checkRun.notes, ...sticky.notes];
  const noted = { ...report, notes: [...report.notes, ...notes] };
  return {
    checkRunWritten: checkRun.written,
    comment: sticky.outcome,
    notes,
    commentBody: sticky.body,
    summary: draw("summary", noted, context),
  };
}

async function finish(
  job: Job,
  parts: {
    readonly report: Report;
    readonly context: RenderContext;
    readonly start: ForgeResult<CheckRunStart> | null;
  },
): Promise<{ readonly written: boolean; readonly notes: readonly string[] }> {
  const { report, context, start } = parts;
  if (start === null) return { written: false, notes: [] };
  if (!start.ok) return { written: false, notes: [toNote("check run", start.failure)] };
  if (start.value.kind === "superseded") {
    return { written: true, notes: ["a newer workflow run has written the check run already"] };
  }
  const output = toCheckRun(report, context);
  const finished = await job.forge.finishCheckRun(start.value.run, {
    ...output,
    annotations: job.inputs.annotations ? output.annotations : [],
    conclusion: report.conclusion,
  });
  if (finished.ok) job.onFinished();
  return finished.ok
    ? { written: true, notes: [] }
    : { written: false, notes: [toNote("check run", finished.failure)] };
}

function toNote(what: string, failure: ForgeFailure): string {
  return `the ${what} could not be written: ${failure.text}`;
}

/** Whether the comment is wanted at all, given the one that stands (input `comment`). */
function isWanted(job: Job, report: Report, stored: string | null): boolean {
  const affected = report.skills.length > 0 || report.problems.length > 0;
  switch (job.inputs.comment) {
    case "never":
      return false;
    case "always":
      return true;
    case "auto":
      return affected || stored !== null;
    case "on-failure":
      return report.conclusion !== "success" || stored !== null;
    case "on-change":
      return (affected || stored !== null) && readMarker(stored ?? "")?.status !== report.status;
  }
}

async function writeComment(
  job: Job,
  report: Report,
  context: RenderContext,
): Promise<{
  readonly outcome: StickyOutcome | null;
  readonly body: string;
  readonly notes: readonly string[];
}> {
  const { event, forge } = job;
  let body = draw("comment", report, context);
  // No write call at all from a fork, and no comment in a merge queue (security.md EV-1, EV-11).
  if (event.kind !== "pull-request" || event.fork || job.inputs.comment === "never") {
    return { outcome: null, body, notes: [] };
  }
  const pull = await forge.readPullHead(event.number);
  if (!pull.ok) return { outcome: null, body, notes: [toNote("comment", pull.failure)] };
  if (!pull.value.open) {
    return { outcome: null, body, notes: ["no comment: the pull request was closed meanwhile"] };
  }
  const behind =
    pull.value.head === event.head ? 0 : await forge.countCommitsSince(event.number, event.head);
  if (behind === null) {
    return { outcome: null, body, notes: ["no comment: the head has moved on meanwhile"] };
  }
  const placedContext = withBehind(context, behind);
  const key = job.inputs["comment-key"];
  const written = await forge.writeStickyComment({
    pull: event.number,
    isOurs: (text) => readMarker(text)?.key === key,
    decide: (stored) => {
      if (!isWanted(job, report, stored)) return { kind: "skip", reason: "not wanted" };
      const placed = withHistory(placedContext, report, stored);
      body = draw("comment", report, placed);
      if (placed.github === null) throw new Error("a comment without a place");
      return decideWrite({
        stored,
        next: { body, marker: toMarker(report, placed.github) },
        head: pull.value.head,
        now: Math.floor(job.clock.now() / 1000),
      });
    },
    shorter: () => renderShorterComment(report, placedContext),
  });
  return written.ok
    ? { outcome: written.value, body, notes: [] }
    : { outcome: null, body, notes: [toNote("comment", written.failure)] };
}

function withBehind(context: RenderContext, behind: number): RenderContext {
  return context.github === null ? context : { ...context, github: { ...context.github, behind } };
}

/** The results of this pull request so far, from the comment that stands, and this one. */
function withHistory(context: RenderContext, report: Report, stored: string | null): RenderContext {
  if (context.github === null) return context;
  const earlier = readMarker(stored ?? "")?.hist ?? [];
  const history = withResult(earlier, report.subject.head ?? "", report.status);
  return { ...context, github: { ...context.github, history } };
}
