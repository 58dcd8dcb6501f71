import type { Report, SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { code } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { money, moneySpent } from "../wording/figures.ts";
import { presentSkills, reportSeverity } from "../wording/headline.ts";
import { skillSeverity } from "../wording/severity.ts";
import { baseName, COMPARISON_WORDS, counted } from "../wording/words.ts";
import type { Page } from "./page.ts";

function hasVerdict(test: TestReport): boolean {
  return test.status !== "unverified";
}

function shortHead(report: Report): Markdown {
  return report.subject.head === null ? md`` : code(report.subject.head.slice(0, 7));
}

/** `spent now **$4.01** of $10.00 cap`: always there, always the second thing (reporting.md §3.2). */
export function spent(report: Report): Markdown {
  const { capUsd } = report.money;
  const cap = capUsd === null ? md`` : md` of ${money(capUsd)} cap`;
  return md`spent now **${moneySpent(report.money)}**${cap}`;
}

function samplesPerTest(tests: readonly TestReport[]): Markdown {
  const [first] = tests;
  const same = tests.every((test) => test.planned === first?.planned);
  return first === undefined || !same ? md`` : md`, ${counted(first.planned, "sample")} per test`;
}

function evidenceOf(report: Report): Markdown {
  const tests = report.skills.flatMap((skill) => skill.tests).filter(hasVerdict);
  const live = tests.filter((test) => test.evidence === "live");
  const head = shortHead(report);
  const on = head === "" ? md`` : md` on ${head}`;
  if (live.length > 0) return md`⚡ live${samplesPerTest(live)}${on}`;
  return head === ""
    ? md`⏪ replayed from recordings that match`
    : md`⏪ replayed from cassettes that match ${head}`;
}

function evidenceWord(skills: readonly SkillReport[]): Markdown {
  const kinds = new Set(skills.flatMap((skill) => skill.tests.map((test) => test.evidence)));
  if (kinds.size === 1 && kinds.has("live")) return md` (⚡ live)`;
  return kinds.size === 1 && kinds.has("replayed") ? md` (⏪ replayed)` : md``;
}

function passingSkills(report: Report): readonly SkillReport[] {
  return presentSkills(report).filter((skill) => {
    const severity = skillSeverity(skill);
    return skill.tests.length > 0 && (severity === "pass" || severity === "flaky");
  });
}

/** When all is well the comparison in one word, else what the rest of the skills say. */
function restOf(report: Report): Markdown {
  const severity = reportSeverity(report);
  const others = passingSkills(report);
  if (severity !== "pass" && severity !== "flaky") {
    if (others.length === 0) return md``;
    const verb = others.length === 1 ? md`passes` : md`pass`;
    const replayed = others.every((skill) =>
      skill.tests.every((test) => test.evidence === "replayed"),
    );
    const evidence = replayed ? md` (⏪ replayed, $0.00)` : evidenceWord(others);
    return md`${counted(others.length, "other skill")} ${verb}${evidence}`;
  }
  if (report.subject.base === null || report.counts.tests === 0) return md``;
  const order = ["regressed", "inconclusive", "no-base", "improved", "same"] as const;
  const worst = order.find((word) => report.skills.some((skill) => skill.comparison === word));
  return md`vs ${code(baseName(report))}: ${COMPARISON_WORDS[worst ?? "no-base"]}`;
}

function isVerified(skill: SkillReport): boolean {
  return skill.tests.length > 0 && skill.tests.every(hasVerdict);
}

/** Line two where something has no evidence, or only lint ran. */
function lintLine(report: Report): Markdown {
  const skills = presentSkills(report);
  const verified = skills.filter(isVerified);
  const verifiedPart =
    report.mode === "lint"
      ? md``
      : md`${counted(verified.length, "skill")} verified${evidenceWord(verified)}`;
  const ran = md`Lint ran on ${counted(skills.length, "skill")}`;
  return join([ran, verifiedPart, spent(report), shortHead(report)], " · ");
}

/** Line two: evidence and commit, money, comparison (reporting.md §4.2, block 2). */
export function toLineTwo({ report, context }: Page): Markdown {
  const behind = context.github?.behind ?? 0;
  const older =
    behind === 0 || report.subject.head === null
      ? md``
      : md`Results for ${shortHead(report)}, ${counted(behind, "commit")} behind`;
  const complete = report.skills.length > 0 && presentSkills(report).every(isVerified);
  const line = complete
    ? join([evidenceOf(report), spent(report), restOf(report)], " · ")
    : lintLine(report);
  return join([older, line], ". ");
}
