import { describe, expect, it } from "vitest";
import comment from "../../src/reports/comment.ts";
import markdown from "../../src/reports/markdown.ts";
import {
  change,
  duration,
  fraction,
  interval,
  money,
  moneyPerRun,
  moneySpent,
  percentChange,
  probability,
  tokens,
} from "../../src/reports/wording/figures.ts";
import { context, deskContext, passingTest, rate, report, skill, usage } from "./build-report.ts";
import { numbered } from "./canned/canned.ts";
import { regressed } from "./canned/regressed.ts";

describe("figures (reporting.md §3)", () => {
  it("never prints $0 for what nobody said", () => {
    expect([null, 0, 0.003, 4.01, 1234.5].map((amount) => String(money(amount)))).toEqual([
      "unknown",
      "$0.00",
      "under $0.01",
      "$4.01",
      "$1234.50",
    ]);
    expect([null, 0, 0.0004, 0.0893].map((amount) => String(moneyPerRun(amount)))).toEqual([
      "unknown",
      "$0.000",
      "under $0.001",
      "$0.089",
    ]);
  });

  it("prints changes with a sign, and none against nothing", () => {
    expect(percentChange(1, 0)).toBeNull();
    expect(percentChange(null, 1)).toBeNull();
    expect([33, -6, 0, null].map((percent) => String(change(percent)))).toEqual([
      "+33%",
      "−6%",
      "=",
      "",
    ]);
  });

  it("prints p with two digits", () => {
    expect(
      [0.0238, 0.2222, 0.0106, 0.05, 0.0833, 0.000_027, 1].map((p) => String(probability(p))),
    ).toEqual([
      "p = 0.024",
      "p = 0.22",
      "p = 0.011",
      "p = 0.050",
      "p = 0.083",
      "p below 0.001",
      "p = 1.0",
    ]);
  });

  it("prints the fraction first, and says what one sample is", () => {
    expect(fraction(rate(4, 5))).toBe("4/5");
    expect(fraction(rate(1, 1))).toBe("1/1 (single sample)");
    expect(interval(rate(4, 5))).toBe("80% (95% CI 38–96%)");
  });

  it("prints tokens and times", () => {
    expect([null, 870, 1900, 41_000].map((count) => String(tokens(count)))).toEqual([
      "unknown",
      "870",
      "1.9k",
      "41k",
    ]);
    expect([null, 31_000, 125_000].map((time) => String(duration(time)))).toEqual([
      "unknown",
      "31 s",
      "2 min 5 s",
    ]);
  });
});

it("tells the known part of what was spent beside the number of runs that do not say", () => {
  const spent = (
    spentUsd: number | null,
    spentPartly?: Parameters<typeof moneySpent>[0]["spentPartly"],
  ) => String(moneySpent({ spentUsd, spentPartly, isEstimated: undefined }));
  expect([
    spent(0.42),
    spent(null, { knownUsd: 0.42, unknownRuns: 3 }),
    spent(null, { knownUsd: 0.42, unknownRuns: 1, isEstimated: true }),
    spent(null, { knownUsd: 0, unknownRuns: 1 }),
    spent(null),
  ]).toEqual(["$0.42", "$0.42 + 3 unknown", "~$0.42 + 1 unknown", "unknown", "unknown"]);
});

it("marks an estimate at its figure", () => {
  expect([0, 0.003, 4.01].map((amount) => String(money(amount, true)))).toEqual([
    "$0.00",
    "under ~$0.01",
    "~$4.01",
  ]);
  expect(String(moneyPerRun(0.0004, true))).toBe("under ~$0.001");
});

function lineWith(text: string, word: string): string {
  return text.split("\n").find((line) => line.includes(word)) ?? "";
}

describe("words of the comment", () => {
  it("a skill regressed though no test alone has p below 0.05", () => {
    const tests = ["a", "b", "c"].map((name) =>
      passingTest(name, {
        status: "inconclusive",
        rate: rate(3, 5),
        base: rate(5, 5),
        comparison: "regressed",
        p: 0.2222,
      }),
    );
    const regression = {
      p: 0.0219,
      adjusted: 0.0219,
      stratifiedP: 0.011,
      stepDownP: 0.3,
      strata: 3,
      skills: 1,
    };
    const text = comment.render(
      report([skill("s", tests, { state: "inconclusive", comparison: "regressed", regression })]),
      context(),
    );
    expect(lineWith(text, "<b>a</b>")).toBe(
      "<details open><summary>🟡 <b>a</b>: inconclusive, 3/5 samples pass, was 5/5. Regressed with its skill (p = 0.022 over 3 tests)</summary>",
    );
  });

  it("one row for each agent, with its own icon", () => {
    const both = skill("s", [
      passingTest("t"),
      passingTest("t", { agent: "codex", status: "fail", rate: rate(0, 5), comparison: "same" }),
    ]);
    const [row] = both.rows;
    if (row === undefined) throw new Error("no row");
    const rows = [
      { ...row, usage: usage(null) },
      { ...row, agent: "codex", base: { passed: 1, tests: 1 } },
    ];
    const text = comment.render(report([{ ...both, state: "fail", rows }]), context());
    expect(lineWith(text, "· claude ·")).toBe(
      "| ✅ s · claude · claude-sonnet-5 | 1/1 pass | same | ⏪ replayed, 5 samples each | unknown |",
    );
    expect(text).toContain("**s** · codex · claude-sonnet-5 | **0/1 pass** · 1 fail | same |");
  });

  it("more than eight passing skills are folded, their transcripts too", () => {
    const turns = [
      { turn: 1, user: "u", source: "prompt" as const, calls: ["Read a"], lastWords: "done" },
    ];
    const transcript = { sample: 1, verdict: "pass" as const, turns };
    const skills = Array.from({ length: 9 }, (_none, index) =>
      skill(`s-${index}`, [passingTest("t", { transcript })]),
    );
    const text = comment.render(report(skills), context());
    expect(text).toContain("<details><summary>✅ 9 skills pass</summary>");
    expect(text).toContain("<details><summary>Transcripts of 9 skills</summary>");
    expect(lineWith(text, "- turn 1")).toBe('- turn 1: `Read` · "done"');
  });
});

describe("words about evidence", () => {
  it("a single sample is called one", () => {
    const one = passingTest("t", { rate: rate(1, 1), planned: 1 });
    const text = comment.render(report([skill("s", [one])]), context());
    expect(text).toContain("⏪ replayed, single sample each");
  });

  it("marks follow the evidence, in full under method", () => {
    const marks = ["self-recorded", "own login", "no cage", "from the cache", "scripted model"];
    const text = comment.render(report([skill("s", [passingTest("t", { marks })])]), context());
    expect(text).toContain(`⏪ replayed, ${marks.join(", ")}, 5 samples each`);
    expect(text).toContain("own login: the agent could read it.");
    expect(text).toContain("recorded with the real Claude Code against a scripted model.");
  });

  it("a self-recorded test that does not count says what to do", () => {
    const test = passingTest("t", {
      status: "unverified",
      reason: "self-recorded, not approved",
      marks: ["self-recorded"],
    });
    const text = comment.render(report([skill("s", [test], { state: "unverified" })]), context());
    expect(lineWith(text, "**s**")).toBe(
      "| ⚠️ **s** | 1 unverified | ⚠️ unverified: self-recorded, not approved | `npx skillcheck record skills/s` |",
    );
  });

  it("inconclusive alone is never drawn as a pass or a failure", () => {
    const test = passingTest("t", {
      status: "inconclusive",
      rate: rate(3, 5),
      base: null,
      comparison: "no-base",
    });
    const text = comment.render(
      report([skill("s", [test], { state: "inconclusive", base: null })]),
      context(),
    );
    expect(text).not.toMatch(/✅|❌/u);
    expect(text).toContain("Five samples cannot tell 3/5 from the 4 needed.");
  });

  it("EV-15 offers recording, and no command that does not exist yet", () => {
    const text = comment.render(regressed.report, regressed.context);
    expect(text).not.toContain("/skillcheck ");
    expect(text).toContain("`npx skillcheck record skills/sql-migrations --samples 15`");
  });

  it("at a desk it links nothing and has no marker", () => {
    const text = markdown.render(regressed.report, deskContext);
    expect(text).not.toContain("](");
    expect(text).not.toContain("<!--");
  });

  it("says which words the repository left out", () => {
    const text = comment.render(
      report([skill("s", numbered(1, "t"))], { failOn: ["failed", "regressed", "lint"] }),
      context(),
    );
    expect(text).toContain(
      "Left out of `fail-on`, so shown and not counted: `invalid`, `unverified`, `untested`, `inconclusive`.",
    );
  });
});

it("says what to do first where another recording alone would not help", () => {
  const remedy = "check the key of claude: its provider refused it, then run it again";
  const spoiled = passingTest("a", {
    status: "invalid",
    rate: null,
    reason: "no verdict in 5 of 5 samples: provider-error (auth) (5)",
    next: remedy,
  });
  const invalid = report([skill("greeter", [spoiled], { state: "invalid" })]);
  expect(markdown.render(invalid, context())).toContain(
    `This is neither a pass nor a failure of the skill: ${remedy}.`,
  );
  const cut = passingTest("a", {
    status: "inconclusive",
    rate: rate(2, 2),
    evidence: "live",
    reason: "the money ended after 2 of 5 samples: 2 pass, and 4 must pass",
    next: "raise --max-cost to about 0.07",
  });
  const undecided = report([skill("greeter", [cut], { state: "inconclusive" })]);
  const text = markdown.render(undecided, context());
  expect(text).toContain("To decide, raise --max-cost to about 0.07.");
  expect(text).not.toContain("skillcheck record");
});
