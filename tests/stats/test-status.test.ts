import { describe, expect, it } from "vitest";
import { type TestEvidence, toTestStatus, worstStatus } from "../../src/stats/test-status.ts";

const evidence = (change: Partial<TestEvidence>): TestEvidence => ({
  checks: 3,
  evaluatedChecks: 15,
  planned: 5,
  minPassRate: 0.8,
  maxInvalid: 0.2,
  replayed: true,
  passed: 5,
  failed: 0,
  invalid: [],
  missing: "no recording for this skill version",
  ...change,
});

/** One case or more per row of statistics.md §12.1 for fixed plans. */
describe("status of a test", () => {
  it("row 1: a test without a check is invalid, whatever its samples did", () => {
    const decision = toTestStatus(evidence({ checks: 0 }));
    expect(decision).toMatchObject({ status: "invalid", reason: "asserts nothing" });
  });

  it("row 1: no check evaluated on any sample is invalid", () => {
    const decision = toTestStatus(evidence({ evaluatedChecks: 0 }));
    expect(decision.status).toBe("invalid");
    expect(decision.reason).toBe("asserts nothing: no check was evaluated");
  });

  it("row 3: more invalid samples than allowed", () => {
    const invalid = ["timed out", "rate limit", "timed out"];
    expect(toTestStatus(evidence({ passed: 2, invalid }))).toEqual({
      status: "invalid",
      flaky: false,
      reason: "no verdict in 3 of 5 samples: timed out (2), rate limit (1)",
      needed: 2,
      samplesToDecide: null,
    });
  });

  it("row 3: no valid sample, though one was attempted", () => {
    const decision = toTestStatus(
      evidence({ passed: 0, invalid: ["crash"], maxInvalid: 1, evaluatedChecks: 0 }),
    );
    expect(decision.status).toBe("invalid");
  });

  it("row 3: exactly the allowed share is not above it", () => {
    expect(toTestStatus(evidence({ passed: 4, invalid: ["timed out"] })).status).toBe("pass");
  });

  it("row 4: nothing attempted is unverified, with the reason handed in", () => {
    expect(toTestStatus(evidence({ passed: 0 }))).toEqual({
      status: "unverified",
      flaky: false,
      reason: "no recording for this skill version",
      needed: 4,
      samplesToDecide: null,
    });
  });
});

describe("status of a test with valid samples", () => {
  it("row 9: enough passes; flaky when one failed", () => {
    expect(toTestStatus(evidence({}))).toEqual({
      status: "pass",
      flaky: false,
      reason: "passes",
      needed: 4,
      samplesToDecide: null,
    });
    expect(toTestStatus(evidence({ passed: 4, failed: 1 }))).toMatchObject({
      status: "pass",
      flaky: true,
    });
  });

  it("row 9: a replay with fewer samples is judged by the number at hand, a live run by the plan", () => {
    expect(toTestStatus(evidence({ passed: 3 }))).toMatchObject({ status: "pass", needed: 3 });
    expect(toTestStatus(evidence({ passed: 3, replayed: false }))).toMatchObject({
      status: "inconclusive",
      needed: 4,
    });
  });

  it("row 10: none passed, or the exact test is significant", () => {
    expect(toTestStatus(evidence({ passed: 0, failed: 5 }))).toMatchObject({
      status: "fail",
      reason: "no sample passes",
    });
    expect(toTestStatus(evidence({ passed: 0, failed: 1 }))).toMatchObject({
      status: "fail",
      reason: "the single sample fails",
    });
    expect(toTestStatus(evidence({ passed: 1, failed: 4 }))).toMatchObject({
      status: "fail",
      reason: "below the 4 of 5 that are needed, and chance does not explain it",
    });
    expect(toTestStatus(evidence({ passed: 4, failed: 1, minPassRate: 1 })).status).toBe("fail");
  });

  it("row 10: 0 of 5 in the newest batch fails, whatever older batches gave", () => {
    expect(toTestStatus(evidence({ passed: 0, failed: 5 })).status).toBe("fail");
  });

  it("row 11: below the rate but undecided says how many samples would decide", () => {
    expect(toTestStatus(evidence({ passed: 3, failed: 2 }))).toEqual({
      status: "inconclusive",
      flaky: false,
      reason:
        "below the 4 of 5 that are needed, but chance can explain it; about 13 samples would decide",
      needed: 4,
      samplesToDecide: 13,
    });
  });

  it("curtails: a run that stopped as soon as it was certain keeps its status", () => {
    expect(toTestStatus(evidence({ passed: 4, failed: 0, replayed: false })).status).toBe("pass");
    for (const planned of [5, 8, 10, 15, 20, 30]) {
      for (let passed = 0; passed <= planned; passed += 1) {
        const full = toTestStatus(evidence({ planned, passed, failed: planned - passed }));
        if (full.status !== "pass") continue;
        const stopped = evidence({ planned, passed: full.needed, failed: planned - passed });
        expect(toTestStatus(stopped).status).toBe("pass");
      }
    }
  });
});

describe("worstStatus", () => {
  it("follows reporting.md §2.4", () => {
    expect(worstStatus(["pass", "inconclusive", "unverified"])).toBe("unverified");
    expect(worstStatus(["invalid", "unverified"])).toBe("invalid");
    expect(worstStatus(["invalid", "fail"])).toBe("fail");
    expect(worstStatus([])).toBe("pass");
  });
});

it("row 9: a replay with more samples than planned is judged by the number at hand, for either side", () => {
  const statuses = [
    { planned: 1, passed: 1, failed: 4 },
    { planned: 5, passed: 10, failed: 20 },
    { planned: 5, passed: 4, failed: 11 },
    { planned: 1, passed: 4, failed: 1 },
    { planned: 5, passed: 24, failed: 6 },
    { planned: 5, passed: 13, failed: 2 },
  ].map((change) => {
    const { status, needed } = toTestStatus(evidence(change));
    return [status, needed];
  });
  expect(statuses).toEqual([
    ["fail", 4],
    ["fail", 24],
    ["fail", 12],
    ["pass", 4],
    ["pass", 24],
    ["pass", 12],
  ]);
});
