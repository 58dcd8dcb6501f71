import type { Problem } from "../model/problem.ts";
import type { TestRow } from "./test-row.ts";

/** What a report needs of a row. A skill or fixture that cannot be read has rows too, without a run key. */
export interface ReportedRow extends Omit<TestRow, "skill" | "runKey"> {
  /** What keeps the skill or fixture from being read, placed. */
  readonly unread?: Problem;
}
