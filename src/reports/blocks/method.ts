import type { Report } from "../../model/report.ts";
import { FAIL_ON_WORDS } from "../../model/status.ts";
import type { TestReport } from "../../model/test-report.ts";
import { day } from "../../text/figure.ts";
import { code, plain, prose } from "../../text/markdown.ts";
import { join, type Markdown, md } from "../../text/safe.ts";
import { probability } from "../wording/figures.ts";
import { counted } from "../wording/words.ts";
import type { Page } from "./page.ts";

/** Batches, agents and unknown lines listed before the rest is counted. */
const LISTED = 12;

function allTests(report: Report): readonly TestReport[] {
  return report.skills.flatMap((skill) => skill.tests);
}

type Batch = TestReport["batches"][number];

function agentWords(agent: string, { agentVersion, servedModel }: Batch): Markdown {
  const version = agentVersion === null ? md`` : md` ${plain(agentVersion)}`;
  const model =
    servedModel === null ? md` (served model unknown)` : md`, model ${code(servedModel)}`;
  return md`agent ${code(agent)}${version}${model}`;
}

/** Agents, their versions and the models that served them. */
function agents(report: Report): Markdown {
  const used = new Map<string, Markdown>();
  for (const test of allTests(report)) {
    for (const batch of test.batches) {
      const key = JSON.stringify([test.agent, batch.agentVersion, batch.servedModel]);
      if (!used.has(key)) used.set(key, agentWords(test.agent, batch));
    }
  }
  if (used.size === 0) return md``;
  return md`Recorded with ${join([...used.values()].slice(0, LISTED), " and ")}.`;
}

/** `pdf-forms: 3 samples of 2026-11-27, 2 of 2026-11-14`, by skill. */
function batches(report: Report): Markdown {
  const lines = report.skills.flatMap((skill) => {
    const days = new Map<string, number>();
    for (const batch of skill.tests.flatMap((test) => test.batches)) {
      const on = day(batch.startedAt);
      days.set(on, (days.get(on) ?? 0) + batch.samples);
    }
    if (days.size === 0) return [];
    const parts = [...days]
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .map(([on, samples]) => md`${counted(samples, "sample")} of ${plain(on)}`);
    return [md`${plain(skill.name)} ${join(parts.slice(0, LISTED), " and ")}`];
  });
  if (lines.length === 0) return md``;
  const left = lines.length - LISTED;
  const more = left > 0 ? [md`${left} more skills`] : [];
  return md`Batches: ${join([...lines.slice(0, LISTED), ...more], ", ")}.`;
}

/** Agents by the names their makers give them. */
const AGENT_NAMES: ReadonlyMap<string, Markdown> = new Map([
  ["claude", md`Claude Code`],
  ["codex", md`Codex`],
  ["gemini", md`Gemini CLI`],
  ["opencode", md`OpenCode`],
  ["droid", md`Droid`],
  ["cursor", md`Cursor`],
]);

/** What a mark means, in full (reporting.md §2.1). */
function markInFull(mark: string, agent: string): Markdown {
  switch (mark) {
    case "self-recorded":
      return md`self-recorded: this pull request added or changed the recording.`;
    case "scripted model":
      return md`scripted model: recorded with the real ${AGENT_NAMES.get(agent) ?? plain(agent)} against a scripted model.`;
    case "own login":
      return md`own login: the agent could read it.`;
    case "no cage":
      return md`no cage: the agent ran with isolation \`none\`.`;
    case "turn limit":
      return md`turn limit: a conversation ended at \`max_turns\`.`;
    case "answers left":
      return md`answers left: a conversation ended before every answer of the suite was asked for.`;
    case "from the cache":
      return md`from the cache: restored from the Actions cache of this repository.`;
    default:
      return md``;
  }
}

function marks(report: Report): Markdown {
  const used = allTests(report).flatMap((test) =>
    test.marks.map((mark) => markInFull(mark, test.agent)),
  );
  return join([...new Set(used)], " ");
}

function evaluated(report: Report): Markdown {
  const tests = allTests(report).filter((test) => test.status !== "unverified");
  if (tests.length === 0 || tests.some((test) => test.evidence !== "replayed")) return md``;
  return md`The checks were evaluated again on this commit; no model was called and nothing was executed.`;
}

/** `its 9 tests`, or those of them that the p is of: in the others base and head have the same samples. */
function telling({ strata }: { readonly strata: number }, tests: number): Markdown {
  return strata >= tests
    ? md`its ${counted(tests, "test")}`
    : md`the ${strata} of its ${counted(tests, "test")} that can tell a difference`;
}

/** The p of each skill in which something could have changed (reporting.md §3.1). */
function regressions(report: Report): Markdown {
  const compared = report.skills.filter((skill) => skill.regression !== null);
  if (compared.length === 0) return md``;
  const parts = compared.slice(0, LISTED).flatMap((skill) => {
    if (skill.regression === null) return [];
    const { adjusted } = skill.regression;
    const word = skill.comparison === "regressed" ? md`Regressed: ` : md`Not regressed: `;
    return [
      md`${word}${code(skill.name)} as a whole, ${probability(adjusted)} over ${telling(skill.regression, skill.tests.length)}.`,
    ];
  });
  const same = report.skills.length - compared.length;
  const others = same === 0 ? md`` : md`, in the others nothing could tell a difference`;
  return md`${join(parts, " ")} ${counted(compared.length, "skill")} compared${others}. Samples of one test share the model's day and are not fully independent.`;
}

/** The table is named once (judge-and-cost.md §11). */
function prices(report: Report): Markdown {
  const tables = new Set(allTests(report).flatMap((test) => test.priceTables ?? []));
  if (tables.size === 0) return md``;
  return md`\`~\` marks money that is estimated from ${join(
    [...tables].map((table) => code(table)),
    ", ",
  )}.`;
}

function lint(report: Report): Markdown {
  const { lintErrors, lintWarnings } = report.counts;
  return md`Lint: ${counted(lintErrors, "error")}, ${counted(lintWarnings, "warning")}.`;
}

/** Words that this repository leaves out of `fail-on`: shown, not counted (reporting.md §2.5). */
function leftOut(report: Report): Markdown {
  const missing = FAIL_ON_WORDS.filter((word) => !report.failOn.includes(word));
  if (missing.length === 0) return md``;
  const shown = missing.map((word) => md`\`${word}\``);
  return md`Left out of \`fail-on\`, so shown and not counted: ${join(shown, ", ")}.`;
}

/** Lines of the agents' streams that no reader knows: counted, never dropped silently. */
function unknownLines(report: Report): Markdown {
  const counts = new Map<string, number>();
  for (const { type, count } of allTests(report).flatMap((test) => test.unknownLines)) {
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  if (counts.size === 0) return md``;
  const parts = [...counts].slice(0, LISTED).map(([type, count]) => md`${code(type)} (${count})`);
  return md`Lines of the recordings that this version does not know: ${join(parts, ", ")}.`;
}

/** Sentences that every surface shows. */
export function toNotes(page: Page): Markdown {
  return join(
    page.report.notes.slice(0, page.detail.rows).map((note) => md`- ${prose(note)}`),
    "\n",
  );
}

/** How the numbers came about: agents, batches, marks in full, p of the skills. */
export function toMethod({ report }: Page): Markdown {
  return join(
    [
      agents(report),
      batches(report),
      marks(report),
      evaluated(report),
      regressions(report),
      unknownLines(report),
      prices(report),
      lint(report),
      leftOut(report),
    ],
    " ",
  );
}
