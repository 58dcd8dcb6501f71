import type { Conclusion, FailOnWord, TestStatus } from "../model/status.ts";

/**
 * What can stand against a green check, worst first (security.md EV-12, reporting.md §2.4). A situation
 * whose word is null always counts; the others count while `fail_on` lists their word.
 */
const SITUATIONS = {
  /** The user or a newer run stopped this one. */
  interrupted: { word: null, conclusion: "failure", exitCode: 130, status: "invalid" },
  /** A suite, the settings, an input or the command line cannot be used. */
  unusable: { word: null, conclusion: "failure", exitCode: 2, status: "fail" },
  failed: { word: "failed", conclusion: "failure", exitCode: 1, status: "fail" },
  regressed: { word: "regressed", conclusion: "failure", exitCode: 1, status: "fail" },
  lint: { word: "lint", conclusion: "failure", exitCode: 1, status: "fail" },
  /** A recording at odds with itself: forged or unreadable. */
  forged: { word: null, conclusion: "failure", exitCode: 3, status: "invalid" },
  /** Our own fault, an exception in a check, no sandbox for a live run, a secret observed. */
  fault: { word: null, conclusion: "failure", exitCode: 3, status: "invalid" },
  /** Our own time limit. */
  timeLimit: { word: null, conclusion: "failure", exitCode: 3, status: "invalid" },
  invalid: { word: "invalid", conclusion: "failure", exitCode: 3, status: "invalid" },
  /** The pull request changes workflows or settings and the policy wants a person. */
  policy: { word: null, conclusion: "action_required", exitCode: 4, status: "unverified" },
  /** The money ran out before some test was reached. */
  budget: { word: "unverified", conclusion: "action_required", exitCode: 5, status: "unverified" },
  unverified: {
    word: "unverified",
    conclusion: "action_required",
    exitCode: 4,
    status: "unverified",
  },
  untested: { word: "untested", conclusion: "action_required", exitCode: 4, status: "unverified" },
  inconclusive: {
    word: "inconclusive",
    conclusion: "action_required",
    exitCode: 4,
    status: "inconclusive",
  },
} as const satisfies Record<string, SituationRow>;

interface SituationRow {
  readonly word: FailOnWord | null;
  readonly conclusion: Conclusion;
  readonly exitCode: number;
  readonly status: TestStatus;
}

export type SituationKind = keyof typeof SITUATIONS;

/** One thing that is not right, in words for people: "sql-migrations: 2 of 9 tests fail". */
export interface Situation {
  readonly kind: SituationKind;
  readonly text: string;
}

/** A situation with its word, and whether it counts. */
export interface GateReason {
  readonly word: FailOnWord | null;
  readonly text: string;
  readonly counts: boolean;
}

export interface Gate {
  /** Overall status (reporting.md §2.4): what was found, whether or not it counts. */
  readonly status: TestStatus;
  readonly conclusion: Conclusion;
  readonly exitCode: number;
  /** Worst first; equal ones keep the order given. */
  readonly reasons: readonly GateReason[];
}

/** When several apply, the first of these wins (reporting.md §8). */
const EXIT_CODES: readonly number[] = [130, 2, 1, 3, 5, 4];
const CONCLUSIONS_WORST_FIRST: readonly Conclusion[] = ["failure", "action_required"];
const STATUSES_WORST_FIRST: readonly TestStatus[] = [
  "fail",
  "invalid",
  "unverified",
  "inconclusive",
];
const KINDS = Object.keys(SITUATIONS);

/**
 * The one function that maps results to the conclusion (security.md EV-12). No situation means that
 * everything affected passes, or that nothing is affected. Never `neutral`, never `skipped`.
 */
export function toGate(situations: readonly Situation[], failOn: readonly FailOnWord[]): Gate {
  const rows = [...situations]
    .sort((left, right) => KINDS.indexOf(left.kind) - KINDS.indexOf(right.kind))
    .map(({ kind, text }) => {
      const row: SituationRow = SITUATIONS[kind];
      return { ...row, text, counts: row.word === null || failOn.includes(row.word) };
    });
  const counting = rows.filter((row) => row.counts);
  return {
    status: STATUSES_WORST_FIRST.find((word) => rows.some((row) => row.status === word)) ?? "pass",
    conclusion:
      CONCLUSIONS_WORST_FIRST.find((word) => counting.some((row) => row.conclusion === word)) ??
      "success",
    exitCode: EXIT_CODES.find((code) => counting.some((row) => row.exitCode === code)) ?? 0,
    reasons: rows.map(({ word, text, counts }) => ({ word, text, counts })),
  };
}

/** Several gates as one: the worst of each answer. No gate at all is a gate without any reason. */
export function joinGates(gates: readonly Gate[]): Gate {
  const codes = gates.map(({ exitCode }) => exitCode);
  return {
    status:
      STATUSES_WORST_FIRST.find((word) => gates.some(({ status }) => status === word)) ?? "pass",
    conclusion:
      CONCLUSIONS_WORST_FIRST.find((word) => gates.some((gate) => gate.conclusion === word)) ??
      "success",
    exitCode: EXIT_CODES.find((code) => codes.includes(code)) ?? 0,
    reasons: gates.flatMap(({ reasons }) => reasons),
  };
}
