export {
  type ComparedTest,
  compareWithBase,
  type SkillComparison,
  type TestComparison,
  worstComparison,
} from "./compare-with-base.ts";
export { joinGates, type Situation, type SituationKind, toGate } from "./gate.ts";
export { type TestDecision, toTestStatus, worstStatus } from "./test-status.ts";
export { wilsonInterval } from "./wilson-interval.ts";
