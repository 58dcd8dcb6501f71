import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import type { LintMaterial } from "../../src/model/lint-material.ts";
import type { Report } from "../../src/model/report.ts";
import sarif from "../../src/reports/sarif.ts";
import { deskContext, report, skill } from "./build-report.ts";
import { canned } from "./canned/all.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const fits = ajv.compile(
  JSON.parse(readFileSync(new URL("fixtures/sarif-2.1.0.json", import.meta.url), "utf8")),
);

/** The one run of a log that fits the official schema. */
function runOf(of: Report, lint?: LintMaterial) {
  const log = JSON.parse(
    sarif.render(of, { ...deskContext, ...(lint === undefined ? {} : { lint }) }),
  );
  fits(log);
  expect(fits.errors ?? []).toEqual([]);
  return log.runs[0];
}

const BROKEN: Finding = {
  rule: "SK009",
  slug: "broken-link",
  severity: "error",
  path: "skills/grüße an/SKILL.md",
  line: 6,
  column: 12,
  message: "words.md does not exist. See [this](https://evil.example).",
};

function reportOf(findings: readonly Finding[], more: Partial<Report> = {}): Report {
  return report([skill("a", [], { findings: [...findings] })], more);
}

const material = (...lines: readonly (readonly [number, string])[]): LintMaterial => ({
  lines: new Map([[BROKEN.path, new Map(lines)]]),
  rules: new Map([
    [
      "SK009",
      {
        id: "SK009",
        slug: "broken-link",
        severity: "error",
        summary: "A link leads nowhere.",
        why: "The agent searches.",
        mend: "Correct it.",
      },
    ],
  ]),
});

it("every canned report, and one without findings, fits the schema", () => {
  for (const [name, one] of Object.entries(canned)) {
    expect(runOf(one.report).results, name).toHaveLength(
      one.report.skills.flatMap(({ findings }) => findings).length,
    );
  }
  expect(runOf(reportOf([]))).toMatchObject({ results: [], columnKind: "utf16CodeUnits" });
});

it("tells rule, level, range and place of a finding", () => {
  const run = runOf(reportOf([BROKEN], { exitCode: 1 }), material([6, "See [x](words.md) now."]));
  expect(run.results).toEqual([
    {
      ruleId: "SK009",
      ruleIndex: 0,
      level: "error",
      // What looks like a link of SARIF is none.
      message: { text: "words.md does not exist. See [this\\](https://evil.example)." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: {
              uri: "skills/gr%C3%BC%C3%9Fe%20an/SKILL.md",
              uriBaseId: "%SRCROOT%",
            },
            region: { startLine: 6, startColumn: 12, endColumn: 17 },
          },
        },
      ],
      partialFingerprints: { "skillcheckFinding/v1": expect.stringMatching(/^[0-9a-f]{16}:1$/) },
    },
  ]);
  expect(run.tool.driver.rules).toEqual([
    {
      id: "SK009",
      name: "broken-link",
      shortDescription: { text: "A link leads nowhere." },
      fullDescription: { text: "A link leads nowhere. The agent searches." },
      help: {
        text: "The agent searches.\n\nHow to mend it: Correct it.",
        markdown: "The agent searches.\n\n**How to mend it:** Correct it.",
      },
      defaultConfiguration: { level: "error" },
      properties: { tags: ["agent-skills"], "problem.severity": "error" },
    },
  ]);
  expect(run.invocations).toEqual([
    {
      executionSuccessful: true,
      exitCode: 1,
      toolExecutionNotifications: [],
      toolConfigurationNotifications: [],
    },
  ]);
});

it("maps the three levels, and says what cannot be used", () => {
  const levels = (["error", "warning", "info"] as const).map((severity) => ({
    ...BROKEN,
    severity,
  }));
  const problem = {
    file: ".skillcheck.yml",
    line: 2,
    column: 3,
    key: "lint",
    what: "is wrong",
    remedy: "mend it",
  };
  const run = runOf(reportOf(levels, { exitCode: 2, problems: [problem] }));
  expect(run.results.map((one: { level: string }) => one.level)).toEqual([
    "error",
    "warning",
    "note",
  ]);
  expect(run.invocations[0]).toMatchObject({
    executionSuccessful: false,
    exitCode: 2,
    toolConfigurationNotifications: [{ level: "error", message: { text: "is wrong: mend it" } }],
  });
});

it("keeps a fingerprint where lines move, and gives two of the same kind two", () => {
  const print = (line: number, text: string, also: readonly Finding[] = []) => {
    const findings = [{ ...BROKEN, line, column: text.indexOf("words") + 1 }, ...also];
    const lines = [...findings.map((one) => [one.line, text] as const)];
    return runOf(reportOf(findings), material(...lines)).results.map(
      (one: { partialFingerprints: Record<string, string> }) =>
        one.partialFingerprints["skillcheckFinding/v1"],
    );
  };
  const [first] = print(6, "See [x](words.md).");
  expect(print(60, "  See [x](words.md).")).toEqual([first]);
  expect(print(6, "See [y](words.md).")).not.toEqual([first]);
  const column = "See [x](words.md).".indexOf("words") + 1;
  const two = print(60, "See [x](words.md).", [{ ...BROKEN, line: 6, column }]);
  expect(two[1]).toBe(first);
  expect(two[0]).toBe(first?.replace(/:1$/, ":2"));
});

it("tells old findings from new ones once the base was looked at, and leaves out what is too much", () => {
  const old: Finding = { ...BROKEN, atBase: true };
  const run = runOf(reportOf([old, { ...BROKEN, severity: "warning" }]));
  expect(run.results.map((one: { baselineState: string }) => one.baselineState)).toEqual([
    "new",
    "unchanged",
  ]);
  const many = Array.from({ length: 25_003 }, (_, line) => ({ ...BROKEN, line: line + 1 }));
  const cut = runOf(reportOf(many));
  expect(cut.results).toHaveLength(25_000);
  expect(cut.invocations[0].toolExecutionNotifications).toEqual([
    {
      level: "warning",
      message: { text: "3 more findings are left out: code scanning takes 25000" },
    },
  ]);
});
