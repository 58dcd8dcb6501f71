import type { TestReport } from "../../model/test-report.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { otherStep, recordCommand } from "../wording/command.ts";
import { fraction, interval, money, neededPasses } from "../wording/figures.ts";
import { testSeverity } from "../wording/severity.ts";
import { baseName, counted, numberWord } from "../wording/words.ts";
import { checkLine, whereFailed } from "./check-line.ts";
import { details, type Page } from "./page.ts";
import { MORE_SAMPLES } from "./skills-table.ts";
import { type Located, resultWords, sampleLine, sampleStrip, testName } from "./test-summary.ts";
import { verbatimEvents } from "./verbatim.ts";

/** Blocks of undecided tests; the others are one line each. */
const BLOCKS = 5;

function located(page: Page): readonly Located[] {
  return page.report.skills.flatMap((skill) => skill.tests.map((test) => ({ skill, test })));
}

/** A live run that made fewer samples than planned was ended by a limit, or spoiled. */
function isShort({ evidence, rate, planned }: TestReport): boolean {
  return evidence === "live" && (rate?.valid ?? 0) < planned;
}

/** What more samples would decide, and at what price. */
function nextStep({ skill, test }: Located): Markdown {
  const other = isShort(test) ? otherStep(test) : null;
  if (other !== null) return md`To decide, ${other}.`;
  const price =
    test.costPerRunUsd === null
      ? md`no price yet`
      : md`≈ ${money(test.costPerRunUsd * MORE_SAMPLES)} per test`;
  const cannot =
    test.rate === null
      ? md``
      : test.base === null
        ? md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from the ${test.needed} needed. `
        : md`${numberWord(test.rate.valid)} sample${test.rate.valid === 1 ? "" : "s"} cannot tell ${fraction(test.rate)} from ${test.base.passed}/${test.base.valid}. `;
  return md`${cannot}To decide, run ${recordCommand([skill.folder], MORE_SAMPLES)}: it draws ${MORE_SAMPLES} new samples (${price}).`;
}

function undecidedBlock(page: Page, one: Located): Markdown {
  const { test } = one;
  const needed = test.rate === null ? md`` : md` Needs ${neededPasses(test, test.rate)}.`;
  const check =
    test.failure === null
      ? prose(test.reason)
      : md`${checkLine(page, test)}, ${whereFailed(test)}.${needed}`;
  const lines = join([check, sampleLine(page, test), nextStep(one)], "\n");
  const verbatim =
    test.failure === null ? md`` : verbatimEvents(page, test.failure, { most: 1, placed: true });
  return details(
    md`🟡 <b>${testName(one)}</b>: ${resultWords(one)}`,
    join([lines, verbatim], "\n\n"),
  );
}

function undecidedLine(one: Located): Markdown {
  return md`- 🟡 ${code(one.skill.name)} › ${testName(one)}: ${resultWords(one)}`;
}

/** Inconclusive tests, folded: what would decide, with its price (reporting.md §4.2, block 6). */
export function toUndecided(page: Page): readonly Markdown[] {
  const tests = located(page).filter(({ test }) => testSeverity(test) === "inconclusive");
  const full = page.detail.failureBlocks ? BLOCKS : 0;
  const blocks = tests.slice(0, full).map((one) => undecidedBlock(page, one));
  const rest = tests.slice(full);
  if (rest.length === 0) return blocks;
  const limited = rest.slice(0, page.detail.rows);
  const left = rest.length - limited.length;
  const more = left === 0 ? [] : [md`- …and ${left} more`];
  const lines = join([...limited.map(undecidedLine), ...more], "\n");
  return [...blocks, details(md`🟡 <b>${counted(rest.length, "test")} inconclusive</b>`, lines)];
}

/** Where the first failing sample of a flaky test went wrong, and why. */
function firstFailing({ test }: Located): Markdown {
  const sample = test.samples.find(({ verdict }) => verdict === "fail");
  const check = sample?.checks.find(({ verdict }) => verdict === "fail");
  if (sample === undefined || check === undefined) return md``;
  const at = check.evidence?.kind === "event" ? check.evidence : null;
  const where = at === null ? md`` : md` at turn ${at.turn}, event ${at.event}`;
  return md`sample ${sample.sample} failed${where}: ${prose(check.reason)}`;
}

function flakyBody(page: Page, one: Located): Markdown {
  const { test } = one;
  if (test.rate === null) return md``;
  const kind = test.evidence === "replayed" ? md` recorded` : md``;
  const base =
    test.base === null
      ? md``
      : md` ${code(baseName(page.report))}: ${test.base.passed}/${test.base.valid}.`;
  const rate = md`${test.rate.passed} of ${test.rate.valid}${kind} samples pass: ${interval(test.rate)}. Needs ${neededPasses(test, test.rate)}, so the test passes.${base}`;
  return join([rate, join([sampleStrip(test), firstFailing(one)], " · ")], "\n");
}

/** Flaky tests, folded: they pass, and some sample failed. */
export function toFlaky(page: Page): readonly Markdown[] {
  const tests = located(page).filter(({ test }) => test.flaky && testSeverity(test) === "flaky");
  const [only] = tests;
  if (only === undefined || !page.detail.failureBlocks) return [];
  if (tests.length === 1) {
    const { rate: counts } = only.test;
    const rate = counts === null ? md`` : md`, pass with ${fraction(counts)} samples`;
    const name = md`<code>${plain(only.skill.name)} › ${testName(only)}</code>`;
    return [details(md`1 flaky test: ${name}${rate}`, flakyBody(page, only))];
  }
  const shown = tests.slice(0, page.detail.rows).map((one) => {
    const { rate } = one.test;
    const samples = rate === null ? md`` : md`, pass with ${fraction(rate)} samples`;
    const name = md`${code(one.skill.name)} › ${testName(one)}${samples}`;
    return md`- ${join([name, sampleStrip(one.test), firstFailing(one)], " · ")}`;
  });
  const left = tests.length - shown.length;
  const more = left === 0 ? [] : [md`- …and ${left} more`];
  return [details(md`${counted(tests.length, "flaky test")}`, join([...shown, ...more], "\n"))];
}
