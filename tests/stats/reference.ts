import { readFileSync } from "node:fs";
import { z } from "zod";

const pair = z.tuple([z.number(), z.number()]);
const plan = z.object({
  rate: z.number(),
  n: z.number(),
  passAtLeast: z.number(),
  failAtMost: z.number().nullable(),
  operating: z
    .array(
      z.object({
        truth: z.number(),
        pass: z.number(),
        fail: z.number(),
        inconclusive: z.number(),
      }),
    )
    .optional(),
});
const regressionTest = z.object({
  base: z.string(),
  head: z.string(),
  count: z.number(),
  p: z.number(),
  exact: z.string(),
  adjusted: z.number().nullable(),
  regressed: z.boolean(),
});
const fractionOrNull = z.string().nullable();

/** The blocks of ../shared/reference/statistics.json that these tests need, copied with their digits. */
const schema = z.object({
  interval95: z.array(z.object({ x: z.number(), n: z.number(), wilson: pair })),
  twoProportions: z.array(
    z.object({
      x1: z.number(),
      n1: z.number(),
      x2: z.number(),
      n2: z.number(),
      newcombe10: pair,
      fisherGreater: z.number(),
      fisherLess: z.number(),
      fisherGreaterExact: z.string(),
    }),
  ),
  smallestRegression: z.object({
    equalArmsAllPassBase: z.array(
      z.object({ n: z.number(), maxHeadPasses: z.number().nullable() }),
    ),
    allPassBase: z.array(
      z.object({
        n0: z.number(),
        headN: z.array(z.number()),
        maxHeadPasses: z.array(z.number().nullable()),
      }),
    ),
  }),
  fixedPlans: z.array(plan),
  holm: z.object({
    p: z.array(z.number()),
    adjusted: z.array(z.number()),
    rejectAt05: z.number(),
  }),
  sampleSize: z.object({
    recordedBase: z.array(
      z.object({
        recordedAllPass: z.number(),
        headAt80: z.number().nullable(),
        headAt70: z.number().nullable(),
        headAt50: z.number().nullable(),
      }),
    ),
  }),
  skillRegression: z.object({
    cases: z.array(
      z.object({
        name: z.string(),
        tests: z.array(regressionTest),
        strata: z.number(),
        sum: z.number().nullable(),
        sumExact: fractionOrNull.optional(),
        minP: z.number().nullable(),
        minPExact: fractionOrNull.optional(),
        skill: z.number().nullable(),
        skillExact: fractionOrNull.optional(),
        regressed: z.boolean(),
      }),
    ),
    holm: z.array(
      z.object({
        name: z.string(),
        skill: z.array(fractionOrNull),
        adjusted: z.array(z.number().nullable()),
        adjustedExact: z.array(fractionOrNull),
        regressed: z.array(z.boolean()),
      }),
    ),
  }),
});

export const reference = schema.parse(
  JSON.parse(readFileSync(new URL("recorded/statistics.json", import.meta.url), "utf8")),
);
