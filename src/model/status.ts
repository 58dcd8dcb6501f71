/** Status of one test, and overall status of a report (design.md §2). */
export const TEST_STATUSES = ["pass", "fail", "inconclusive", "unverified", "invalid"] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];

/** Verdict of one check or one sample. `invalid` = nothing was learnt. */
export const VERDICTS = ["pass", "fail", "invalid"] as const;
export type VerdictWord = (typeof VERDICTS)[number];

/** Comparison of one test with the base (statistics.md §12.2). */
export const COMPARISONS = ["same", "regressed", "improved", "inconclusive", "no-base"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Where a result comes from (reporting.md §2.1). */
export const EVIDENCE_KINDS = ["live", "replayed", "stale", "unrecorded"] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Provenance class of a recording (security.md CA-5). */
export const EVIDENCE_CLASSES = [
  "trusted",
  "committed-base",
  "committed-pr",
  "live-pr",
  "pr-cache",
] as const;
export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number];

/** The seven words of `fail-on` (reporting.md §2.5). */
export const FAIL_ON_WORDS = [
  "failed",
  "regressed",
  "lint",
  "invalid",
  "unverified",
  "untested",
  "inconclusive",
] as const;
export type FailOnWord = (typeof FAIL_ON_WORDS)[number];

/** What the gating check run may say; never `neutral` or `skipped` (security.md EV-12). */
export const CONCLUSIONS = ["success", "failure", "action_required"] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** How a touched skill was touched between base and head. `shared` = through a file outside its folder. */
export const SKILL_CHANGES = [
  "added",
  "modified",
  "renamed",
  "deleted",
  "shared",
  "recordings",
  "all",
] as const;
export type SkillChange = (typeof SKILL_CHANGES)[number];
