import type { TestReport } from "../../model/test-report.ts";
import { code, htmlCode, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { SEVERITIES, testSeverity } from "../wording/severity.ts";
import { counted, STATUS_ICONS } from "../wording/words.ts";
import { checkLine, whereFailed } from "./check-line.ts";
import { toEventTable } from "./event-table.ts";
import { details, type Page } from "./page.ts";
import { type Located, resultWords, sampleLine, testName } from "./test-summary.ts";
import { expectedAndActual, verbatimEvents } from "./verbatim.ts";

/** Tests that get a failure block: failed, regressed or without a verdict, worst first. */
export function failingTests(page: Page): readonly Located[] {
  return page.report.skills
    .flatMap((skill) => skill.tests.map((test) => ({ skill, test })))
    .filter(({ test }) => ["broken", "invalid"].includes(testSeverity(test)))
    .sort(
      (a, b) => SEVERITIES.indexOf(testSeverity(a.test)) - SEVERITIES.indexOf(testSeverity(b.test)),
    );
}

function summaryOf(located: Located, withSkill: boolean): Markdown {
  const { skill, test } = located;
  const of = withSkill ? md`${htmlCode(skill.name)} › ` : md``;
  const name = md`<b>${testName(located)}</b>`;
  return md`${STATUS_ICONS[test.status]} ${of}${name}: ${resultWords(located)}`;
}

function verbatimBlock(page: Page, { test }: Located): Markdown {
  const { failure } = test;
  if (failure === null) return md``;
  const events = verbatimEvents(page, failure, {
    most: page.detail.events,
    placed: false,
  });
  if (events === "") return events;
  const where =
    failure.turn === null || failure.event === null
      ? md`Verbatim`
      : md`Turn ${failure.turn}, event ${failure.event}, verbatim`;
  return details(md`${where} (sample ${failure.sample})`, events);
}

/** What the author of the suite wants people to know of the test. */
function suiteNote(test: TestReport): Markdown {
  return test.notes === null ? md`` : md`Note in the suite: ${prose(test.notes)}`;
}

/** What stand-ins did not answer: an agent that was refused may have gone astray for that. */
function refusedCalls({ failure }: TestReport): Markdown {
  const refused = failure?.refused ?? [];
  if (refused.length === 0) return md``;
  const calls = refused.map(({ turn, call }) => md`${code(call)} (turn ${turn})`);
  return md`Refused by stand-ins: ${join(calls, ", ")}`;
}

function failureBody(page: Page, located: Located): Markdown {
  const { test } = located;
  const table = page.detail.eventTable ? toEventTable(page, test) : md``;
  if (test.failure === null) {
    return join([prose(test.reason), suiteNote(test), table, sampleLine(page, test)], "\n\n");
  }
  const diff = expectedAndActual(test.failure);
  const why = diff === "" ? prose(test.failure.check.reason) : diff;
  return join(
    [
      checkLine(page, test),
      why,
      suiteNote(test),
      refusedCalls(test),
      table,
      verbatimBlock(page, located),
      sampleLine(page, test),
    ],
    "\n\n",
  );
}

/** One line for a failing test that gets no block. */
function failureLine(page: Page, located: Located): Markdown {
  const { skill, test } = located;
  const check = test.failure === null ? prose(test.reason, 120) : checkLine(page, test);
  const where = whereFailed(test);
  const name = md`${code(skill.name)} › ${testName(located)}`;
  const result = md`${STATUS_ICONS[test.status]} ${name}: ${resultWords(located)}`;
  return md`- ${join([result, check, where], " · ")}`;
}

/** The failing tests that a step shows, and how many of each skill it does not. */
function choose(page: Page): { readonly shown: readonly Located[]; readonly left: number } {
  const seen = new Map<string, number>();
  const all = failingTests(page);
  const shown = all.filter(({ skill }) => {
    const count = (seen.get(skill.folder) ?? 0) + 1;
    seen.set(skill.folder, count);
    return count <= page.detail.failuresPerSkill;
  });
  return { shown, left: all.length - shown.length };
}

/** Blocks of the failing tests: the worst `max-excerpts` in full, one line for the others. */
export function toFailures(page: Page): readonly Markdown[] {
  const { shown, left } = choose(page);
  if (shown.length === 0) return [];
  const full = page.detail.failureBlocks ? page.context.maxExcerpts : 0;
  const several = new Set(shown.map(({ skill }) => skill.folder)).size > 1;
  const blocks = shown
    .slice(0, full)
    .map((located, index) =>
      details(summaryOf(located, several), failureBody(page, located), index === 0),
    );
  const lines = shown.slice(full).map((located) => failureLine(page, located));
  if (left > 0) lines.push(md`- …and ${left} more, listed in \`skillcheck-report.json\``);
  if (lines.length === 0) return blocks;
  const count = shown.length - Math.min(full, shown.length) + left;
  const heading = blocks.length === 0 ? md`` : md`more `;
  const noun =
    blocks.length === 0 ? counted(count, "failing test") : md`${count} ${heading}failing`;
  return [...blocks, details(md`<b>${noun}</b>`, join(lines, "\n"), blocks.length === 0)];
}
