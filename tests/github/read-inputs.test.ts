import { expect, test } from "vitest";
import { readInputs } from "../../src/github/read-inputs.ts";
import { inputsSchema } from "../../src/model/inputs.ts";

/** What the runner sets for a step without `with:`: the defaults of action.yml, its expression evaluated. */
function filled(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const defaults = Object.entries(inputsSchema.shape).flatMap(([name, schema]) => {
    const value = schema.meta()?.["default"];
    if (typeof value !== "string") return [];
    const text = name === "github-token" ? "ghs_token" : value;
    return [[`INPUT_${name.toUpperCase()}`, text] as const];
  });
  return { PATH: "/bin", ...Object.fromEntries(defaults), ...more };
}

const STANDARD = {
  "github-token": "ghs_token",
  skills: ["**/SKILL.md"],
  comment: "auto",
  "check-run": "auto",
  "working-directory": ".",
  job: "check",
  "app-slug": "github-actions",
  "comment-key": "default",
  "job-summary": true,
  annotations: true,
  "max-excerpts": 5,
  "max-annotations": 10,
  "report-artifact": "skillcheck-report.json",
};

const problems = (environment: Readonly<Record<string, string>>) => {
  const read = readInputs(environment);
  return read.kind === "problems" ? read.problems : read;
};

test("the defaults that the runner fills in", () => {
  expect(readInputs(filled())).toEqual({ kind: "inputs", inputs: STANDARD });
});

test("every value that can be given", () => {
  const environment = filled({
    INPUT_MODE: "lint",
    INPUT_SKILLS: "  skills/*/SKILL.md\r\n\n !skills/old/SKILL.md  ",
    "INPUT_FAIL-ON": "failed, regressed\nlint,",
    INPUT_COMMENT: "on-change",
    "INPUT_CHECK-RUN": "false",
    INPUT_AGENTS: "claude, codex",
    INPUT_FILTER: " asks before ",
    INPUT_SAMPLES: "15",
    "INPUT_MIN-PASS-RATE": "0.85",
    "INPUT_WORKING-DIRECTORY": "packages/a",
    INPUT_CONFIG: "ci/skillcheck.yml",
    "INPUT_APP-SLUG": "acme-checks",
    "INPUT_COMMENT-KEY": "nightly",
    "INPUT_JOB-SUMMARY": "false",
    INPUT_ANNOTATIONS: "false",
    "INPUT_MAX-EXCERPTS": "0",
    "INPUT_MAX-ANNOTATIONS": "50",
    "INPUT_REPORT-ARTIFACT": "report.json",
    "INPUT_RETENTION-DAYS": "30",
  });
  expect(readInputs(environment)).toEqual({
    kind: "inputs",
    inputs: {
      ...STANDARD,
      mode: "lint",
      skills: ["skills/*/SKILL.md", "!skills/old/SKILL.md"],
      "fail-on": ["failed", "regressed", "lint"],
      comment: "on-change",
      "check-run": "false",
      agents: ["claude", "codex"],
      filter: "asks before",
      samples: 15,
      "min-pass-rate": 0.85,
      "working-directory": "packages/a",
      config: "ci/skillcheck.yml",
      "app-slug": "acme-checks",
      "comment-key": "nightly",
      "job-summary": false,
      annotations: false,
      "max-excerpts": 0,
      "max-annotations": 50,
      "report-artifact": "report.json",
      "retention-days": 30,
    },
  });
});

test("`fail-on: ''` is unset, and so is every other empty input: its default holds", () => {
  const empty = Object.keys(inputsSchema.shape)
    .filter((name) => name !== "github-token" && name !== "report-artifact")
    .map((name) => [`INPUT_${name.toUpperCase()}`, " \n "] as const);
  expect(readInputs(filled(Object.fromEntries(empty)))).toEqual({
    kind: "inputs",
    inputs: STANDARD,
  });
});

test("` report-artifact` empty switches the upload off, an empty token is no token", () => {
  expect(readInputs(filled({ "INPUT_REPORT-ARTIFACT": " ", "INPUT_GITHUB-TOKEN": "" }))).toEqual({
    kind: "inputs",
    inputs: { ...STANDARD, "report-artifact": "", "github-token": "" },
  });
});

test("without the runner the defaults are the same, but there is no token", () => {
  expect(readInputs({})).toEqual({
    kind: "inputs",
    inputs: { ...STANDARD, "github-token": "" },
  });
});

test("bad values are listed all at once, in the order of action.yml, each with what was given", () => {
  const environment = filled({
    INPUT_MODE: "live",
    "INPUT_FAIL-ON": "failed, sometimes, faild",
    INPUT_SAMPLES: "31",
    "INPUT_MIN-PASS-RATE": "80%",
    INPUT_JOB: "gate",
    "INPUT_COMMENT-KEY": "a --> b",
    "INPUT_JOB-SUMMARY": "yes",
    "INPUT_MAX-EXCERPTS": "-1",
    "INPUT_REPORT-ARTIFACT": "../report.json",
    "INPUT_RETENTION-DAYS": "1e2",
  });
  expect(problems(environment)).toEqual([
    'input mode: is the text "live": write replay, lint',
    'input fail-on: is the text "sometimes": write failed, regressed, lint, invalid, unverified, untested, inconclusive',
    'input fail-on: is the text "faild": write failed, regressed, lint, invalid, unverified, untested, inconclusive; did you mean failed?',
    "input samples: is 31: write at most 30",
    'input min-pass-rate: is not a number from 0 to 1: write a share of the runs, for instance 0.8 (given "80%")',
    'input job: is the text "gate": write check',
    'input comment-key: is not a key: write at most 40 of a-z, 0-9 and - (given "a --> b")',
    'input job-summary: is the text "yes": write true, false',
    'input max-excerpts: is not a whole number: write one from 0 to 50 (given "-1")',
    'input report-artifact: is not a file name: write at most 80 letters, digits, dots, _ and -, without a folder (given "../report.json")',
    'input retention-days: is not a whole number: write one from 1 to 400 (given "1e2")',
  ]);
});

test("a value is shown on one line and cut", () => {
  const [line = ""] = problems(
    filled({ INPUT_MODE: `::error::\n\u001b[31m${"x".repeat(200)}` }),
  ) as [string];
  expect(line).toBe(
    `input mode: is the text "::error::\\n\\u001b[31m${"x".repeat(25)}": write replay, lint`,
  );
  const [other = ""] = problems(filled({ "INPUT_COMMENT-KEY": `\u001b${"x".repeat(200)}` })) as [
    string,
  ];
  expect(other).toBe(
    `input comment-key: is not a key: write at most 40 of a-z, 0-9 and - (given "\\u001b${"x".repeat(73)}…)`,
  );
});

test.each([
  ["INPUT_FAIL_ON", "input fail_on: there is no such input; did you mean fail-on?"],
  ["INPUT_FAILON", "input failon: there is no such input; did you mean fail-on?"],
  ["INPUT_FIAL-ON", "input fial-on: there is no such input; did you mean fail-on?"],
  ["INPUT_COMMENTS", "input comments: there is no such input; did you mean comment?"],
  ["INPUT_SAMPLE", "input sample: there is no such input; did you mean samples?"],
  ["INPUT_MODEL", "input model: there is no such input; did you mean mode?"],
  [
    "INPUT_WORKING_DIRECTORI",
    "input working_directori: there is no such input; did you mean working-directory?",
  ],
  ["INPUT_API-KEY", "input api-key: there is no such input"],
  ["INPUT___PROTO__", "input __proto__: there is no such input"],
  ["INPUT_CONSTRUCTOR", "input constructor: there is no such input"],
])("an unknown input, %s, is refused, also when it is empty", (variable, problem) => {
  expect(problems(filled({ [variable]: "x" }))).toEqual([problem]);
  expect(problems(filled({ [variable]: "" }))).toEqual([problem]);
});

test("unknown inputs and bad values together", () => {
  expect(problems(filled({ INPUT_SAMPELS: "3", INPUT_SAMPLES: "0", INPUT_X: "1" }))).toEqual([
    "input samples: is 0: write at least 1",
    "input sampels: there is no such input; did you mean samples?",
    "input x: there is no such input",
  ]);
});
