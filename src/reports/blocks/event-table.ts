import type { EventCell, TestReport } from "../../model/test-report.ts";
import { code, EVENT_CHARACTERS, plain } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";
import { type Column, table } from "../../text/table.ts";
import { baseName, counted } from "../wording/words.ts";
import type { Page } from "./page.ts";

type EventRow = TestReport["eventTable"][number];

/** Rows of one table: those around the first difference. */
const ROWS = 12;
/** Rows shown before it. */
const ROWS_BEFORE = 4;

function cell(event: EventCell): Markdown {
  switch (event.kind) {
    case "user":
      return md`💬 user: "${plain(event.text, EVENT_CHARACTERS)}"`;
    case "simulated-user":
      return md`💬 simulated user: "${plain(event.text, EVENT_CHARACTERS)}"`;
    case "assistant":
      return md`💬 "${plain(event.text, EVENT_CHARACTERS)}"`;
    case "tool": {
      const result = event.result === "" ? md`` : md` → ${plain(event.result, EVENT_CHARACTERS)}`;
      return md`🔧 ${code(event.text, EVENT_CHARACTERS)}${result}`;
    }
  }
}

function isSame(row: EventRow): boolean {
  const { head, base } = row;
  return (
    head !== null &&
    base !== null &&
    !row.diverges &&
    head.kind === base.kind &&
    head.text === base.text &&
    head.result === base.result
  );
}

/** `1.3`, an event of this run; blank where the base alone has one. */
function toPlace({ turn, event, head, diverges }: EventRow): Markdown {
  if (head === null) return md``;
  return diverges ? md`**${turn}.${event}**` : md`${turn}.${event}`;
}

function toRow(row: EventRow, hasBase: boolean): readonly Markdown[] {
  const head = row.head === null ? md`–` : cell(row.head);
  const marked = row.diverges ? md`${head} **← diverges**` : head;
  const start = [toPlace(row), marked];
  if (!hasBase) return start;
  if (isSame(row)) return [...start, md`same`];
  return [...start, row.base === null ? md`–` : cell(row.base)];
}

/** The rows around the first difference, or the last ones where nothing differs. */
function chooseRows(rows: readonly EventRow[]): readonly EventRow[] {
  if (rows.length <= ROWS) return rows;
  const first = rows.findIndex((row) => row.diverges);
  const start = first === -1 ? rows.length - ROWS : Math.max(0, first - ROWS_BEFORE);
  const from = Math.min(start, rows.length - ROWS);
  return rows.slice(from, from + ROWS);
}

/** This PR's run beside the base's, aligned by tool call, the first difference marked (reporting.md §4.3). */
export function toEventTable(page: Page, test: TestReport): Markdown {
  const rows = chooseRows(test.eventTable);
  if (rows.length === 0) return md``;
  const hasBase = test.eventTable.some((row) => row.base !== null);
  const side = page.report.subject.pullRequest === null ? md`This commit` : md`This PR`;
  const sample = test.failure === null ? md`` : md`, sample ${test.failure.sample} ✗`;
  const passes = test.base !== null && test.base.passed === test.base.valid;
  const base: Column = {
    heading: md`${code(baseName(page.report))}, recorded${passes ? " ✓" : ""}`,
    align: "left",
  };
  const columns: readonly Column[] = [
    { heading: md`Event`, align: "right" },
    { heading: md`${side}${sample}`, align: "left" },
    ...(hasBase ? [base] : []),
  ];
  const drawn = table(
    columns,
    rows.map((row) => toRow(row, hasBase)),
  );
  return rows.length === test.eventTable.length
    ? drawn
    : md`${drawn}\n\n${rows.length} of ${counted(test.eventTable.length, "event")} shown.`;
}
