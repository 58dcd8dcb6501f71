import type { SkillReport } from "../../model/report.ts";
import { day } from "../../text/figure.ts";
import { code, plain } from "../../text/markdown.ts";
import { type Markdown, md } from "../../text/safe.ts";
import { table } from "../../text/table.ts";
import { counted } from "../wording/words.ts";
import { details, type Page } from "./page.ts";

/** Stale skills explained in one comment. */
const SKILLS = 8;

type Input = SkillReport["staleInputs"][number];

/** A file of the skill as code, an input of ours as words. */
function inputCell(input: string): Markdown {
  return /^\S*[./]\S*$/.test(input) ? code(input) : plain(input);
}

function toRow(input: Input): readonly Markdown[] {
  const recorded = code(input.recorded);
  return input.changed
    ? [inputCell(input.input), recorded, md`${code(input.now)} **changed**`]
    : [inputCell(input.input), recorded, md`same`];
}

function oldResult(skill: SkillReport): Markdown {
  if (skill.stale === null) return md``;
  const { passed, tests } = skill.stale;
  return md`\n\nThe old cassettes would still give ${passed}/${tests}. That is shown for information only: it is not counted, and it does not make the check green.`;
}

function staleBlock(page: Page, skill: SkillReport): Markdown {
  const shown = skill.staleInputs.slice(0, page.detail.rows);
  const changed = skill.staleInputs.filter((input) => input.changed).length;
  const same = skill.staleInputs.length - changed;
  const others = same === 0 ? md`` : md`, ${same} other ${same === 1 ? "input" : "inputs"} did not`;
  const recorded = skill.stale === null ? md`` : md` (${day(skill.stale.recordedAt)})`;
  const drawn = table(
    [
      { heading: md`Input`, align: "left" },
      { heading: md`Recorded${recorded}`, align: "left" },
      { heading: md`Now`, align: "left" },
    ],
    shown.map(toRow),
  );
  const left = skill.staleInputs.length - shown.length;
  const more = left <= 0 ? md`` : md`\n\n…and ${left} more.`;
  return details(
    md`<b>Why ${plain(skill.name)} is stale</b>: ${counted(changed, "input")} changed since it was recorded${others}`,
    md`${drawn}${more}${oldResult(skill)}`,
  );
}

/** Which input of the recordings changed, for each stale skill (reporting.md §4.2, block 8). */
export function toStale(page: Page): readonly Markdown[] {
  const stale = page.report.skills.filter((skill) => skill.staleInputs.length > 0);
  const blocks = stale.slice(0, SKILLS).map((skill) => staleBlock(page, skill));
  const rest = stale.slice(SKILLS);
  if (rest.length === 0) return blocks;
  return [
    ...blocks,
    md`${counted(rest.length, "skill")} more with stale recordings: see the report.`,
  ];
}
