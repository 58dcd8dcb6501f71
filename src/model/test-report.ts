import { z } from "zod";
import { COST_SOURCES } from "./cost-source.ts";
import { SPEAKERS } from "./simulated-user.ts";
import {
  COMPARISONS,
  EVIDENCE_CLASSES,
  EVIDENCE_KINDS,
  TEST_STATUSES,
  VERDICTS,
} from "./status.ts";
import { checkVerdictSchema } from "./verdict.ts";

const count = z.number().int().min(0);
const usd = z.number().min(0).nullable();

/** x of n with its Wilson 95 % interval, both ends 0 to 1. */
const rateSchema = z.strictObject({
  passed: count,
  valid: count,
  low: z.number(),
  high: z.number(),
});

/** Medians over runs; each number null where no run says it. Milliseconds, US dollars, tokens. */
export const medianUsageSchema = z.strictObject({
  costUsd: usd,
  /** The bundled table says a part of it, so it is shown with `~` (judge-and-cost.md §10.2); absent where none does. */
  isCostEstimated: z.literal(true).optional(),
  modelCalls: z.number().min(0).nullable(),
  inputTokens: z.number().min(0).nullable(),
  cachedTokens: z.number().min(0).nullable(),
  outputTokens: z.number().min(0).nullable(),
  durationMs: z.number().min(0).nullable(),
});

export type MedianUsage = z.infer<typeof medianUsageSchema>;

/** Of a sum that is not all known: what is known of it, and runs that do not say what they cost. */
export const partlySpentSchema = z.strictObject({
  knownUsd: z.number().min(0),
  unknownRuns: count,
  /** The bundled table says a part of what is known; absent where none does. */
  isEstimated: z.literal(true).optional(),
});

/** Money that played users, of which the amounts beside it tell too, and in how many runs. */
export const userMoneySchema = z.strictObject({
  spentUsd: usd,
  recordedUsd: usd,
  /** The bundled table says a part of it; absent where none does. */
  isEstimated: z.literal(true).optional(),
  runs: count,
});

/** One independent repetition. */
export const sampleReportSchema = z.strictObject({
  /** 1-based rank by time. */
  sample: z.number().int().min(1),
  verdict: z.enum(VERDICTS),
  /** Why it is invalid ("timed out"), or null. */
  invalidReason: z.string().nullable(),
  /** Path of the recording in the store, relative to the root. */
  recording: z.string().nullable(),
  recordedAt: z.string(),
  outcome: z.string(),
  checks: z.array(checkVerdictSchema),
  /** Of the agent alone. */
  costUsd: usd,
  /** Who says what it cost: a price of the settings, the CLI, the bundled table; absent where nobody does. */
  costSource: z.enum(COST_SOURCES).optional(),
  /** What playing the user took; absent where no model did. */
  simulatedUser: z
    .strictObject({
      model: z.string(),
      modelCalls: count,
      inputTokens: count.nullable(),
      outputTokens: count.nullable(),
      costUsd: usd,
      costSource: z.enum(COST_SOURCES).nullable(),
    })
    .optional(),
  durationMs: count,
  inputTokens: count.nullable(),
  cachedTokens: count.nullable(),
  outputTokens: count.nullable(),
  modelCalls: count.nullable(),
});

/** A cell of the event table: what happened, in one line, icon left to the renderer. */
const cellSchema = z.strictObject({
  kind: z.enum(["user", "simulated-user", "assistant", "tool"]),
  /** Tool cells: own name and main argument, "Read SKILL.md"; else the text. */
  text: z.string(),
  /** Tool cells: "exit 0", "failed", or "". */
  result: z.string(),
});

/** One test × agent × model, arm `skill`. */
export const testReportSchema = z.strictObject({
  name: z.string(),
  /** Place in the suite file. */
  file: z.string(),
  line: z.number().int().min(1),
  agent: z.string(),
  /** From the suite, as they stand there. */
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  /** Requested model, "" for the CLI's own. */
  requestedModel: z.string(),
  servedModel: z.string().nullable(),
  status: z.enum(TEST_STATUSES),
  /** pass, but some valid sample failed. */
  flaky: z.boolean(),
  /** Why it has this status, one sentence without the numbers of `rate`. */
  reason: z.string(),
  /** What to do next, or null when green. */
  next: z.string().nullable(),
  evidence: z.enum(EVIDENCE_KINDS),
  /** Null when there is no evidence that counts. */
  evidenceClass: z.enum(EVIDENCE_CLASSES).nullable(),
  /** Marks behind the evidence: "self-recorded", "scripted model", "no cage", "from the cache" (reporting.md §2.1). */
  marks: z.array(z.string()),
  planned: z.number().int().min(1),
  /** Passes needed for the rate (ceil of rate × n). */
  needed: count,
  minPassRate: z.number(),
  /** Head samples; null when none is valid. */
  rate: rateSchema.nullable(),
  base: rateSchema.nullable(),
  comparison: z.enum(COMPARISONS),
  /** Own one-sided Fisher p, or null when not compared. */
  p: z.number().nullable(),
  comparisonReason: z.string(),
  samples: z.array(sampleReportSchema),
  /** Batches used: when, by which agent version and model, how many samples, on which commit. */
  batches: z.array(
    z.strictObject({
      id: z.string(),
      startedAt: z.string(),
      agentVersion: z.string().nullable(),
      servedModel: z.string().nullable(),
      samples: count,
    }),
  ),
  /** Median over runs. */
  costPerRunUsd: usd,
  baseCostPerRunUsd: usd,
  recordedUsd: usd,
  /** The bundled table says a part of the money of this test; absent where none does. */
  isCostEstimated: z.literal(true).optional(),
  /** Price tables of these estimates, with their versions; absent without any. */
  priceTables: z.array(z.string()).optional(),
  spentUsd: usd,
  /** Absent where `spentUsd` says it all. */
  spentPartly: partlySpentSchema.optional(),
  /** Absent where no model played the user. */
  simulatedUser: userMoneySchema.optional(),
  /** The worst failing check and where, or null. */
  failure: z
    .strictObject({
      sample: z.number().int().min(1),
      check: checkVerdictSchema,
      /** Samples in which this check failed. */
      samples: z.array(z.number().int().min(1)),
      turn: z.number().int().min(1).nullable(),
      event: z.number().int().min(1).nullable(),
      /** The events around the deciding one, verbatim and redacted, at most three. */
      verbatim: z.array(
        z.strictObject({
          turn: z.number().int(),
          event: z.number().int(),
          kind: z.string(),
          text: z.string(),
        }),
      ),
      /** Calls that stand-ins refused in that sample, the first ones: what nobody described often explains the rest. */
      refused: z.array(z.strictObject({ turn: z.number().int().min(1), call: z.string() })),
    })
    .nullable(),
  /** Aligned with the base by tool call (reporting.md §4.3); base cells are null where there is no base run. */
  eventTable: z.array(
    z.strictObject({
      turn: z.number().int(),
      event: z.number().int(),
      head: cellSchema.nullable(),
      base: cellSchema.nullable(),
      diverges: z.boolean(),
    }),
  ),
  /** "The agent stopped reading `references/locking.md` …", by rule, or null. */
  cause: z
    .strictObject({
      /** What the agent no longer did, as the event table says it: "Read references/locking.md". */
      target: z.string(),
      /** File of the skill whose lines were removed, relative to the root, and its base lines. */
      path: z.string(),
      fromLine: z.number(),
      toLine: z.number(),
      /** sha256 hex of `path`: GitHub's anchor of the file in the diff of the pull request. */
      pathDigest: z.string(),
    })
    .nullable(),
  /** One row per turn of the shown sample (block 5b), or null without evidence that counts. */
  transcript: z
    .strictObject({
      sample: z.number().int().min(1),
      verdict: z.enum(VERDICTS),
      turns: z.array(
        z.strictObject({
          turn: z.number().int(),
          user: z.string(),
          source: z.enum(SPEAKERS),
          calls: z.array(z.string()),
          lastWords: z.string(),
        }),
      ),
    })
    .nullable(),
  /** Unknown line types and bad lines of the streams, summed over samples. */
  unknownLines: z.array(z.strictObject({ type: z.string(), count })),
});

export type TestReport = z.infer<typeof testReportSchema>;
export type EventCell = z.infer<typeof cellSchema>;
