import { z } from "zod";
import { agentsSchema, modelSchema } from "../model/agent-choice.ts";
import { type CheckVocabularyEntry, SCOPES } from "../model/check-spec.ts";
import { explain } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";
import { dollarsSchema } from "../model/money.ts";
import { patternSchema } from "../patterns/pattern-schema.ts";
import { suiteIsolationSchema } from "./isolation-choice.ts";
import { loadedKeys } from "./loaded-schema.ts";
import { commandName } from "./stand-in-schema.ts";
import {
  nonEmptyTextSchema as nonEmptyText,
  pathSchema,
  textSchema as text,
} from "./text-schema.ts";
import { userSchema } from "./user-schema.ts";

const duration = z.union(
  [
    z.number().positive(),
    z.string().regex(/^[1-9]\d{0,5}[sm]$/, {
      error: explain("is not a duration", "write 90s, 5m or a number of seconds"),
    }),
  ],
  { error: explain("is not a duration", "write 90s, 5m or a number of seconds") },
);

const rate = z.number().min(0).max(1);
const PRESETS: readonly string[] = ["smoke", "standard", "strict"];

/** More recordings of one run key than these are not kept, so a longer plan could never be replayed. */
const samples = z
  .number({
    error: ({ input }) =>
      typeof input === "string" && PRESETS.includes(input)
        ? explain(
            `the preset ${input} is not supported by this version of skillcheck yet`,
            "write a number",
          )
        : undefined,
  })
  .int()
  .min(1)
  .max(LIMITS.cassettesPerKey);

const workspace = z.strictObject({
  from: pathSchema()
    .optional()
    .describe(
      "Folder to copy, from the folder of this file; keep it under evals/. Copied fresh for every sample.",
    ),
  files: z
    .record(pathSchema(), text)
    .optional()
    .describe("Path in the workspace → text, or {file: path}."),
  setup: z
    .array(z.string().min(1))
    .optional()
    .describe(
      "Shell commands, run in the workspace before the agent starts; only where the agent runs.",
    ),
});

/** Keys that a suite sets for all its tests and a test for itself; `standIn` as in `suiteSchema`. */
const sharedKeys = (standIn: z.ZodType) => ({
  agents: agentsSchema.optional(),
  model: modelSchema.optional(),
  samples: samples.optional().describe("Independent repetitions of every test; 5 without it."),
  min_pass_rate: rate
    .optional()
    .describe("Share of the samples that must pass, 0 to 1; 0.8 without it."),
  timeout: duration.optional().describe("Time for one turn: 90s, 5m or seconds; 5m without it."),
  run_timeout: duration.optional().describe("Time for a whole run, at most 60m; 10m without it."),
  max_turns: z
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("User turns at most; 8 without it, more if more answers are listed."),
  max_cost: dollarsSchema
    .optional()
    .describe("US dollars that one pass may spend here, inside the limit of the command."),
  preamble: text
    .optional()
    .describe(
      "Said before the first prompt: none, unattended, ask_and_stop, no_spend, scripted, or a text.",
    ),
  ...loadedKeys,
  workspace: workspace
    .optional()
    .describe(
      "What the agent finds: an empty folder without it. A test's own replaces the suite's.",
    ),
  fakes: z
    .record(commandName, standIn)
    .optional()
    .describe(
      "Commands that are stood in for: pattern → answer, or {commands, repos, urls, script, match}. A test's own replaces the suite's for that command.",
    ),
});

const approve = z
  .array(z.string().min(1).max(100))
  .describe(
    "Tools whose permission request is granted, by canonical or own name; every other is refused. For agents that ask (ACP).",
  );

/**
 * The suite file; `check` is what `expect` lists and `standIn` what stands behind a command of `fakes`: whole schemas for
 * editors, anything for the reader, which reads both by itself.
 */
export function suiteSchema(check: z.ZodType, standIn: z.ZodType) {
  const shared = sharedKeys(standIn);
  const expect = z.array(check).min(1).describe("Checks; all of them must pass.");
  const prompt = nonEmptyText.describe("What the user asks, or {file: path}.");
  const step = z.strictObject({
    prompt,
    expect: expect.optional(),
    min_pass_rate: rate.optional().describe("Judges this step by itself over the same samples."),
  });
  const test = z.strictObject({
    name: z
      .string()
      .min(1)
      .max(200)
      .refine((name) => !/\p{Cc}/u.test(name), {
        error: explain("holds a line end or another control character", "write one line"),
      })
      .describe("What must hold, in words; unique in this file."),
    prompt: prompt.optional(),
    steps: z
      .array(step)
      .min(1)
      .optional()
      .describe("One conversation, a turn each: the long form of prompt and answers."),
    answers: z
      .union([z.array(nonEmptyText), z.record(patternSchema({ ignoreCase: true }), nonEmptyText)])
      .optional()
      .describe(
        "What the user says when the agent hands back: a list, or a map pattern → reply (each once).",
      ),
    user: userSchema.optional(),
    ...shared,
    approve: approve.optional(),
    exclusive: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, {
        error: explain("is not the name of a resource", "write letters, digits, . _ and -"),
      })
      .optional()
      .describe(
        "Name of a resource that the test shares with others: such tests never run at the same time.",
      ),
    tags: z.array(z.string().min(1)).optional().describe("Words to select tests by."),
    notes: z.string().optional().describe("For people; shown beside a failure."),
    metadata: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Anything; stands in the JSON report, not read."),
    expect: expect.optional(),
  });
  return z
    .strictObject({
      version: z.literal(1).describe("Version of this format: 1."),
      skill: pathSchema()
        .optional()
        .describe("Folder of the skill, from the folder of this file, which it is without it."),
      ...shared,
      isolation: suiteIsolationSchema.optional(),
      max_invalid: rate
        .optional()
        .describe(
          "Share of samples without a verdict above which a test is invalid; 0.2 without it.",
        ),
      tests: z.array(test).min(1).max(LIMITS.testsPerSkill).describe("The tests of this skill."),
    })
    .describe("Tests of one agent skill, for skillcheck.");
}

export type SuiteFile = z.infer<ReturnType<typeof suiteSchema>>;
export type TestFile = SuiteFile["tests"][number];
export type WorkspaceFile = z.infer<typeof workspace>;

const nonZero = z
  .number()
  .int()
  .refine((turn) => turn !== 0, {
    error: explain("turns count from 1", "pytest-skillcheck's turn(0) is turn: 1"),
  });
const scope = z.enum(SCOPES);
const bound = z.number().int().min(0);

/** The modifiers that may stand beside a check key (suite.md §4). */
export const modifiersSchema = z.strictObject({
  turn: z
    .union([
      nonZero,
      z.tuple([nonZero, nonZero]).refine(([from, to]) => from <= to || from * to <= 0, {
        error: explain("ends before it begins", "write [first, last]"),
      }),
    ])
    .optional()
    .describe(
      "Turn to look at: 1 is all work before the user said anything more, -1 the last, [from, to] a range.",
    ),
  scope: z
    .union([scope.transform((word) => [word]), z.array(scope).min(1)])
    .optional()
    .describe("Where to look: a word or a list."),
  count: z
    .union([
      bound,
      z
        .strictObject({ at_least: bound.optional(), at_most: bound.optional() })
        .refine(({ at_least, at_most }) => at_least !== undefined || at_most !== undefined, {
          error: explain("has no bound", "write {at_least: 1} or {at_most: 3}"),
        })
        .refine(({ at_least = 0, at_most = at_least }) => at_least <= at_most, {
          error: explain("can never hold", "write at_least not above at_most"),
        }),
    ])
    .optional()
    .describe("How often: a number, or {at_least, at_most}."),
  name: z.string().min(1).optional().describe("Shown instead of the check itself."),
});

/** One check as editors see it: every key of the vocabulary, exactly one of them. */
export function checkSchema(vocabulary: readonly CheckVocabularyEntry[]): z.ZodType {
  const check: z.ZodType = z.lazy(() => map).meta({ id: "check" });
  const keys = vocabulary.map(({ key, schema, nests, description }) => {
    const value = nests === "none" ? schema : nests === "one" ? check : z.array(check).min(1);
    return [key, value.optional().describe(description)] as const;
  });
  const map = z
    .strictObject({ ...Object.fromEntries(keys), ...modifiersSchema.shape })
    .meta({ oneOf: vocabulary.map(({ key }) => ({ required: [key] })) });
  return check;
}
