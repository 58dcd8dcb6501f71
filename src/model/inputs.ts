import { z } from "zod";
import { explain } from "./explanation.ts";
import { FAIL_ON_WORDS } from "./status.ts";

/** What the printed files (action.yml, README) need beside the type. */
type InputMeta = {
  readonly description: string;
  /** Default as action.yml writes it; absent = unset. */
  readonly default?: string;
  /** Table of the README. */
  readonly table: "main" | "more";
};

const meta = (value: InputMeta): InputMeta => value;

/** A comma- or newline-separated list of words. */
const words = z.string().transform((text) =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== ""),
);
const lines = z.string().transform((text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== ""),
);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const failOn = words.pipe(z.array(z.enum(FAIL_ON_WORDS)));
const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, {
      error: explain("is not a whole number", `write one from ${least} to ${most}`),
    })
    .transform(Number)
    .pipe(z.number().int().min(least).max(most));

/**
 * Every input of the action, one object (reporting.md §10.1). action.yml and the README's tables are
 * printed from it. Values arrive as the strings of `INPUT_*`; an empty string means unset.
 */
export const inputsSchema = z.strictObject({
  "github-token": z.string().meta(
    meta({
      description: "Token for the comment, the check run and the file list.",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not a template
      default: "${{ github.token }}",
      table: "main",
    }),
  ),
  mode: z
    .enum(["replay", "lint"])
    .optional()
    .meta(
      meta({
        description:
          "How evidence is got: `replay` evaluates recordings (runs nothing, costs nothing), `lint` only lints. Unset: `replay`.",
        table: "main",
      }),
    ),
  skills: lines.meta(
    meta({
      description: "Which skills to look at: one glob a line over SKILL.md paths, `!` excludes.",
      default: "**/SKILL.md",
      table: "main",
    }),
  ),
  "fail-on": failOn.optional().meta(
    meta({
      description:
        "What keeps the check from being green: any of `failed, regressed, lint, invalid, unverified, untested, inconclusive`. Unset: `fail_on` of `.skillcheck.yml`, else all seven.",
      table: "main",
    }),
  ),
  comment: z.enum(["auto", "always", "on-change", "on-failure", "never"]).meta(
    meta({
      description:
        "When to write the sticky comment. `auto`: whenever a skill is affected, and to update an older one.",
      default: "auto",
      table: "main",
    }),
  ),
  "check-run": z.enum(["auto", "false"]).meta(
    meta({
      description:
        "The check run `skillcheck` on the head commit: `auto` writes it wherever the token may write checks.",
      default: "auto",
      table: "main",
    }),
  ),
  agents: words.optional().meta(
    meta({
      description: "Narrow to these agents, separated by commas.",
      table: "main",
    }),
  ),
  filter: z
    .string()
    .optional()
    .meta(
      meta({
        description: "Only tests whose name contains this text, or that carry it as a tag.",
        table: "main",
      }),
    ),
  samples: integer(1, 30)
    .optional()
    .meta(
      meta({
        description: "Planned samples per test. Unset: the suite decides.",
        table: "main",
      }),
    ),
  "min-pass-rate": z
    .string()
    .regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, {
      error: explain("is not a number from 0 to 1", "write a share of the runs, for instance 0.8"),
    })
    .transform(Number)
    .optional()
    .meta(
      meta({
        description: "Share of samples that must pass, 0 to 1. Unset: the suite decides.",
        table: "main",
      }),
    ),
  "working-directory": z.string().meta(
    meta({
      description: "Root below which skills, settings and recordings are looked for.",
      default: ".",
      table: "more",
    }),
  ),
  config: z
    .string()
    .optional()
    .meta(
      meta({
        description: "Settings file. Unset: `.skillcheck.yml` or `.skillcheck.yaml` at the root.",
        table: "more",
      }),
    ),
  job: z.enum(["check"]).meta(
    meta({
      description: "Which part this job plays. Other values come with later versions.",
      default: "check",
      table: "more",
    }),
  ),
  "app-slug": z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/, {
      error: explain("is not an app slug", "write the app's name in its address: a-z, 0-9 and -"),
    })
    .meta(
      meta({
        description:
          "Slug of the GitHub App whose token `github-token` is: its comments and check runs are ours.",
        default: "github-actions",
        table: "more",
      }),
    ),
  "comment-key": z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, {
      error: explain("is not a key", "write at most 40 of a-z, 0-9 and -"),
    })
    .meta(
      meta({
        description: "Comments of different keys live side by side.",
        default: "default",
        table: "more",
      }),
    ),
  "job-summary": flag.meta(
    meta({ description: "Write the job summary.", default: "true", table: "more" }),
  ),
  annotations: flag.meta(
    meta({ description: "Annotate changed lines.", default: "true", table: "more" }),
  ),
  "max-excerpts": integer(0, 50).meta(
    meta({
      description: "Failing tests shown with a full excerpt.",
      default: "5",
      table: "more",
    }),
  ),
  "max-annotations": integer(0, 50).meta(
    meta({
      description: "Annotations written by log command where no check run carries them.",
      default: "10",
      table: "more",
    }),
  ),
  "report-artifact": z
    .string()
    .regex(/^[A-Za-z0-9._-]{0,80}$/, {
      error: explain(
        "is not a file name",
        "write at most 80 letters, digits, dots, _ and -, without a folder",
      ),
    })
    .meta(
      meta({
        description: "Name of the uploaded report, a single JSON file; empty switches it off.",
        default: "skillcheck-report.json",
        table: "more",
      }),
    ),
  "retention-days": integer(1, 400)
    .optional()
    .meta(
      meta({
        description: "Days the uploaded report is kept. Unset: the repository's default.",
        table: "more",
      }),
    ),
});

export type Inputs = z.infer<typeof inputsSchema>;

const output = (description: string) => z.string().meta({ description });

/** Every output of the action (reporting.md §10.2); enums, numbers, ids, paths and the comment's body. */
export const outputsSchema = z.strictObject({
  status: output("`pass`, `fail`, `inconclusive`, `unverified` or `invalid`"),
  conclusion: output("`success`, `failure` or `action_required`: what the check run says"),
  passed: output("tests that pass"),
  failed: output("tests that fail"),
  inconclusive: output("tests whose samples cannot decide"),
  unverified: output("tests without evidence that counts"),
  invalid: output("tests from which nothing was learnt"),
  regressed: output("tests that are worse than on the base"),
  untested: output("changed skills without a suite"),
  flaky: output("passing tests with a failing sample"),
  stale: output("tests whose recordings are stale"),
  unrecorded: output("tests without a recording"),
  skills: output("JSON list of the touched skills: `[{name, status}]`"),
  "spent-usd": output("US dollars billed by this run, or `unknown`"),
  "recorded-usd": output("US dollars the replayed recordings cost, or `unknown`"),
  "results-path": output("path of `skillcheck-report.json`"),
  "summary-path": output("path of the Markdown of the job summary"),
  "comment-id": output("id of the sticky comment"),
  "comment-url": output("address of the sticky comment"),
  "comment-body": output("Markdown of the comment, to post with a token of your own"),
});
