import { toRecordOptions, toShellCommand } from "../text/shell-command.ts";
import { explainInvalid } from "./explain-invalid.ts";
import type { ReportedRow } from "./reported-row.ts";

/** Samples that one `record` may make. */
const MOST_SAMPLES = 30;
/** Drawn where no number is known that would decide. */
const MORE_SAMPLES = 15;

/** What to do about a row that is not green, or null. `folder` of its skill is placed. */
export function toNext(row: ReportedRow, folder: string): string | null {
  switch (row.judgement.decision.status) {
    case "pass":
      return null;
    case "unverified":
      return nextOfUnverified(row, folder);
    case "inconclusive":
      return nextOfInconclusive(row, folder);
    case "fail":
      return "see the failing check";
    case "invalid":
      return nextOfInvalid(row, folder);
  }
}

function nextOfUnverified(row: ReportedRow, folder: string): string {
  if (row.unread !== undefined) return row.unread.remedy;
  if (row.ended !== null) return row.ended.remedy;
  return row.uncounted === "committed-pr"
    ? "a writer must record it, or open the pull request"
    : toRecordCommand(folder);
}

/** Of a live run that a limit ended, the limit; of one that cannot meet its plan any more, more samples. */
function nextOfInconclusive(row: ReportedRow, folder: string): string {
  const more = row.judgement.decision.samplesToDecide;
  if (row.ended !== null && more === row.planned) return row.ended.remedy;
  return toRecordCommand(folder, Math.min(MOST_SAMPLES, more ?? MORE_SAMPLES));
}

/** What spoiled the samples is mended first: another run would meet it again. */
function nextOfInvalid(row: ReportedRow, folder: string): string {
  if (row.test.checks.length === 0) return "add checks under expect";
  const remedy = explainInvalid(row);
  const again = row.isKept ? toRecordCommand(folder) : "run it again";
  return remedy === null ? again : `${remedy}, then ${again}`;
}

function toRecordCommand(folder: string, samples?: number): string {
  return toShellCommand("record", [folder], toRecordOptions(samples)) ?? "record its folder";
}
