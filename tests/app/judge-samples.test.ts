import { expect, it } from "vitest";
import type { Sample } from "../../src/app/evaluate-recordings.ts";
import { type JudgedTest, judgeSamples } from "../../src/app/judge-samples.ts";
import type { CheckVerdict } from "../../src/model/verdict.ts";
import { test } from "../engine/run-call.ts";

const SAID = { key: "said", spec: {}, step: null, turn: null, scope: null } as never;

function sampleOf(verdict: Sample["verdict"], outcome: Sample["run"]["outcome"]): Sample {
  const checks = verdict === "invalid" ? [] : [{ verdict } as CheckVerdict];
  const invalidReason = verdict === "invalid" ? outcome : null;
  return { verdict, checks, invalidReason, run: { outcome } } as unknown as Sample;
}

const PASS = sampleOf("pass", "completed");
const UNPAID = sampleOf("invalid", "over-budget");
const CRASH = sampleOf("invalid", "crashed");

function judge(samples: readonly Sample[], changed: Partial<JudgedTest> = {}) {
  const { decision } = judgeSamples({
    test: { ...test, checks: [SAID] },
    planned: 5,
    minPassRate: 0.8,
    maxInvalid: 0.2,
    samples,
    voids: [],
    isLive: true,
    ended: null,
    missing: "no run",
    ...changed,
  });
  return [decision.status, decision.reason];
}

it("money that ends makes nothing invalid: unverified without a valid sample, inconclusive with too few", () => {
  expect(judge([UNPAID])).toEqual(["unverified", "the money ended"]);
  expect(judge([PASS, PASS, UNPAID])[0]).toBe("inconclusive");
  expect(judge([PASS, PASS, PASS, PASS, UNPAID])).toEqual(["pass", "passes"]);
});

it("runs that leave no recording count as invalid samples; without any the row says why", () => {
  expect(judge([], { voids: ["secret observed", "secret observed"] })).toEqual([
    "invalid",
    "no verdict in 2 of 2 samples: secret observed (2)",
  ]);
  expect(judge([PASS, PASS, PASS, PASS, CRASH])).toEqual(["pass", "passes"]);
  expect(judge([PASS, PASS, PASS, CRASH], { voids: ["x"] })[0]).toBe("invalid");
  expect(judge([])).toEqual(["unverified", "no run"]);
});

it("a live run is judged by its plan, recordings by their own number", () => {
  expect(judge([PASS, PASS])[0]).toBe("inconclusive");
  expect(judge([PASS, PASS], { isLive: false })).toEqual(["pass", "passes"]);
});
