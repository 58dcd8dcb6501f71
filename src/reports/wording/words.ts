import type { Report } from "../../model/report.ts";
import type { Comparison, EvidenceKind, TestStatus } from "../../model/status.ts";
import { type Words, words } from "../../text/safe.ts";

/** Every icon stands beside its word (reporting.md §2). */
export const STATUS_ICONS = {
  pass: "✅",
  fail: "❌",
  inconclusive: "🟡",
  unverified: "⚠️",
  invalid: "🛠️",
} as const satisfies Record<TestStatus, string>;

export const EVIDENCE_ICONS = {
  live: "⚡",
  replayed: "⏪",
  stale: "⚠️",
  unrecorded: "➖",
} as const satisfies Record<EvidenceKind, string>;

export const COMPARISON_WORDS = {
  same: "same",
  regressed: "regressed",
  improved: "improved",
  inconclusive: "inconclusive",
  "no-base": "no base",
} as const satisfies Record<Comparison, string>;

const NUMBERS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
] as const;

/** `Five`, for the start of a sentence; digits above ten. */
export function numberWord(count: number): Words {
  const word = NUMBERS[count];
  return word === undefined ? words`${count}` : words`${word}`;
}

/** `1 test`, `2 tests`. */
export function counted(count: number, noun: CountedNoun): Words {
  return words`${count} ${noun}${count === 1 ? "" : "s"}`;
}

type CountedNoun =
  | "test"
  | "skill"
  | "other skill"
  | "run"
  | "sample"
  | "error"
  | "warning"
  | "hint"
  | "lint error"
  | "lint warning"
  | "finding"
  | "problem"
  | "commit"
  | "turn"
  | "row"
  | "event"
  | "failing test"
  | "flaky test"
  | "input"
  | "line";

/** Name of the base branch, for "on `main`". */
export function baseName(report: Report): string {
  return report.subject.base?.name ?? "base";
}

/** Whether an input of a stale recording is a file of the skill, and no skill or subagent beside it. */
export function isSkillFile(input: string): boolean {
  return /[./]/.test(input) && !/^(?:skill|subagent) /.test(input);
}
