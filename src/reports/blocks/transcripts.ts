import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { code, plain } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { table } from "../../text/table.ts";
import { testSeverity } from "../wording/severity.ts";
import { counted } from "../wording/words.ts";
import { details, type Page } from "./page.ts";
import { testName } from "./test-summary.ts";

type Transcript = NonNullable<TestReport["transcript"]>;
type Turn = Transcript["turns"][number];

/** Limits of block 5b (reporting.md §4.2). */
const TURNS = 8;
const CALLS = 6;
const LAST_WORDS = 240;
const SHORT_LAST_WORDS = 60;
/** More transcripts than this stand inside one block, one line per turn. */
const BLOCKS = 8;
/** Transcripts inside that block. */
const FOLDED = 40;

interface Shown {
  readonly skill: SkillReport;
  readonly test: TestReport;
  readonly transcript: Transcript;
}

function toShown(skill: SkillReport): readonly Shown[] {
  const severities = skill.tests.map(testSeverity);
  if (severities.some((severity) => severity === "broken" || severity === "invalid")) return [];
  const tests = skill.tests.filter((test) => test.transcript !== null);
  const chosen = tests.find((test) => test.flaky) ?? tests[0];
  if (chosen === undefined || chosen.transcript === null) return [];
  return [{ skill, test: chosen, transcript: chosen.transcript }];
}

/** At most six, else the first and last three around how many are left out. */
function callCells(calls: readonly string[], one: (call: string) => Markdown): Markdown {
  if (calls.length === 0) return md`–`;
  if (calls.length <= CALLS) return join(calls.map(one), " → ");
  const left = calls.length - CALLS;
  const ends = [...calls.slice(0, 3).map(one), md`… ${left} more`, ...calls.slice(-3).map(one)];
  return join(ends, " → ");
}

function quote(text: string, limit: number): Markdown {
  return text.trim() === "" ? md`–` : md`"${plain(text, limit)}"`;
}

/** What the user said; a model that said it in the user's place is named. */
function toUser({ user, source }: Turn): Markdown {
  const said = quote(user, SHORT_LAST_WORDS);
  return source === "user" ? md`${said} (simulated user)` : said;
}

function asTable(turns: readonly Turn[]): Markdown {
  return table(
    [
      { heading: md`Turn`, align: "right" },
      { heading: md`User`, align: "left" },
      { heading: md`Tool calls`, align: "left" },
      { heading: md`Last words`, align: "left" },
    ],
    turns.map((turn) => [
      md`${turn.turn}`,
      toUser(turn),
      callCells(turn.calls, (call) => code(call)),
      quote(turn.lastWords, LAST_WORDS),
    ]),
  );
}

function toolName(call: string): Markdown {
  return code(call.split(" ")[0] ?? call);
}

function asLines(turns: readonly Turn[]): Markdown {
  const lines = turns.map(
    (turn) =>
      md`- turn ${turn.turn}: ${callCells(turn.calls, toolName)} · ${quote(turn.lastWords, SHORT_LAST_WORDS)}`,
  );
  return join(lines, "\n");
}

function summaryOf({ skill, test, transcript }: Shown): Markdown {
  const name = md`<code>${plain(skill.name)} › ${testName({ skill, test })}</code>`;
  const mark =
    transcript.verdict === "pass" ? md`` : transcript.verdict === "fail" ? md` ✗` : md` !`;
  const of = md`sample ${transcript.sample} of ${Math.max(test.samples.length, transcript.sample)}${mark}`;
  return md`${name}, ${of}, ${counted(transcript.turns.length, "turn")}`;
}

function body(transcript: Transcript, lines: boolean): Markdown {
  const turns = transcript.turns.slice(0, TURNS);
  const left = transcript.turns.length - turns.length;
  const drawn = lines ? asLines(turns) : asTable(turns);
  return left === 0 ? drawn : md`${drawn}\n\n${counted(left, "turn")} more.`;
}

/** One folded transcript for each affected skill without a failure block (block 5b). */
export function toTranscripts(page: Page): readonly Markdown[] {
  const { transcripts } = page.detail;
  const shown = transcripts === "none" ? [] : page.report.skills.flatMap(toShown);
  if (shown.length <= BLOCKS) {
    return shown.map((one) =>
      details(md`Transcript: ${summaryOf(one)}`, body(one.transcript, transcripts === "lines")),
    );
  }
  const listed = shown.slice(0, FOLDED);
  const parts = listed.map((one) => md`${summaryOf(one)}\n\n${body(one.transcript, true)}`);
  const left = shown.length - listed.length;
  const more = left === 0 ? [] : [md`…and ${left} more`];
  return [
    details(
      md`Transcripts of ${counted(shown.length, "skill")}`,
      join([...parts, ...more], "\n\n"),
    ),
  ];
}
