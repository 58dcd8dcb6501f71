/** How much one step of the size ladder shows (reporting.md §5). */
export interface Detail {
  readonly step: number;
  /** Code points of one verbatim event; 0 = none. */
  readonly excerpt: number;
  /** Verbatim events of one failing test. */
  readonly events: number;
  readonly eventTable: boolean;
  /** Failing tests shown of one skill. */
  readonly failuresPerSkill: number;
  /** Whether failing tests get a block at all, or one line each. */
  readonly failureBlocks: boolean;
  readonly transcripts: "tables" | "lines" | "none";
  readonly costRows: boolean;
  /** Passing skills as rows, or all in one line. */
  readonly passingRows: boolean;
  /** Rows of lint findings, of problems and of a "why stale" table. */
  readonly rows: number;
  /** Heading, alert, counts and links alone. */
  readonly countsOnly: boolean;
}

const FULL: Detail = {
  step: 0,
  excerpt: 600,
  events: 3,
  eventTable: true,
  failuresPerSkill: Number.POSITIVE_INFINITY,
  failureBlocks: true,
  transcripts: "tables",
  costRows: true,
  passingRows: true,
  rows: 100,
  countsOnly: false,
};
const SHORT_EXCERPTS: Detail = { ...FULL, step: 1, excerpt: 240, transcripts: "lines" };
const ONE_EVENT: Detail = { ...SHORT_EXCERPTS, step: 2, events: 1, eventTable: false };
const FEW_TESTS: Detail = {
  ...ONE_EVENT,
  step: 3,
  excerpt: 120,
  failuresPerSkill: 3,
  transcripts: "none",
  costRows: false,
  rows: 50,
};
const ONE_LINE: Detail = {
  ...FEW_TESTS,
  step: 4,
  excerpt: 0,
  failuresPerSkill: Number.POSITIVE_INFINITY,
  failureBlocks: false,
};
const PASSING_LINE: Detail = { ...ONE_LINE, step: 5, passingRows: false, rows: 20 };
const FEW_LINES: Detail = { ...PASSING_LINE, step: 6, failuresPerSkill: 3, rows: 10 };
/** The last step. */
export const COUNTS: Detail = { ...FEW_LINES, step: 7, countsOnly: true };

/** The eight steps; the first whose rendering fits is taken, so they need not shrink strictly. */
export const LADDER: readonly Detail[] = [
  FULL,
  SHORT_EXCERPTS,
  ONE_EVENT,
  FEW_TESTS,
  ONE_LINE,
  PASSING_LINE,
  FEW_LINES,
  COUNTS,
];
