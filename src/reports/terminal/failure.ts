import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { join, type Terminal, term } from "../../text/safe.ts";
import { block, line } from "../../text/terminal.ts";
import type { Palette } from "./palette.ts";

/** Code points of one value or event. */
const EXCERPT = 600;

function value(
  label: "expected" | "actual",
  text: string | null,
  paint: (text: Terminal) => Terminal,
): Terminal {
  if (text === null) return term``;
  const mark = label === "expected" ? term`- expected` : term`+ actual  `;
  return paint(term`    ${mark}  ${line(text, EXCERPT)}`);
}

function events(test: TestReport): Terminal {
  const parts = (test.failure?.verbatim ?? []).map(
    (event) =>
      term`    ${event.turn}.${event.event} ${line(event.kind)}\n${block(event.text, "    ", EXCERPT)}`,
  );
  return join(parts, "\n");
}

/** A test that does not pass: check, expected and actual, the events, where the recording lies, what to do. */
export function drawFailure(skill: SkillReport, test: TestReport, palette: Palette): Terminal {
  const { failure } = test;
  const title = palette.bold(term`${line(skill.name)} › ${line(test.name)}`);
  const place = palette.dim(term`${line(test.file)}:${failure?.check.line ?? test.line}`);
  const why =
    failure === null
      ? line(test.reason)
      : term`${line(failure.check.text)}: ${line(failure.check.reason)}`;
  const sample = test.samples.find((one) => one.sample === failure?.sample) ?? test.samples[0];
  const recording = sample?.recording ?? null;
  return join(
    [
      term`  ${title}  ${place}`,
      term`    ${why}`,
      failure === null ? term`` : value("expected", failure.check.expected, palette.good),
      failure === null ? term`` : value("actual", failure.check.actual, palette.bad),
      events(test),
      recording === null ? term`` : palette.dim(term`    recording: ${line(recording)}`),
      test.next === null ? term`` : term`    next: ${line(test.next)}`,
    ],
    "\n",
  );
}
