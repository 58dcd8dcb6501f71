import type { Config } from "../model/config.ts";
import type { Finding } from "../model/finding.ts";
import type { Severity } from "../model/severity.ts";
import { type FoundRepairs, findRepairs, toFindingKey } from "../rules/find-repairs.ts";
import type { RepairedFinding } from "../rules/rule.ts";
import {
  draftRepairs,
  EMPTY_DRAFT,
  type FixDraft,
  withDraft,
  withoutOverlaps,
} from "./fix-draft.ts";
import { isShown, toLinted, toLintSettings } from "./lint-unit.ts";
import { openSide, type Side } from "./open-side.ts";
import { readLintedUnit } from "./read-linted-unit.ts";

/**
 * Rules whose findings keep others from being heard, in the order in which a file is read: once one is mended,
 * what later ones and all other rules find was there before.
 */
const READING = ["SK012", "SK013", "SK017", "SK002", "SK014", "SK016", "SK015"];
/** The same for a link, which gives one finding at most (lint.md §4.1). */
const LINKS = ["SK043", "SK030", "SK031", "SK033"];

/** Rounds for one skill; each mends something. Nobody's front matter has so many broken lines. */
const MOST_ROUNDS = 500;

export interface FixRequest {
  readonly side: Side;
  /** The skills to mend. */
  readonly folders: readonly string[];
  /** Which folders the command line means, as the side was opened. */
  readonly includes: (folder: string) => boolean;
  readonly config: Config;
  /** The least severe finding that is mended. */
  readonly level: Severity;
}

export interface FixResult {
  readonly draft: FixDraft;
  /** What the draft mends, each at its place when it was found. */
  readonly fixed: readonly Finding[];
}

/** A tree with what is drafted so far. */
interface Draft {
  readonly side: Side;
  readonly draft: FixDraft;
}

/**
 * Mends what the rules can mend, in memory, until nothing more can be: the same call on the result changes
 * nothing. A repair is dropped where a new finding would stand beside it.
 */
export async function fixSkills(request: FixRequest): Promise<FixResult> {
  const isLinted = toLinted(request.config);
  const fixed: Finding[] = [];
  let drafted: Draft = { side: request.side, draft: EMPTY_DRAFT };
  // What one skill becomes may be what another one links to.
  for (let before = -1; before < fixed.length; ) {
    before = fixed.length;
    for (const folder of request.folders) {
      const result = await fixSkill(drafted, folder, { ...request, isLinted });
      drafted = result.drafted;
      fixed.push(...result.fixed);
    }
  }
  return { draft: drafted.draft, fixed };
}

interface SkillRequest extends FixRequest {
  readonly isLinted: (skillMd: string) => boolean;
}

async function fixSkill(
  start: Draft,
  folder: string,
  request: SkillRequest,
): Promise<{ readonly drafted: Draft; readonly fixed: readonly Finding[] }> {
  const fixed: Finding[] = [];
  let drafted = start;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await lint(drafted, folder, request);
    const step = await mendSome(drafted, found, { ...request, folder });
    if (step === null) break;
    drafted = step.drafted;
    fixed.push(...step.fixed);
  }
  return { drafted, fixed };
}

async function lint(
  { side }: Draft,
  folder: string,
  { config, level, isLinted }: SkillRequest,
): Promise<FoundRepairs> {
  const { source } = await readLintedUnit(side, folder);
  const skillMd = "path" in source.skillMd ? source.skillMd.path : source.folder;
  if (!isLinted(skillMd)) return { findings: [], repairs: [] };
  return findRepairs(source, toLintSettings(config, level), (severity) => isShown(severity, level));
}

interface Step {
  readonly drafted: Draft;
  readonly fixed: readonly Finding[];
}

interface FolderRequest extends SkillRequest {
  readonly folder: string;
}

/** Makes what can be made of the repairs; those that let more be read first. Null where none can. */
async function mendSome(
  drafted: Draft,
  found: FoundRepairs,
  request: FolderRequest,
): Promise<Step | null> {
  const isRead = ({ finding }: RepairedFinding) => !READING.includes(finding.rule);
  const groups = [found.repairs.filter((one) => !isRead(one)), found.repairs.filter(isRead)];
  for (const group of groups) {
    const chosen = await choose({ drafted, found, request }, [], withoutOverlaps(group));
    if (chosen.length === 0) continue;
    const after = await apply(drafted, chosen, request);
    if (after !== null) return { drafted: after, fixed: chosen.map(({ finding }) => finding) };
  }
  return null;
}

interface Choice {
  readonly drafted: Draft;
  readonly found: FoundRepairs;
  readonly request: FolderRequest;
}

/** Those of the candidates, all at best, that can be made together with what is chosen already. */
async function choose(
  choice: Choice,
  chosen: readonly RepairedFinding[],
  candidates: readonly RepairedFinding[],
): Promise<readonly RepairedFinding[]> {
  if (candidates.length === 0) return chosen;
  const all = [...chosen, ...candidates];
  if (await isBetter(choice, all)) return all;
  if (candidates.length === 1) return chosen;
  const half = candidates.length >> 1;
  const first = await choose(choice, chosen, candidates.slice(0, half));
  return choose(choice, first, candidates.slice(half));
}

/** Whether the findings are gone and no others have come. */
async function isBetter(
  { drafted, found, request }: Choice,
  repairs: readonly RepairedFinding[],
): Promise<boolean> {
  const after = await apply(drafted, repairs, request);
  if (after === null) return false;
  const { findings } = await lint(after, request.folder, request);
  const mended = repairs.map(({ finding }) => finding);
  return !mended.some(isLeftIn(findings)) && hasOnlyLost(found.findings, findings, mended);
}

/** A broken line of front matter is often followed by the next one: there the place tells. */
function isLeftIn(after: readonly Finding[]): (finding: Finding) => boolean {
  const left = new Set(after.map(toFindingKey));
  return (finding) => READING.includes(finding.rule) && left.has(toFindingKey(finding));
}

/** Whether each rule has so many findings fewer in a file as were mended, and only what these hid has come. */
function hasOnlyLost(
  before: readonly Finding[],
  after: readonly Finding[],
  mended: readonly Finding[],
): boolean {
  const had = countByRule(before);
  const lost = countByRule(mended.filter(({ rule }) => !READING.includes(rule)));
  const counts = countByRule(after);
  return after.every((finding) => {
    const key = toRuleKey(finding);
    if ((counts.get(key) ?? 0) <= (had.get(key) ?? 0) - (lost.get(key) ?? 0)) return true;
    return mended.some(({ rule }) => hides(rule, finding.rule));
  });
}

/** Whether findings of the first rule keep those of the second from being heard. */
function hides(rule: string, other: string): boolean {
  if (READING.includes(rule)) {
    return !READING.includes(other) || READING.indexOf(other) > READING.indexOf(rule);
  }
  return LINKS.includes(rule) && LINKS.indexOf(other) > LINKS.indexOf(rule);
}

/** Rule and path → number of findings. */
function countByRule(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = toRuleKey(finding);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function toRuleKey({ rule, path }: Finding): string {
  return `${rule} ${path}`;
}

async function apply(
  { side, draft }: Draft,
  repairs: readonly RepairedFinding[],
  { side: original, includes }: FolderRequest,
): Promise<Draft | null> {
  const made = repairs.map(({ repair }) => repair);
  const next = await draftRepairs(original.files, draft, made);
  if (next === null) return null;
  const files = withDraft(original.files, next);
  // Contents change nothing of where the skills lie.
  const isOfTree = made.some(({ kind }) => kind === "rename" || kind === "make-executable");
  const hasGitModes = original.hasGitModes;
  return {
    draft: next,
    side: isOfTree ? await openSide(files, includes, hasGitModes) : { ...side, files },
  };
}
