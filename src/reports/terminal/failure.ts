import type { Report, SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { join, type Terminal, term } from "../../text/safe.ts";
import { block, line } from "../../text/terminal.ts";
import { testSeverity } from "../wording/severity.ts";
import { counted } from "../wording/words.ts";
import type { Palette } from "./palette.ts";
import { drawTestName } from "./test-name.ts";

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

/** What stand-ins did not answer. */
function refusedCalls({ failure }: TestReport): Terminal {
  const refused = failure?.refused ?? [];
  if (refused.length === 0) return term``;
  const calls = refused.map(({ turn, call }) => term`${line(call, EXCERPT)} (turn ${turn})`);
  return term`    refused by stand-ins: ${join(calls, ", ")}`;
}

/** A test that does not pass: check, expected and actual, the events, where the recording lies, what to do. */
function drawFailure(skill: SkillReport, test: TestReport, palette: Palette): Terminal {
  const { failure } = test;
  const title = palette.bold(term`${line(skill.name)} › ${drawTestName(skill, test)}`);
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
      test.notes === null ? term`` : term`    note: ${line(test.notes, EXCERPT)}`,
      refusedCalls(test),
      events(test),
      recording === null ? term`` : palette.dim(term`    recording: ${line(recording)}`),
      test.next === null ? term`` : term`    next: ${line(test.next)}`,
    ],
    "\n",
  );
}

/** Tests without evidence, once a skill for each reason: why, and what to do. */
function drawUnverified(skill: SkillReport, palette: Palette): Terminal {
  const groups = new Map<string, TestReport[]>();
  for (const test of skill.tests.filter(({ status }) => status === "unverified")) {
    const key = JSON.stringify([test.reason, test.next]);
    groups.set(key, [...(groups.get(key) ?? []), test]);
  }
  const title = palette.bold(line(skill.name));
  const parts = [...groups.values()].map(([first, ...others]) => {
    if (first === undefined) return term``;
    const next = first.next === null ? term`` : term`\n    next: ${line(first.next)}`;
    const count = counted(others.length + 1, "test");
    return term`  ${title}  ${count} unverified: ${line(first.reason)}${next}`;
  });
  return join(parts, "\n\n");
}

/** Everything that is not green, skill by skill. */
export function drawFailures(report: Report, palette: Palette): Terminal {
  const parts = report.skills.flatMap((skill) => [
    ...skill.tests
      .filter((test) => ["broken", "invalid", "inconclusive"].includes(testSeverity(test)))
      .map((test) => drawFailure(skill, test, palette)),
    drawUnverified(skill, palette),
  ]);
  return join(parts, "\n\n");
}
