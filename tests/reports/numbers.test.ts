import { describe, expect, it } from "vitest";
import comment from "../../src/reports/comment.ts";
import { neededPasses } from "../../src/reports/wording/figures.ts";
import { context, passingTest, rate, report, samples, skill } from "./build-report.ts";
import { numbered } from "./canned/canned.ts";

describe("numbers that belong together", () => {
  it("passes needed are of the samples that are judged", () => {
    const pair = { needed: 8, planned: 10 };
    expect(String(neededPasses({ ...pair, evidence: "live" }, rate(8, 9)))).toBe("8 of 10");
    expect(String(neededPasses({ ...pair, evidence: "replayed" }, rate(8, 9)))).toBe("8 of 9");
  });

  it("a flaky live test with an invalid sample names its plan", () => {
    const flaky = passingTest("t", {
      flaky: true,
      evidence: "live",
      planned: 10,
      needed: 8,
      rate: rate(8, 9),
      samples: samples("✗✓✓✓✓✓✓✓✓!"),
    });
    const text = comment.render(report([skill("s", [flaky])]), context());
    expect(text).toContain("8 of 9 samples pass");
    expect(text).toContain("Needs 8 of 10, so the test passes.");
  });

  it.each([
    [3, "p = 0.0068 over its 3 tests."],
    [2, "p = 0.0068 over the 2 of its 3 tests that can tell a difference."],
    [1, "p = 0.0068 over the 1 of its 3 tests that can tell a difference."],
  ])("the p of a skill is of its %i tests that inform", (strata, words) => {
    const p = { p: 0.0068, adjusted: 0.0068, stratifiedP: 0.0034, stepDownP: 0.0048 };
    const one = skill("s", numbered(3, "t"), {
      comparison: "regressed",
      regression: { ...p, strata, skills: 1 },
    });
    expect(comment.render(report([one]), context())).toContain(
      `Regressed: \`s\` as a whole, ${words}`,
    );
  });

  it("the event table numbers this run's events, each once", () => {
    const call = (text: string) => ({ kind: "tool" as const, text, result: "" });
    const place = { turn: 1, event: 10 };
    const failing = passingTest("t", {
      status: "fail",
      rate: rate(1, 5),
      comparison: "regressed",
      eventTable: [
        { ...place, head: null, base: call("Read a.md"), diverges: true },
        { ...place, head: null, base: call("Read b.md"), diverges: false },
        { ...place, head: call("Write c.md"), base: null, diverges: false },
      ],
    });
    const text = comment.render(report([skill("s", [failing], { state: "fail" })]), context());
    expect(text).toContain(
      [
        "| | – **← diverges** | 🔧 `Read a.md` |",
        "| | – | 🔧 `Read b.md` |",
        "| 1.10 | 🔧 `Write c.md` | – |",
      ].join("\n"),
    );
  });
});
