import type { Report, SkillReport } from "../../src/model/report.ts";
import type { TestReport } from "../../src/model/test-report.ts";
import type { RenderContext } from "../../src/reports/renderer.ts";
import { toTitle } from "../../src/reports/wording/headline.ts";
import { createRedactor } from "../../src/text/redactor.ts";

type Rate = NonNullable<TestReport["rate"]>;
type Usage = NonNullable<SkillReport["rows"][number]["usage"]>;

/** Wilson 95 % intervals of reporting.md §3.1. */
const INTERVALS: Readonly<Record<string, readonly [number, number]>> = {
  "5/5": [0.5655, 1],
  "4/5": [0.3755, 0.9638],
  "3/5": [0.2307, 0.8824],
  "1/5": [0.0362, 0.6245],
  "0/5": [0, 0.4345],
  "1/1": [0.2065, 1],
};

export function rate(passed: number, valid: number): Rate {
  const [low, high] = INTERVALS[`${passed}/${valid}`] ?? [0, 1];
  return { passed, valid, low, high };
}

export function usage(costUsd: number | null, more: Partial<Usage> = {}): Usage {
  return {
    costUsd,
    modelCalls: null,
    inputTokens: null,
    cachedTokens: null,
    outputTokens: null,
    durationMs: null,
    ...more,
  };
}

/** Samples from a strip such as "✗✓✓✗✗". */
export function samples(strip: string, reason = "", event = 1): TestReport["samples"] {
  return [...strip].map((mark, index) => ({
    sample: index + 1,
    verdict: mark === "✓" ? "pass" : mark === "✗" ? "fail" : "invalid",
    invalidReason: mark === "!" ? "timed out" : null,
    recording: `.skillcheck/cassettes/s/t/claude-0123456789ab/20261127T090000Z-00000${index}.json`,
    recordedAt: "2026-11-27T09:00:00Z",
    outcome: mark === "!" ? "timed-out" : "completed",
    checks:
      mark === "✗"
        ? [
            {
              key: "file_matches",
              text: "file_matches",
              line: 14,
              verdict: "fail",
              reason,
              expected: null,
              actual: null,
              evidence: { kind: "event", turn: 1, event, text: "" },
            },
          ]
        : [],
    costUsd: 0.018,
    durationMs: 31_000,
    inputTokens: 41_000,
    cachedTokens: 33_620,
    outputTokens: 1900,
    modelCalls: 7,
  }));
}

export function passingTest(name: string, change: Partial<TestReport> = {}): TestReport {
  return {
    name,
    file: "skills/pdf-forms/skillcheck.yaml",
    line: 10,
    tags: [],
    notes: null,
    metadata: {},
    agent: "claude",
    requestedModel: "claude-sonnet-5",
    servedModel: "claude-sonnet-5",
    status: "pass",
    flaky: false,
    reason: "every sample passes",
    next: null,
    evidence: "replayed",
    evidenceClass: "committed-base",
    marks: [],
    planned: 5,
    needed: 4,
    minPassRate: 0.8,
    rate: rate(5, 5),
    base: rate(5, 5),
    comparison: "same",
    p: null,
    comparisonReason: "same run key",
    samples: samples("✓✓✓✓✓"),
    batches: [
      {
        id: "b1",
        startedAt: "2026-11-27T09:00:00Z",
        agentVersion: "2.1.0",
        servedModel: "claude-sonnet-5",
        samples: 5,
      },
    ],
    costPerRunUsd: 0.041,
    baseCostPerRunUsd: 0.041,
    recordedUsd: 0.205,
    spentUsd: 0,
    failure: null,
    eventTable: [],
    cause: null,
    transcript: null,
    unknownLines: [],
    ...change,
  };
}

/** A test without evidence that counts. */
export function unverifiedTest(
  name: string,
  evidence: "stale" | "unrecorded",
  change: Partial<TestReport> = {},
): TestReport {
  return passingTest(name, {
    status: "unverified",
    reason: evidence === "stale" ? "SKILL.md changed since it was recorded" : "not recorded",
    next: "npx skillcheck record skills/pdf-forms",
    evidence,
    evidenceClass: null,
    rate: null,
    base: null,
    comparison: "no-base",
    samples: [],
    batches: [],
    costPerRunUsd: null,
    baseCostPerRunUsd: null,
    recordedUsd: evidence === "stale" ? 0.205 : null,
    ...change,
  });
}

type Row = SkillReport["rows"][number];

export function skill(
  name: string,
  tests: readonly TestReport[],
  change: Partial<Omit<SkillReport, "rows">> & { row?: Partial<Row> } = {},
): SkillReport {
  const { row, ...own } = change;
  const passed = tests.filter((test) => test.status === "pass").length;
  const base = own.base === undefined ? { passed, tests: tests.length } : own.base;
  return {
    name,
    folder: `skills/${name}`,
    change: "modified",
    renamedFrom: null,
    state: "pass",
    suite: `skills/${name}/skillcheck.yaml`,
    tests: tests.map((test) => ({
      ...test,
      file: test.file.replace("pdf-forms", name),
      next: test.next?.replace("pdf-forms", name) ?? null,
    })),
    rows:
      tests.length === 0
        ? []
        : [
            {
              agent: "claude",
              requestedModel: "claude-sonnet-5",
              runs: tests.reduce((sum, test) => sum + test.samples.length, 0),
              comparison: own.comparison ?? "same",
              base,
              usage: usage(0.041),
              baseUsage: usage(0.041),
              spentUsd: 0,
              recordedUsd: 1.64,
              ...row,
            },
          ],
    findings: [],
    problems: [],
    comparison: "same",
    regression: null,
    base,
    diff: [],
    staleInputs: [],
    stale: null,
    ...own,
  };
}

const SHA = "a1b9c3ea6231708253b3c627d76ae3d7055720dd";

export function report(skills: readonly SkillReport[], change: Partial<Report> = {}): Report {
  const tests = skills.flatMap((one) => one.tests);
  const count = (status: string): number => tests.filter((test) => test.status === status).length;
  const findings = skills.flatMap((one) => one.findings);
  const built: Report = {
    version: 1,
    tool: { name: "skillcheck", version: "1.4.2" },
    created: "2026-11-30T09:12:44Z",
    mode: "replay",
    subject: {
      repository: "acme/skills",
      serverUrl: "https://github.com",
      pullRequest: 412,
      head: SHA,
      base: { name: "main", sha: "b77e110b77e110b77e110b77e110b77e110b77e1" },
      fork: false,
      workflowRun: 9_081_726_354,
      attempt: 1,
    },
    status: "pass",
    conclusion: "success",
    exitCode: 0,
    title: "",
    failOn: ["failed", "regressed", "lint", "invalid", "unverified", "untested", "inconclusive"],
    reasons: [],
    counts: {
      skills: skills.length,
      tests: tests.length,
      passed: count("pass"),
      failed: count("fail"),
      inconclusive: count("inconclusive"),
      unverified: count("unverified"),
      invalid: count("invalid"),
      regressed: tests.filter((test) => test.comparison === "regressed").length,
      untested: skills.filter((one) => one.state === "untested").length,
      flaky: tests.filter((test) => test.flaky).length,
      stale: tests.filter((test) => test.evidence === "stale").length,
      unrecorded: tests.filter((test) => test.evidence === "unrecorded").length,
      lintErrors: findings.filter((finding) => finding.severity === "error").length,
      lintWarnings: findings.filter((finding) => finding.severity === "warning").length,
    },
    money: { spentUsd: 0, recordedUsd: 5.2, runs: 115, capUsd: null },
    skills: [...skills],
    problems: [],
    notes: [],
    ...change,
  };
  return { ...built, title: toTitle(built) };
}

export function context(change: Partial<NonNullable<RenderContext["github"]>> = {}): RenderContext {
  return {
    redactor: createRedactor([]),
    now: "2026-11-30T09:12:44Z",
    colour: false,
    maxExcerpts: 5,
    github: {
      serverUrl: "https://github.com",
      repository: "acme/skills",
      workflowRun: 9_081_726_354,
      attempt: 1,
      commentKey: "default",
      kind: "replay",
      history: [["a1b9c3e", "pass"]],
      artifactUrl: "https://github.com/acme/skills/actions/runs/9081726354/artifacts/2217784513",
      summaryUrl: null,
      behind: 0,
      changedPaths: null,
      ...change,
    },
  };
}

/** At a desk: no GitHub, nothing to link. */
export const deskContext: RenderContext = { ...context(), github: null };
