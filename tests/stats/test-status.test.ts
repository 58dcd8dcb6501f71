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
  ended: null,
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

describe("status of a live test with fewer samples than planned", () => {
  it("row 11: what ended a run midway is said, with how many samples ran; its plan would decide", () => {
    const cut = { replayed: false, ended: "the money ended" };
    expect(toTestStatus(evidence({ ...cut, passed: 2 }))).toEqual({
      status: "inconclusive",
      flaky: false,
      reason: "the money ended after 2 of 5 samples: 2 pass, and 4 must pass",
      needed: 4,
      samplesToDecide: 5,
    });
    const some = { ...cut, planned: 20, passed: 10, failed: 1, invalid: ["timed out"] };
    expect(toTestStatus(evidence(some))).toMatchObject({
      reason:
        "the money ended after 12 of 20 samples: 10 pass, 1 fails, timed out (1), and 16 must pass",
      samplesToDecide: 20,
    });
    // The plan cannot be met any more: then it is the rate that is told first.
    expect(toTestStatus(evidence({ ...cut, passed: 2, failed: 2 }))).toMatchObject({
      reason:
        "below the 4 of 5 that are needed, but chance can explain it; about 7 samples would decide; the money ended after 4 of 5 samples",
      samplesToDecide: 7,
    });
  });

  it("says what ended a run midway of every other status too", () => {
    const reasonOf = (change: Partial<TestEvidence>) =>
      toTestStatus(evidence({ replayed: false, ended: "the money ended", ...change })).reason;
    expect(reasonOf({ passed: 4 })).toBe("passes; the money ended after 4 of 5 samples");
    expect(reasonOf({ passed: 0, failed: 1 })).toBe(
      "the single sample fails; the money ended after 1 of 5 samples",
    );
    expect(reasonOf({ passed: 0, invalid: ["crash"] })).toBe(
      "no verdict in 1 of 1 samples: crash (1); the money ended after 1 of 5 samples",
    );
    // All its samples ran: what ended the others is no matter of this test.
    expect(reasonOf({ passed: 5 })).toBe("passes");
    expect(reasonOf({ passed: 0 })).toBe("no recording for this skill version");
  });

  it("row 11: nothing fails, but samples that taught nothing leave too few verdicts", () => {
    const decision = toTestStatus(
      evidence({ replayed: false, minPassRate: 1, passed: 4, invalid: ["timed out"] }),
    );
    expect(decision).toMatchObject({
      status: "inconclusive",
      reason: "4 of 5 samples gave a verdict: 4 pass, timed out (1), and 5 must pass",
      samplesToDecide: 5,
    });
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
