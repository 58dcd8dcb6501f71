import { describe, expect, it } from "vitest";
import comment from "../../src/reports/comment.ts";
import plain from "../../src/reports/plain.ts";
import { neededPasses } from "../../src/reports/wording/figures.ts";
import { context, passingTest, rate, report, samples, skill, usage } from "./build-report.ts";
import { numbered } from "./canned/canned.ts";

describe("money of the bundled table", () => {
  const marked = skill(
    "s",
    [passingTest("t", { isCostEstimated: true, priceTables: ["@pydantic/genai-prices 0.1.8"] })],
    {
      row: {
        isCostEstimated: true,
        usage: usage(0.018, { isCostEstimated: true }),
        baseUsage: usage(0.016),
      },
    },
  );
  const built = report([marked], {
    money: { spentUsd: 0.4, recordedUsd: 1.64, isEstimated: true, runs: 5, capUsd: 5 },
  });

  it("judge-and-cost.md §10.2: bears ~ wherever it is shown, its table is named once", () => {
    const text = comment.render(built, context());
    expect(text).toContain("spent now **~$0.40** of $5.00 cap");
    expect(text).toContain("~$0.018 (+13%");
    expect(text).toContain("| **Total, 5 runs** | **~$0.40** | **~$1.64** |");
    expect(text).toContain(
      "`~` marks money that is estimated from `@pydantic/genai-prices 0.1.8`.",
    );
    // Two of them in one paragraph would strike out what is between.
    for (const paragraph of text.split("\n")) {
      expect(paragraph.match(/\S~\$/g)?.filter((one) => one !== "*~$") ?? []).toEqual([]);
    }
    expect(plain.render(built, context())).toContain("spent ~$0.40");
  });

  it("bears ~ too where a user or an overhead is estimated", () => {
    const simulatedUser = { spentUsd: 0.1, recordedUsd: 0.2, isEstimated: true as const, runs: 5 };
    const money = { spentUsd: 0.4, recordedUsd: 1.64, overheadUsd: 0.03, runs: 5, capUsd: 5 };
    const marks = { isEstimated: true, isOverheadEstimated: true } as const;
    const text = comment.render(
      { ...built, money: { ...money, ...marks, simulatedUser } },
      context(),
    );
    expect(text).toContain("| of it simulated user, 5 runs | ~$0.10 | ~$0.20 |");
    expect(text).toContain("| overhead: stand-ins proven | ~$0.03 | – |");
  });

  it("what costs nothing is no estimate, and what nobody knows has no mark", () => {
    const money = { recordedUsd: null, isEstimated: true as const, runs: 5, capUsd: null };
    const text = comment.render({ ...built, money: { ...money, spentUsd: 0 } }, context());
    expect(text).toContain("spent now **$0.00**");
    expect(text).toContain("**unknown**");
    expect(text).not.toContain("~unknown");
  });
});

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
