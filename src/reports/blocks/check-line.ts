import type { TestReport } from "../../model/test-report.ts";
import { code } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { type Page, sourceLink } from "./page.ts";

/** Longest check in one line. */
const CHECK_CHARACTERS = 120;

/** `samples 1 and 4, turn 1, event 6`. */
export function whereFailed(test: TestReport): Markdown {
  const { failure } = test;
  if (failure === null) return md``;
  const numbers = failure.samples.map((sample) => md`${sample}`);
  const last = numbers.at(-1) ?? md``;
  const listed = numbers.length < 2 ? last : md`${join(numbers.slice(0, -1), ", ")} and ${last}`;
  const samples = md`sample${numbers.length === 1 ? "" : "s"} ${listed}`;
  const turn = failure.turn === null ? md`` : md`turn ${failure.turn}`;
  const event = failure.event === null ? md`` : md`event ${failure.event}`;
  return join([samples, turn, event], ", ");
}

/** ``**Failed check** `not: ran git push` ([skillcheck.yaml:14](…))``. */
export function checkLine(page: Page, test: TestReport): Markdown {
  const { failure } = test;
  if (failure === null) return md``;
  const place = sourceLink(page, { path: test.file, line: failure.check.line });
  return md`**Failed check** ${code(failure.check.text, CHECK_CHARACTERS)} (${place})`;
}
