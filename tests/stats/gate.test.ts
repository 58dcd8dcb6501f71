import { describe, expect, it } from "vitest";
import { FAIL_ON_WORDS, type FailOnWord } from "../../src/model/status.ts";
import { joinGates, type SituationKind, toGate } from "../../src/stats/gate.ts";

const ALL = [...FAIL_ON_WORDS];
const gate = (kinds: readonly SituationKind[], failOn: readonly FailOnWord[] = ALL) => {
  const { status, conclusion, exitCode, reasons } = toGate(
    kinds.map((kind) => ({ kind, text: kind })),
    failOn,
  );
  return { status, conclusion, exitCode, reasons };
};
const short = (kinds: readonly SituationKind[], failOn?: readonly FailOnWord[]) => {
  const { status, conclusion, exitCode } = gate(kinds, failOn);
  return `${status} ${conclusion} ${exitCode}`;
};

/** The whole table: row, situation, word, status, conclusion, exit code (security.md §3, reporting.md §2.4). */
const ROWS: readonly [row: string, SituationKind, FailOnWord | null, string][] = [
  ["0", "unusable", null, "fail failure 2"],
  ["2", "failed", "failed", "fail failure 1"],
  ["3", "regressed", "regressed", "fail failure 1"],
  ["4", "lint", "lint", "fail failure 1"],
  ["5", "invalid", "invalid", "invalid failure 3"],
  ["6", "unverified", "unverified", "unverified action_required 4"],
  ["6, cap reached", "budget", "unverified", "unverified action_required 5"],
  ["7", "inconclusive", "inconclusive", "inconclusive action_required 4"],
  ["8", "forged", null, "invalid failure 3"],
  ["9", "policy", null, "unverified action_required 4"],
  ["10", "fault", null, "invalid failure 3"],
  ["11, own limit", "timeLimit", null, "invalid failure 3"],
  ["11, cancelled", "interrupted", null, "invalid failure 130"],
  ["12", "untested", "untested", "unverified action_required 4"],
];
const TABLE = ROWS.map(([row, kind, word, wanted]) => ({ row, kind, word, wanted }));

describe("EV-12 conclusion, exit code and overall status", () => {
  it("EV-12 row 1: nothing against it, or nothing affected, is a success", () => {
    expect(gate([])).toEqual({ status: "pass", conclusion: "success", exitCode: 0, reasons: [] });
  });

  it.each(TABLE)("EV-12 row $row: $kind", ({ kind, word, wanted }) => {
    expect(short([kind])).toBe(wanted);
    expect(gate([kind]).reasons).toEqual([{ word, text: kind, counts: true }]);
  });

  it.each(TABLE)("EV-12 row $row: $kind with its word left out", ({ kind, word, wanted }) => {
    const others = ALL.filter((other) => other !== word);
    if (word === null) {
      expect(short([kind], [])).toBe(wanted);
      return;
    }
    const [status] = wanted.split(" ");
    expect(short([kind], others)).toBe(`${status} success 0`);
    expect(gate([kind], others).reasons).toEqual([{ word, text: kind, counts: false }]);
  });
});

describe("EV-12 several situations at once", () => {
  it("EV-12 several rows: failure before action_required, exit codes in the order of reporting.md §8", () => {
    expect(short(["unverified", "failed"])).toBe("fail failure 1");
    expect(short(["invalid", "failed"])).toBe("fail failure 1");
    expect(short(["budget", "invalid"])).toBe("invalid failure 3");
    expect(short(["inconclusive", "budget"])).toBe("unverified action_required 5");
    expect(short(["failed", "unusable"])).toBe("fail failure 2");
    expect(short(["unusable", "interrupted"])).toBe("fail failure 130");
  });

  it("EV-12 reasons are listed worst first and keep their order otherwise", () => {
    const { reasons } = toGate(
      [
        { kind: "inconclusive", text: "c" },
        { kind: "failed", text: "a" },
        { kind: "untested", text: "b" },
        { kind: "failed", text: "d" },
      ],
      ["failed"],
    );
    expect(reasons.map(({ text, counts }) => `${text} ${counts}`)).toEqual([
      "a true",
      "d true",
      "b false",
      "c false",
    ]);
  });

  it("EV-12 all situations × all 128 subsets: no success while a listed word applies, nothing neutral", () => {
    const subsets = Array.from({ length: 128 }, (_, bits) =>
      ALL.filter((_word, index) => (bits >> index) & 1),
    );
    const kinds = TABLE.map(({ kind }) => kind);
    const sets = [[], ...kinds.map((kind) => [kind]), ...pairs(kinds), kinds];
    for (const failOn of subsets) {
      for (const situations of sets) {
        const { conclusion, exitCode } = gate(situations, failOn);
        const counts = TABLE.some(
          ({ kind, word }) => situations.includes(kind) && (word === null || failOn.includes(word)),
        );
        expect(["success", "failure", "action_required"]).toContain(conclusion);
        expect(conclusion === "success").toBe(!counts);
        expect(exitCode === 0).toBe(!counts);
      }
    }
  });
});

describe("EV-12 several gates, each with its own fail_on", () => {
  const one = toGate([{ kind: "unverified", text: "a" }], ["unverified"]);
  const other = toGate([{ kind: "failed", text: "b" }], []);

  it("EV-12 takes the worst of each answer and keeps what counts where", () => {
    expect(joinGates([one, other])).toEqual({
      status: "fail",
      conclusion: "action_required",
      exitCode: 4,
      reasons: [
        { word: "unverified", text: "a", counts: true },
        { word: "failed", text: "b", counts: false },
      ],
    });
  });

  it("EV-12 no gate is a success", () => {
    expect(joinGates([])).toEqual(toGate([], []));
  });
});

function pairs<T>(values: readonly T[]): T[][] {
  return values.flatMap((left, index) => values.slice(index + 1).map((right) => [left, right]));
}
