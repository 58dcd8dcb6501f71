import type { CheckRunStart, ForgeResult } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import type { Report } from "../model/report.ts";
import { reportSchema } from "../model/report.ts";
import { toAnnotations } from "../reports/check-run/annotations.ts";
import { findRenderer } from "../reports/index.ts";
import { redactDeep } from "../text/redact-deep.ts";
import { createRedactor } from "../text/redactor.ts";
import { type CheckedEvent, checkEvent } from "./check-event.ts";
import { type Published, publishCheck } from "./publish-check.ts";
import { saveUsed } from "./save-used.ts";

/** Name of the report file (design.md §10). */
const REPORT_FILE = "skillcheck-report.json";
const SUMMARY_FILE = "skillcheck-summary.md";
/** Exit codes that the job keeps although its check run was written (reporting.md §2.5). */
const KEPT_CODES: readonly number[] = [2, 3, 130];

/** The whole job `check`: start the check run, check, publish, save; returns the job's exit code. */
export async function runCheck(job: Job): Promise<number> {
  const start = await startCheckRun(job);
  const checked = await checkEvent(job);
  const redactor = createRedactor(job.secrets);
  const report = redactDeep(reportSchema.parse(checked.report), redactor);
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const resultsPath = await job.writeResult(REPORT_FILE, text);
  const saved = await saveUsed(job, checked);
  const upload = await uploadReport(job, { resultsPath, text });
  const redacted: CheckedEvent = { ...checked, report };
  // What became of cache and artifact is for log and summary: in the comment it would make every
  // run an edit, though nothing about the skills has changed.
  const published = await publishCheck(job, redacted, {
    start,
    artifactUrl: upload.url,
    notes: [...saved, ...upload.notes],
  });
  await writeSurfaces(job, report, { published, changedPaths: checked.changedPaths });
  setOutputs(job, report, { published, resultsPath });
  return published.checkRunWritten && !KEPT_CODES.includes(report.exitCode) ? 0 : report.exitCode;
}

/** A fork's token may write nothing, so nothing is tried (security.md EV-1). */
async function startCheckRun(job: Job): Promise<ForgeResult<CheckRunStart> | null> {
  const { event, inputs } = job;
  const fork = event.kind === "pull-request" && event.fork;
  if (fork || inputs["check-run"] === "false") return null;
  const start = await job.forge.startCheckRun(event.head);
  if (start.ok && start.value.kind === "started") job.onStarted(start.value.run);
  return start;
}

async function uploadReport(
  job: Job,
  { resultsPath, text }: { readonly resultsPath: string; readonly text: string },
): Promise<{ readonly url: string | null; readonly notes: readonly string[] }> {
  const name = job.inputs["report-artifact"];
  if (name === "") return { url: null, notes: [] };
  // The artifact takes the name of its file (reporting.md §7).
  const file = name === REPORT_FILE ? resultsPath : await job.writeResult(name, text);
  const folder = file.slice(0, file.lastIndexOf("/"));
  const upload = await job.forge.uploadReport(file, folder, job.inputs["retention-days"]);
  if (upload.kind === "not-uploaded") {
    return { url: null, notes: [`the report was not uploaded: ${upload.reason}`] };
  }
  const { serverUrl, repository, workflowRun } = job.place;
  return {
    url: `${serverUrl}/${repository}/actions/runs/${workflowRun}/artifacts/${upload.id}`,
    notes: [],
  };
}

/** Log, job summary and annotations by command; the last ones only where no check run carries them. */
async function writeSurfaces(
  job: Job,
  report: Report,
  written: {
    readonly published: Published;
    readonly changedPaths: ReadonlySet<string> | null;
  },
): Promise<void> {
  const { inputs } = job;
  const context = {
    redactor: createRedactor(job.secrets),
    now: job.clock.timestamp(),
    colour: false,
    maxExcerpts: inputs["max-excerpts"],
    github: null,
  };
  job.log(findRenderer("plain")?.render(report, context) ?? "");
  for (const note of written.published.notes) job.warn(note);
  await job.writeResult(SUMMARY_FILE, written.published.summary);
  if (inputs["job-summary"]) await job.writeSummary(written.published.summary);
  if (!inputs.annotations || written.published.checkRunWritten) return;
  for (const annotation of toAnnotations(report, written.changedPaths).slice(
    0,
    inputs["max-annotations"],
  )) {
    job.annotate(annotation);
  }
}

const money = (usd: number | null): string => (usd === null ? "unknown" : usd.toFixed(4));

function setOutputs(
  job: Job,
  report: Report,
  parts: { readonly published: Published; readonly resultsPath: string },
): void {
  const { counts } = report;
  const { comment, commentBody } = parts.published;
  const values: Readonly<Record<string, string>> = {
    status: report.status,
    conclusion: report.conclusion,
    passed: String(counts.passed),
    failed: String(counts.failed),
    inconclusive: String(counts.inconclusive),
    unverified: String(counts.unverified),
    invalid: String(counts.invalid),
    regressed: String(counts.regressed),
    untested: String(counts.untested),
    flaky: String(counts.flaky),
    stale: String(counts.stale),
    unrecorded: String(counts.unrecorded),
    skills: JSON.stringify(report.skills.map(({ name, state }) => ({ name, status: state }))),
    "spent-usd": money(report.money.spentUsd),
    "recorded-usd": money(report.money.recordedUsd),
    "results-path": parts.resultsPath,
    "summary-path": parts.resultsPath.replace(REPORT_FILE, SUMMARY_FILE),
    "comment-id": comment?.comment === null || comment === null ? "" : String(comment.comment.id),
    "comment-url": comment?.comment?.url ?? "",
    "comment-body": commentBody,
  };
  for (const [name, value] of Object.entries(values)) job.setOutput(name, value);
}
