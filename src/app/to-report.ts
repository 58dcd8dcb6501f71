import type { Priced } from "../model/cost-source.ts";
import { isIntroduced } from "../model/finding.ts";
import type { Problem } from "../model/problem.ts";
import type { Report, SkillReport } from "../model/report.ts";
import { FAIL_ON_WORDS, type FailOnWord } from "../model/status.ts";
import { toTitle } from "../reports/wording/headline.ts";
import { compareSkills } from "../reports/wording/severity.ts";
import { joinGates, type Situation, toGate } from "../stats/index.ts";
import { sumKnown } from "./median.ts";
import { type PartlySpent, toPartlySpent } from "./to-spent.ts";

/** The parts of a report, before the gate is asked. */
export interface ReportParts {
  readonly version: string;
  readonly created: string;
  readonly mode: Report["mode"];
  readonly subject: Report["subject"];
  readonly skills: readonly SkillReport[];
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  /** US dollars that could have been spent, or null in replay. */
  readonly capUsd: number | null;
  /** What of it belongs to no test; absent where there was nothing. */
  readonly overhead?: Priced;
  /** One gate for each root: what stands against a green check, and which words count there. */
  readonly gates: readonly {
    readonly situations: readonly Situation[];
    readonly failOn: readonly FailOnWord[];
  }[];
}

/** Puts a report together: counts, money, gate, order. Pure. */
export function toReport(parts: ReportParts): Report {
  const gate = joinGates(parts.gates.map(({ situations, failOn }) => toGate(situations, failOn)));
  const failOn = new Set(parts.gates.flatMap((one) => one.failOn));
  const skills = [...parts.skills].sort(compareSkills);
  const draft: Report = {
    version: 1,
    tool: { name: "skillcheck", version: parts.version },
    created: parts.created,
    mode: parts.mode,
    subject: parts.subject,
    status: gate.status,
    conclusion: gate.conclusion,
    exitCode: gate.exitCode,
    title: "",
    failOn: FAIL_ON_WORDS.filter((word) => failOn.has(word)),
    reasons: gate.reasons.map((reason) => ({ ...reason })),
    counts: toCounts(skills),
    money: {
      ...withOverhead(toMoney(skills), parts.overhead),
      ...toPartly(skills, parts.overhead),
      capUsd: parts.capUsd,
    },
    skills,
    problems: [...parts.problems],
    notes: [...parts.notes],
  };
  return { ...draft, title: toTitle(draft) };
}

function toCounts(skills: readonly SkillReport[]): Report["counts"] {
  const tests = skills.flatMap((skill) => skill.tests);
  const findings = skills.flatMap((skill) => skill.findings.filter(isIntroduced));
  const count = <T>(items: readonly T[], which: (item: T) => boolean) => items.filter(which).length;
  return {
    skills: skills.length,
    tests: tests.length,
    passed: count(tests, ({ status }) => status === "pass"),
    failed: count(tests, ({ status }) => status === "fail"),
    inconclusive: count(tests, ({ status }) => status === "inconclusive"),
    unverified: count(tests, ({ status }) => status === "unverified"),
    invalid: count(tests, ({ status }) => status === "invalid"),
    regressed: count(tests, ({ comparison }) => comparison === "regressed"),
    untested: count(skills, ({ state, suite }) => state !== "removed" && suite === null),
    flaky: count(tests, ({ flaky }) => flaky),
    stale: count(tests, ({ evidence }) => evidence === "stale"),
    unrecorded: count(tests, ({ evidence }) => evidence === "unrecorded"),
    lintErrors: count(findings, ({ severity }) => severity === "error"),
    lintWarnings: count(findings, ({ severity }) => severity === "warning"),
  };
}

/** The known part of what all tests and the overhead took; nothing where all of it is known. */
function toPartly(
  skills: readonly SkillReport[],
  overhead: Priced | undefined,
): Pick<Report["money"], "spentPartly"> {
  const own = overhead === undefined ? [] : [{ ...overhead, user: null, lost: [] }];
  const parts: readonly PartlySpent[] = [
    ...skills
      .flatMap(({ tests }) => tests)
      .map(({ spentUsd, spentPartly, isCostEstimated: isEstimated }) =>
        spentPartly === undefined
          ? { knownUsd: spentUsd ?? 0, unknownRuns: 0, ...(isEstimated ? { isEstimated } : {}) }
          : { ...spentPartly },
      ),
    ...own.map((one) => toPartlySpent([one]) ?? { knownUsd: one.costUsd ?? 0, unknownRuns: 0 }),
  ];
  const unknownRuns = parts.reduce((sum, part) => sum + part.unknownRuns, 0);
  if (unknownRuns === 0) return {};
  const knownUsd = parts.reduce((sum, part) => sum + part.knownUsd, 0);
  const isEstimated = parts.some((part) => part.isEstimated === true && part.knownUsd > 0);
  return { spentPartly: { knownUsd, unknownRuns, ...(isEstimated ? { isEstimated } : {}) } };
}

function withOverhead(money: ReturnType<typeof toMoney>, overhead: Priced | undefined) {
  if (overhead === undefined) return money;
  const { costUsd, costSource } = overhead;
  const sums = { spentUsd: sumKnown([money.spentUsd, costUsd]), overheadUsd: costUsd };
  const isEstimated = costSource === "estimated";
  const mark = isEstimated ? { isEstimated, isOverheadEstimated: isEstimated } : {};
  return { ...money, ...sums, ...mark };
}

function toMoney(skills: readonly SkillReport[]): Omit<Report["money"], "capUsd"> {
  const rows = skills.flatMap((skill) => skill.rows);
  const recorded = rows.filter(({ runs }) => runs > 0);
  const users = skills.flatMap(({ tests }) => tests.flatMap((test) => test.simulatedUser ?? []));
  return {
    spentUsd: sumKnown(rows.map(({ spentUsd }) => spentUsd)),
    recordedUsd: sumKnown(recorded.map(({ recordedUsd }) => recordedUsd)),
    ...(rows.some((row) => row.isCostEstimated === true) ? { isEstimated: true as const } : {}),
    ...(users.length === 0 ? {} : { simulatedUser: sumUsers(users) }),
    runs: rows.reduce((sum, { runs }) => sum + runs, 0),
  };
}

type UserMoney = NonNullable<Report["money"]["simulatedUser"]>;

function sumUsers(users: readonly UserMoney[]): UserMoney {
  return {
    spentUsd: sumKnown(users.map(({ spentUsd }) => spentUsd)),
    recordedUsd: sumKnown(users.map(({ recordedUsd }) => recordedUsd)),
    ...(users.some((user) => user.isEstimated === true) ? { isEstimated: true as const } : {}),
    runs: users.reduce((sum, { runs }) => sum + runs, 0),
  };
}
