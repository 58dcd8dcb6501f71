import type { SkillReport } from "../../model/report.ts";
import type { TestReport } from "../../model/test-report.ts";
import { plain } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { type Column, table } from "../../text/table.ts";
import {
  change,
  duration,
  money,
  moneyPerRun,
  moneySpent,
  percentChange,
  tokens,
} from "../wording/figures.ts";
import { baseName, counted } from "../wording/words.ts";
import { toMethod } from "./method.ts";
import { details, type Page } from "./page.ts";

type Row = SkillReport["rows"][number];
type Usage = NonNullable<Row["usage"]>;

const right = (heading: Markdown): Column => ({ heading, align: "right" });
const left = (heading: Markdown): Column => ({ heading, align: "left" });

function label(skill: SkillReport, row: Row): Markdown {
  return skill.rows.length > 1 ? md`${plain(skill.name)} · ${plain(row.agent)}` : plain(skill.name);
}

function testsOf(skill: SkillReport, row: Row): readonly TestReport[] {
  return skill.tests.filter(
    (test) => test.agent === row.agent && test.requestedModel === row.requestedModel,
  );
}

/** A row that was only run now has no recorded cost. */
function isLive(skill: SkillReport, row: Row): boolean {
  const tests = testsOf(skill, row);
  return tests.length > 0 && tests.every((test) => test.evidence === "live");
}

/** What "spent now" means where only a part was run. */
function liveWords({ report }: Page): Markdown {
  const kinds = new Set(report.skills.flatMap((skill) => skill.tests.map((test) => test.evidence)));
  if (!kinds.has("live")) return md``;
  const replayed = kinds.has("replayed")
    ? md` The replayed skills cost $0.00 now; their cassettes cost ${money(report.money.recordedUsd, report.money.isEstimated)} when they were recorded.`
    : md``;
  return md`Spent now = billed by this workflow run.${replayed}`;
}

function sumTable(page: Page): Markdown {
  const { money: sums } = page.report;
  const rows = page.report.skills.flatMap((skill) =>
    skill.rows
      .filter((row) => row.runs > 0)
      .map((row) => [
        md`${label(skill, row)}, ${counted(row.runs, "run")}`,
        md`${money(row.spentUsd, row.isCostEstimated)}`,
        isLive(skill, row) ? md`–` : md`${money(row.recordedUsd, row.isCostEstimated)}`,
      ]),
  );
  const user = sums.simulatedUser;
  const users =
    user === undefined
      ? []
      : [
          [
            md`of it simulated user, ${counted(user.runs, "run")}`,
            md`${money(user.spentUsd, user.isEstimated)}`,
            md`${money(user.recordedUsd, user.isEstimated)}`,
          ],
        ];
  const total = [
    md`**Total, ${counted(sums.runs, "run")}**`,
    md`**${moneySpent(sums)}**`,
    md`**${money(sums.recordedUsd, sums.isEstimated)}**`,
  ];
  const recorded = md`Recorded cost (≈ price of running live again)`;
  return table(
    [left(md` `), right(md`Spent now`), right(recorded)],
    page.detail.costRows
      ? [...rows, ...users, ...overheadRow(page), total]
      : [...users, ...overheadRow(page), total],
  );
}

/** What belongs to no test. */
function overheadRow({ report }: Page): readonly (readonly Markdown[])[] {
  const { overheadUsd, isOverheadEstimated } = report.money;
  return overheadUsd === undefined
    ? []
    : [[md`overhead: stand-ins proven`, md`${money(overheadUsd, isOverheadEstimated)}`, md`–`]];
}

function difference(now: number | null, base: number | null, unit: "" | "s"): Markdown {
  if (now === null || base === null) return md`–`;
  const delta = unit === "s" ? Math.round((now - base) / 1000) : Math.round(now - base);
  const space = unit === "s" ? md` s` : md``;
  if (delta === 0) return md`=`;
  return delta > 0 ? md`+${delta}${space}` : md`−${-delta}${space}`;
}

function input(usage: Usage): Markdown {
  const { inputTokens, cachedTokens } = usage;
  if (inputTokens === null || cachedTokens === null || inputTokens === 0) {
    return md`${tokens(inputTokens)}`;
  }
  return md`${tokens(inputTokens)} (${Math.round((100 * cachedTokens) / inputTokens)}%)`;
}

function usageTable(page: Page, skill: SkillReport, row: Row): Markdown {
  const { usage: now, baseUsage: base } = row;
  if (now === null || base === null) return md``;
  const relative = (a: number | null, b: number | null): Markdown => {
    const text = change(percentChange(a, b));
    return text === "" ? md`–` : text;
  };
  const calls = (usage: Usage): Markdown =>
    usage.modelCalls === null ? md`unknown` : md`${Math.round(usage.modelCalls)}`;
  return table(
    [
      left(md`${label(skill, row)}, per run (median)`),
      right(md`\`${plain(baseName(page.report))}\``),
      right(page.report.subject.pullRequest === null ? md`now` : md`this PR`),
      right(md`Δ`),
    ],
    [
      [
        md`Cost`,
        moneyPerRun(base.costUsd, base.isCostEstimated),
        moneyPerRun(now.costUsd, now.isCostEstimated),
        relative(now.costUsd, base.costUsd),
      ],
      [md`Model calls`, calls(base), calls(now), difference(now.modelCalls, base.modelCalls, "")],
      [
        md`Input tokens (cached)`,
        input(base),
        input(now),
        relative(now.inputTokens, base.inputTokens),
      ],
      [
        md`Output tokens`,
        tokens(base.outputTokens),
        tokens(now.outputTokens),
        relative(now.outputTokens, base.outputTokens),
      ],
      [
        md`Time`,
        duration(base.durationMs),
        duration(now.durationMs),
        difference(now.durationMs, base.durationMs, "s"),
      ],
    ],
  );
}

/** Usage tables of skills that do not pass: there the numbers help to understand. */
const USAGE_TABLES = 3;

function usageTables(page: Page): readonly Markdown[] {
  return page.report.skills
    .filter((skill) => skill.comparison === "regressed" || skill.state === "fail")
    .flatMap((skill) => skill.rows.map((row) => usageTable(page, skill, row)))
    .filter((drawn) => drawn !== "")
    .slice(0, USAGE_TABLES);
}

/** Cost and method, folded (reporting.md §4.2, block 9). */
export function toCost(page: Page): Markdown {
  const { report, detail } = page;
  if (report.counts.tests === 0) return md``;
  const spentNow = report.money.spentUsd;
  const live = spentNow !== 0 ? md`: ${moneySpent(report.money)} spent now` : md``;
  const tables = detail.costRows ? usageTables(page) : [];
  const body = join([...tables, sumTable(page), liveWords(page), toMethod(page)], "\n\n");
  return details(md`Cost and method${live}`, body);
}
