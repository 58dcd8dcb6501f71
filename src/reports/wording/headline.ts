import { type Problem, toProblemLine } from "../../model/problem.ts";
import type { Report, SkillReport } from "../../model/report.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md, type Words, words } from "../../text/safe.ts";
import {
  lintErrors,
  SEVERITIES,
  SEVERITY_ICONS,
  type Severity,
  skillSeverity,
} from "./severity.ts";
import { baseName, counted } from "./words.ts";

/** A piece of the headline: our words, or a value that each sink makes safe in its own way. */
type Part =
  | { readonly kind: "words"; readonly text: Words }
  | { readonly kind: "name" | "code" | "sentence"; readonly text: string };

/** One group, alone (with its numbers) or beside others. */
type Group = { readonly alone: readonly Part[]; readonly joined: readonly Part[] };

const say = (text: Words): Part => ({ kind: "words", text });
const name = (text: string): Part => ({ kind: "name", text });

/** Longest joined headline before groups are left out from the right (reporting.md §2.4). */
const HEADLINE_CHARACTERS = 140;

/** Skills that stand in the headline's numbers: those that still exist and that something was asked of. */
export function presentSkills(report: Report): readonly SkillReport[] {
  return report.skills.filter(({ state }) => state !== "removed" && state !== "unselected");
}

/** Group of the whole report, that of its worst skill. */
export function reportSeverity(report: Report): Severity {
  if (report.problems.length > 0) return "broken";
  const ranks = report.skills.map((skill) => SEVERITIES.indexOf(skillSeverity(skill)));
  if (faultTexts(report).length > 0) ranks.push(SEVERITIES.indexOf("invalid"));
  return SEVERITIES[Math.min(SEVERITIES.length - 1, ...ranks)] ?? "pass";
}

/**
 * What stands against a green check though no skill, test or file shows it: forged recordings and faults
 * of our own (security.md EV-12 rows 8 and 10). Reasons without a word that repeat a problem are none.
 */
export function faultTexts(report: Report): readonly string[] {
  const problems = allProblems(report).map(toProblemLine);
  return report.reasons
    .filter(({ word }) => word === null)
    .map(({ text }) => text)
    .filter((text) => !problems.includes(text));
}

/** Every problem of a file that cannot be used, those of no skill first. */
export function allProblems(report: Report): readonly Problem[] {
  return [...report.problems, ...report.skills.flatMap((skill) => skill.problems)];
}

/** What of an `unusable` skill cannot be used: its suite, or a file by its name. */
export function unusableName(skill: SkillReport): string {
  const [first] = skill.problems;
  if (first === undefined || first.file === skill.suite) return "suite";
  return first.file.slice(first.file.lastIndexOf("/") + 1);
}

function passing(report: Report, noun: "pass" | "none"): Words {
  const { passed, tests } = report.counts;
  if (tests === 0) return words``;
  return noun === "pass"
    ? words` (${passed}/${tests} tests pass)`
    : words` (${passed}/${tests} tests)`;
}

function unusableGroup(report: Report): Group | null {
  const [first, ...others] = allProblems(report);
  if (first === undefined) return null;
  const tests = report.skills
    .filter((skill) => skill.state === "unusable")
    .reduce((sum, skill) => sum + skill.tests.length, 0);
  // The whole key path is for the alert; a sentence that names its key already needs none.
  const key = first.key.slice(first.key.lastIndexOf(".") + 1);
  const what = key === "" || first.what.includes(key) ? first.what : `\`${key}\` ${first.what}`;
  const place: Part = {
    kind: "sentence",
    text: toProblemLine({ ...first, what, key: "", remedy: "" }),
  };
  const more = others.length === 0 ? words`` : words` and ${others.length} more`;
  const left = tests === 0 ? words`` : words` (${counted(tests, "test")} unverified)`;
  return { alone: [place, say(more), say(left)], joined: [place, say(more)] };
}

function isFailing(skill: SkillReport): boolean {
  return skill.tests.some((test) => test.status === "fail" || test.comparison === "regressed");
}

function oneFailing(report: Report, skill: SkillReport): Group {
  const passed = skill.tests.filter((test) => test.status === "pass").length;
  const verb = skill.comparison === "regressed" ? words` regressed` : words` fails`;
  const numbers = words` (${passed}/${skill.tests.length} tests pass`;
  const base: readonly Part[] =
    skill.base === null || skill.base.passed === passed
      ? [say(words`)`)]
      : [
          say(words`, ${skill.base.passed}/${skill.base.tests} on `),
          { kind: "code", text: baseName(report) },
          say(words`)`),
        ];
  return {
    alone: [name(skill.name), say(verb), say(numbers), ...base],
    joined: [name(skill.name), say(verb)],
  };
}

function failingGroup(report: Report): Group | null {
  const failing = report.skills.filter(isFailing);
  const [only] = failing;
  if (only === undefined) return null;
  if (failing.length === 1) return oneFailing(report, only);
  const of = words`${failing.length} of ${counted(presentSkills(report).length, "skill")} fail`;
  return { alone: [say(of), say(passing(report, "pass"))], joined: [say(of)] };
}

function lintGroup(report: Report): Group | null {
  const errors = report.skills.reduce((sum, skill) => sum + lintErrors(skill), 0);
  const gates = report.reasons.some(({ word }) => word === "lint");
  // Without an error only warnings can have been the reason (`lint --strict`).
  if (errors === 0 && !gates) return null;
  const { lintWarnings } = report.counts;
  const text = say(
    errors === 0 ? counted(lintWarnings, "lint warning") : counted(errors, "lint error"),
  );
  return { alone: [text, say(passing(report, "pass"))], joined: [text] };
}

/** Skills with a test of that status that the headline does not name as failing already. */
function withStatus(report: Report, status: "invalid" | "inconclusive"): readonly SkillReport[] {
  return report.skills.filter(
    (skill) => !isFailing(skill) && skill.tests.some((test) => test.status === status),
  );
}

function faultGroup(report: Report): Group | null {
  const [first, ...others] = faultTexts(report);
  if (first === undefined) return null;
  // The name of a recording's file is enough here; the alert has its whole path.
  const text: Part = {
    kind: "sentence",
    text: first.replace(/^\S*\/cassettes\/\S*\//, "recording "),
  };
  const more = others.length === 0 ? words`` : words` and ${others.length} more`;
  return {
    alone: [say(words`no verdict: `), text, say(more)],
    joined: [say(words`no verdict: `), text, say(more)],
  };
}

function invalidGroup(report: Report): Group | null {
  const invalid = withStatus(report, "invalid");
  const [only] = invalid;
  if (only === undefined) return null;
  if (invalid.length > 1) {
    const text = say(words`no verdict for ${counted(invalid.length, "skill")}`);
    return { alone: [text, say(passing(report, "pass"))], joined: [text] };
  }
  const reason = only.tests.find((test) => test.status === "invalid")?.reason ?? "";
  const text = [say(words`no verdict for `), name(only.name)];
  return {
    alone: [...text, say(words` (`), { kind: "sentence", text: reason }, say(words`)`)],
    joined: text,
  };
}

function shareGroup(report: Report, count: number, state: "unverified" | "untested"): Group | null {
  if (count === 0) return null;
  const all = presentSkills(report).length;
  return {
    alone: [
      say(words`${count} of ${counted(all, "skill")} ${state}`),
      say(passing(report, "pass")),
    ],
    joined: [say(words`${counted(count, "skill")} ${state}`)],
  };
}

function unverifiedGroup(report: Report): Group | null {
  const unverified = report.skills.filter(
    (skill) =>
      skill.state !== "unusable" && skill.tests.some((test) => test.status === "unverified"),
  );
  return shareGroup(report, unverified.length, "unverified");
}

function untestedGroup(report: Report): Group | null {
  const untested = report.skills.filter((skill) => skill.state === "untested");
  return shareGroup(report, untested.length, "untested");
}

function inconclusiveGroup(report: Report): Group | null {
  const undecided = withStatus(report, "inconclusive");
  const count = undecided
    .flatMap((skill) => skill.tests)
    .filter((test) => test.status === "inconclusive").length;
  const [only] = undecided;
  if (only === undefined) return null;
  const text = say(words`${counted(count, "test")} inconclusive`);
  const where =
    undecided.length === 1
      ? [say(words` in `), name(only.name)]
      : [say(words` in ${counted(undecided.length, "skill")}`)];
  return { alone: [text, ...where, say(passing(report, "pass"))], joined: [text] };
}

/** Whether a filter left nothing at all: no failure, and no pass either. */
function isUnselected(report: Report): boolean {
  const some = report.skills.some(({ state }) => state === "unselected");
  return some && presentSkills(report).length === 0;
}

/** What is said when nothing is wrong. */
function passParts(report: Report): readonly Part[] {
  const skills = presentSkills(report).length;
  if (report.skills.length === 0) return [say(words`no skills affected`)];
  if (isUnselected(report)) return [say(words`no test selected`)];
  if (skills === 0) return [say(words`${counted(report.skills.length, "skill")} removed`)];
  if (report.mode === "lint") return [say(words`${counted(skills, "skill")} without lint errors`)];
  const verb = skills === 1 ? words`passes` : words`pass`;
  return [say(words`${counted(skills, "skill")} ${verb}`), say(passing(report, "none"))];
}

function toText(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

function toParts(report: Report): readonly Part[] {
  const groups = [
    unusableGroup(report),
    failingGroup(report),
    lintGroup(report),
    faultGroup(report),
    invalidGroup(report),
    unverifiedGroup(report),
    untestedGroup(report),
    inconclusiveGroup(report),
  ].filter((group) => group !== null);
  const [first, ...others] = groups;
  if (first === undefined) return passParts(report);
  if (others.length === 0) return first.alone;
  let parts = first.joined;
  for (const group of others) {
    const longer = [...parts, say(words`, `), ...group.joined];
    if (toText(longer).length > HEADLINE_CHARACTERS) break;
    parts = longer;
  }
  return parts;
}

/** The headline without icon and prefix as plain text: `title` of the report. Not safe for any sink. */
export function toTitle(report: Report): string {
  return toText(toParts(report));
}

function toMarkdown(part: Part): Markdown {
  if (part.kind === "words") return part.text;
  if (part.kind === "code") return code(part.text);
  return part.kind === "name" ? plain(part.text) : prose(part.text, 200);
}

/** The headline without icon and prefix, for Markdown. */
export function toHeadline(report: Report): Markdown {
  return join(toParts(report).map(toMarkdown), "");
}

/** Line one of comment and summary (reporting.md §4.2). Nothing affected has no icon. */
export function toHeading(report: Report): Markdown {
  if (report.skills.length === 0 && report.problems.length === 0) {
    const since = report.subject.head?.slice(0, 7);
    return since === undefined
      ? md`### skillcheck: no skills affected`
      : md`### skillcheck: no skills affected since ${code(since)}`;
  }
  const severity = reportSeverity(report);
  if (severity === "pass" && isUnselected(report)) return md`### skillcheck: ${toHeadline(report)}`;
  return md`### ${SEVERITY_ICONS[severity]} skillcheck: ${toHeadline(report)}`;
}
