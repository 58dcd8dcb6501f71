import { z } from "zod";
import { findingSchema } from "./finding.ts";
import { problemSchema } from "./problem.ts";
import { COMPARISONS, CONCLUSIONS, FAIL_ON_WORDS, SKILL_CHANGES, TEST_STATUSES } from "./status.ts";
import {
  medianUsageSchema,
  partlySpentSchema,
  testReportSchema,
  userMoneySchema,
} from "./test-report.ts";

const count = z.number().int().min(0);
/** US dollars; null = unknown, never 0 for "the provider did not say". */
const usd = z.number().min(0).nullable();

/** One touched skill. */
export const skillReportSchema = z.strictObject({
  name: z.string(),
  /** Relative to the root, "." for the root itself. */
  folder: z.string(),
  change: z.enum(SKILL_CHANGES),
  /** Earlier folder, when renamed. */
  renamedFrom: z.string().nullable(),
  /** Worst of its tests; `untested` = no suite; `unusable` = its suite or one of its files cannot be used (its tests are unverified); `lint` = only lint errors; `removed` = deleted in head; `unselected` = a filter or the agents leave none of its tests, so nothing is known of it. */
  state: z.enum([...TEST_STATUSES, "untested", "unusable", "lint", "removed", "unselected"]),
  /** Suite file relative to the root, or null. */
  suite: z.string().nullable(),
  tests: z.array(testReportSchema),
  /** One row of the skills table for each agent and requested model of `tests`, in their order. */
  rows: z.array(
    z.strictObject({
      agent: z.string(),
      requestedModel: z.string(),
      /** Runs of this commit that were used. */
      runs: count,
      /** Worst comparison of the tests of this row, and their passing number on the base. */
      comparison: z.enum(COMPARISONS),
      base: z.strictObject({ passed: count, tests: count }).nullable(),
      /** Medians over all runs of this row; null where there is none. */
      usage: medianUsageSchema.nullable(),
      baseUsage: medianUsageSchema.nullable(),
      spentUsd: usd,
      recordedUsd: usd,
      /** Tests that the suite restricts to other agents: they count nowhere. Absent where there is none. */
      notFor: count.optional(),
      /** The bundled table says a part of the money of this row; absent where none does. */
      isCostEstimated: z.literal(true).optional(),
    }),
  ),
  findings: z.array(findingSchema),
  problems: z.array(problemSchema),
  /** Worst comparison of its tests. */
  comparison: z.enum(COMPARISONS),
  /** p of the skill (statistics.md §11) when something could have changed. */
  regression: z
    .strictObject({
      p: z.number(),
      adjusted: z.number(),
      stratifiedP: z.number(),
      stepDownP: z.number(),
      strata: count,
      skills: count,
    })
    .nullable(),
  /** Passing tests on the base, of its tests with valid base samples; null when there is no base. */
  base: z.strictObject({ passed: count, tests: count }).nullable(),
  /** Hunks of the skill's own files between base and head, for the cause sentence. */
  diff: z.array(
    z.strictObject({
      path: z.string(),
      /** Lines removed from the base file: first line (1-based) and texts. */
      baseLine: z.number().int().min(0),
      removed: z.array(z.string()),
      headLine: z.number().int().min(0),
      added: z.array(z.string()),
    }),
  ),
  /** Which input of the run key changed since the recordings were made; empty when nothing is stale. */
  staleInputs: z.array(
    z.strictObject({
      input: z.string(),
      recorded: z.string(),
      now: z.string(),
      changed: z.boolean(),
    }),
  ),
  /** When the stale recordings were made and with what result, told for information only. */
  stale: z.strictObject({ recordedAt: z.string(), passed: count, tests: count }).nullable(),
});

export type SkillReport = z.infer<typeof skillReportSchema>;

/** The one object every renderer uses (design.md §4). Version 1. Readonly plain JSON. */
export const reportSchema = z.strictObject({
  version: z.literal(1),
  tool: z.strictObject({ name: z.literal("skillcheck"), version: z.string() }),
  /** UTC, ISO 8601. */
  created: z.string(),
  mode: z.enum(["lint", "replay", "record", "live", "auto"]),
  subject: z.strictObject({
    /** owner/name, or null on the command line. */
    repository: z.string().nullable(),
    serverUrl: z.string().nullable(),
    pullRequest: z.number().int().nullable(),
    head: z.string().nullable(),
    base: z.strictObject({ name: z.string(), sha: z.string().nullable() }).nullable(),
    fork: z.boolean(),
    workflowRun: z.number().int().nullable(),
    attempt: z.number().int().nullable(),
  }),
  status: z.enum(TEST_STATUSES),
  conclusion: z.enum(CONCLUSIONS),
  /** design.md §10. */
  exitCode: z.number().int().min(0),
  /** Headline without icon and prefix: "sql-migrations regressed (7/9 tests pass, 9/9 on main)". */
  title: z.string(),
  failOn: z.array(z.enum(FAIL_ON_WORDS)),
  /** Every reason against success, worst first, also those whose word is left out. */
  reasons: z.array(
    z.strictObject({
      word: z.enum(FAIL_ON_WORDS).nullable(),
      text: z.string(),
      counts: z.boolean(),
    }),
  ),
  counts: z.strictObject({
    skills: count,
    tests: count,
    passed: count,
    failed: count,
    inconclusive: count,
    unverified: count,
    invalid: count,
    regressed: count,
    untested: count,
    flaky: count,
    stale: count,
    unrecorded: count,
    lintErrors: count,
    lintWarnings: count,
  }),
  money: z.strictObject({
    spentUsd: usd,
    /** Absent where `spentUsd` says it all; what belongs to no test counts as one run. */
    spentPartly: partlySpentSchema.optional(),
    /** Sum over the recordings used, simulated users too; null when any of them does not say. */
    recordedUsd: usd,
    /** The bundled table says a part of it, so it is shown with `~`; absent where none does. */
    isEstimated: z.literal(true).optional(),
    /** The part of what was spent that belongs to no test: proofs of stand-ins; absent where there was none. */
    overheadUsd: usd.optional(),
    /** The bundled table says a part of that; absent where none does. */
    isOverheadEstimated: z.literal(true).optional(),
    runs: count,
    /** The part of both that played users; absent where no model did. */
    simulatedUser: userMoneySchema.optional(),
    /** Hard cap of this run, or null where nothing could be spent. */
    capUsd: usd,
  }),
  /** Worst first (reporting.md §2.4). */
  skills: z.array(skillReportSchema),
  /** Problems that belong to no skill: settings, command line. */
  problems: z.array(problemSchema),
  /** Sentences every surface shows: a capped file list, a cache that could not be saved, … */
  notes: z.array(z.string()),
});

export type Report = z.infer<typeof reportSchema>;
