import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { encodePath, link } from "../../text/link.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { otherStep, recordCommand, toCommand } from "../wording/command.ts";
import { money } from "../wording/figures.ts";
import { allProblems, faultTexts, presentSkills, reportSeverity } from "../wording/headline.ts";
import { lintErrors } from "../wording/severity.ts";
import { counted } from "../wording/words.ts";
import { linkRoot, type Page, sourceLink } from "./page.ts";

/** Names printed in one sentence before "and n more". */
const NAMES = 5;

function names(skills: readonly SkillReport[]): Markdown {
  const shown = skills.slice(0, NAMES).map((skill) => code(skill.name));
  const rest = skills.length - shown.length;
  if (rest > 0) return md`${join(shown, ", ")} and ${rest} more`;
  const last = shown.at(-1) ?? md``;
  return shown.length < 2 ? last : md`${join(shown.slice(0, -1), ", ")} and ${last}`;
}

const VERBS: Readonly<Record<string, Markdown>> = {
  Read: md`stopped reading`,
  Write: md`stopped writing`,
  Edit: md`stopped editing`,
  Bash: md`stopped running`,
};

/**
 * The cause by rule, without a model (reporting.md §4.3): what the agent no longer does and the lines
 * that this change removed from the skill.
 */
function causeOf(page: Page, test: TestReport | undefined): Markdown {
  const cause = test?.cause ?? null;
  if (cause === null) return md``;
  const space = cause.target.indexOf(" ");
  const verb = VERBS[space === -1 ? "" : cause.target.slice(0, space)];
  const target = verb === undefined ? cause.target : cause.target.slice(space + 1);
  const lines =
    cause.fromLine === cause.toLine
      ? md`L${cause.fromLine}`
      : md`L${cause.fromLine}–L${cause.toLine}`;
  const label = md`${plain(cause.path.split("/").at(-1) ?? "")} ${lines}`;
  const { pullRequest, base } = page.report.subject;
  const address =
    pullRequest === null
      ? `blob/${base?.sha ?? "HEAD"}/${encodePath(cause.path)}#L${cause.fromLine}`
      : `pull/${pullRequest}/files#diff-${cause.pathDigest}L${cause.fromLine}`;
  const where = link(label, linkRoot(page), address);
  const change = pullRequest === null ? md`this change` : md`this PR`;
  return md` The agent ${verb ?? md`no longer used`} ${code(target)} after ${change} removed ${where}.`;
}

function problemAlert(page: Page): Markdown | null {
  const problems = allProblems(page.report);
  const [first] = problems;
  if (first === undefined) return null;
  const remedy = first.remedy === "" ? md`` : md`: ${prose(first.remedy)}`;
  const more = problems.length === 1 ? md`` : md` ${counted(problems.length, "problem")} in all.`;
  const key = first.key === "" ? md`` : md`${code(first.key)}: `;
  return md`> [!CAUTION]\n> **${plain(first.file, 120)} cannot be used**, so nothing in it was run. ${sourceLink(page, { path: first.file, line: first.line })} ${key}${prose(first.what)}${remedy}.${more}`;
}

/** `1 test regressed and 1 is inconclusive`: the first part names the noun. */
function countWords(tests: readonly TestReport[]): Markdown {
  const regressed = tests.filter((test) => test.comparison === "regressed").length;
  const others = tests.filter((test) => test.comparison !== "regressed");
  const failed = others.filter((test) => test.status === "fail").length;
  const undecided = others.filter((test) => test.status === "inconclusive").length;
  const parts = [
    { count: regressed, verb: md`regressed` },
    { count: failed, verb: failed === 1 ? md`fails` : md`fail` },
    { count: undecided, verb: undecided === 1 ? md`is inconclusive` : md`are inconclusive` },
  ].filter((part) => part.count > 0);
  const texts = parts.map(({ count, verb }, index) =>
    index === 0 ? md`${counted(count, "test")} ${verb}` : md`${count} ${verb}`,
  );
  return join(texts, " and ");
}

function failureAlert(page: Page): Markdown | null {
  const failing = page.report.skills.filter((skill) =>
    skill.tests.some((test) => test.status === "fail" || test.comparison === "regressed"),
  );
  if (failing.length === 0) return null;
  const tests = failing.flatMap((skill) => skill.tests);
  const cause = causeOf(
    page,
    tests.find((test) => test.cause !== null),
  );
  return md`> [!CAUTION]\n> **${countWords(tests)} in ${names(failing)}.**${cause}`;
}

/** `pdf-forms ≈ $1.64`, what running it live again would cost. */
function price(skill: SkillReport): Markdown {
  const sums = skill.tests.map((test) => test.recordedUsd);
  const known = sums.filter((sum) => sum !== null);
  return known.length === 0 || known.length < sums.length
    ? md`${plain(skill.name)} has no price yet`
    : md`${plain(skill.name)} ≈ ${money(known.reduce((sum, one) => sum + one, 0))}`;
}

function lintSentence(skills: readonly SkillReport[]): Markdown {
  const broken = skills.filter((skill) => lintErrors(skill) > 0);
  if (broken.length === 0) return md``;
  const errors = broken.reduce((sum, skill) => sum + lintErrors(skill), 0);
  return md` Fix the ${counted(errors, "lint error")} of ${names(broken)} first.`;
}

function evidenceAlert(page: Page): Markdown | null {
  const skills = presentSkills(page.report);
  const unverified = skills.filter((skill) =>
    skill.tests.some((test) => test.status === "unverified"),
  );
  const untested = skills.filter((skill) => skill.state === "untested");
  if (unverified.length + untested.length === 0) return null;
  const recordable = unverified.filter((skill) => lintErrors(skill) === 0);
  const have = unverified.length === 1 ? md`has` : md`have`;
  const evidence =
    unverified.length === 0
      ? md``
      : md`**${counted(unverified.length, "skill")} ${have} no evidence for this commit.**${lintSentence(skills)}`;
  const record =
    recordable.length === 0
      ? md``
      : md` To verify ${names(recordable)}, run ${recordCommand(recordable.map((skill) => skill.folder))} (${join(recordable.slice(0, NAMES).map(price), ", ")}) and commit ${code(".skillcheck/cassettes/")}.`;
  const [first] = untested;
  const suite =
    first === undefined
      ? md``
      : md` **${counted(untested.length, "skill")} changed without a suite:** ${names(untested)}. Write one with ${toCommand("new-test", [first.folder])}.`;
  return md`> [!WARNING]\n> ${join([md`${evidence}${record}`, suite], "")}`;
}

function lintAlert(page: Page): Markdown | null {
  const broken = page.report.skills.filter((skill) => lintErrors(skill) > 0);
  if (broken.length === 0) return null;
  const errors = broken.reduce((sum, skill) => sum + lintErrors(skill), 0);
  return md`> [!WARNING]\n> **${counted(errors, "lint error")} in ${names(broken)}.** Each is listed below with its fix.`;
}

function faultAlert(page: Page): Markdown | null {
  const texts = faultTexts(page.report);
  if (texts.length === 0) return null;
  const shown = texts.slice(0, NAMES).map((text) => code(text, 300));
  const rest = texts.length - shown.length;
  const more = rest > 0 ? md` and ${rest} more` : md``;
  return md`> [!CAUTION]\n> **No verdict:** ${join(shown, ", ")}${more}. A recording that was changed or moved counts for nothing: delete it and record again.`;
}

function invalidAlert(page: Page): Markdown | null {
  const invalid = page.report.skills
    .flatMap((skill) => skill.tests)
    .filter((test) => test.status === "invalid");
  const [first] = invalid;
  if (first === undefined) return null;
  return md`> [!WARNING]\n> **No verdict for ${counted(invalid.length, "test")}:** ${prose(first.reason)}. This is neither a pass nor a failure of the skill: ${otherStep(first) ?? md`run it again`}.`;
}

function undecidedAlert(page: Page): Markdown | null {
  const undecided = page.report.skills.filter((skill) =>
    skill.tests.some((test) => test.status === "inconclusive"),
  );
  if (undecided.length === 0) return null;
  return md`> [!IMPORTANT]\n> **The samples cannot decide for ${names(undecided)}.** More would: see below.`;
}

/** At most one alert, for the worst group, naming the cause; none on success (reporting.md §4.2, block 3). */
export function toAlert(page: Page): Markdown {
  switch (reportSeverity(page.report)) {
    case "broken":
      return (
        problemAlert(page) ?? failureAlert(page) ?? evidenceAlert(page) ?? lintAlert(page) ?? md``
      );
    case "invalid":
      return faultAlert(page) ?? invalidAlert(page) ?? md``;
    case "unverified":
      return evidenceAlert(page) ?? md``;
    case "inconclusive":
      return undecidedAlert(page) ?? md``;
    case "flaky":
    case "pass":
      return md``;
  }
}
