export {
  type ComparedTest,
  compareWithBase,
  type SkillComparison,
  type TestComparison,
  worstComparison,
} from "./compare-with-base.ts";
export type { Counts } from "./counts.ts";
export { neededPasses } from "./fixed-plan.ts";
export { type Gate, type GateReason, type Situation, type SituationKind, toGate } from "./gate.ts";
export type { SkillRegression } from "./skill-regression.ts";
export { type TestDecision, type TestEvidence, toTestStatus, worstStatus } from "./test-status.ts";
export { type Interval, wilsonInterval } from "./wilson-interval.ts";
