import type { Config } from "../model/config.ts";
import type { Finding } from "../model/finding.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import { parentFolder } from "../model/tree-path.ts";
import type { TouchedSkill } from "../skills/touched.ts";
import { decodeText } from "../text/decode-text.ts";
import { lineAt, type TextLines, toTextLines } from "../text/text-lines.ts";
import { followRenames, type ToBasePath } from "./base-paths.ts";
import { ACROSS, findKnownFindings, type Sighting } from "./find-known-findings.ts";
import { type LintedSkill, lintAcross } from "./lint-across.ts";
import { lintAlone } from "./lint-alone.ts";
import type { Side } from "./open-side.ts";

interface Comparison {
  readonly head: Side;
  readonly base: Side;
  readonly touched: readonly TouchedSkill[];
  readonly config: Config;
}

/**
 * Marks what the base has too. The touched skills are linted at the base with the same settings: what counts
 * is whether a finding was there, and not whether its line was edited. A heading that goes breaks a link in a
 * file that nobody touched (lint.md §8).
 */
export async function markKnownFindings<Skill extends LintedSkill>(
  skills: readonly Skill[],
  comparison: Comparison,
): Promise<readonly Skill[]> {
  const findings = skills.flatMap((skill) => skill.findings);
  if (findings.length === 0) return skills;
  const { head, base, touched } = comparison;
  const old = await lintBase(comparison);
  if (old.length === 0) return skills;
  const toBasePath = followRenames(head, base, touched);
  const stay: ToBasePath = async (path) => path;
  const moved = findings.some(({ rule }) => ACROSS.has(rule))
    ? await findMovedSkills(touched, toBasePath)
    : new Map<string, string>();
  const known = findKnownFindings(
    await toSightings(findings, head.files, { toBasePath, moved }),
    await toSightings(old, base.files, { toBasePath: stay, moved: new Map() }),
  );
  return skills.map((skill) => ({
    ...skill,
    findings: skill.findings.map((one) => (known.has(one) ? { ...one, atBase: true } : one)),
  }));
}

/** Findings of the base in every skill that is looked at, under its older name too. */
async function lintBase({ base, touched, config }: Comparison): Promise<readonly Finding[]> {
  const there = new Set([
    ...base.places.folders,
    ...base.places.misnamed.map(({ folder }) => folder),
  ]);
  const folders = new Set(
    touched
      .flatMap(({ folder, renamedFrom }) => [folder, renamedFrom ?? folder])
      .filter((folder) => there.has(folder)),
  );
  const skills: LintedSkill[] = [];
  for (const folder of folders) {
    const { unit, findings } = await lintAlone(base, folder, { config, level: "info" });
    skills.push({ touched: { folder }, unit, findings });
  }
  const { checked } = await lintAcross(skills, { side: base, config, level: "info" });
  return checked.flatMap(({ findings }) => findings);
}

/** Where files and skills lay in the base. */
interface Moves {
  readonly toBasePath: ToBasePath;
  /** Folder of a skill → its folder in the base, of those that have moved. */
  readonly moved: ReadonlyMap<string, string>;
}

async function findMovedSkills(
  touched: readonly TouchedSkill[],
  toBasePath: ToBasePath,
): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>();
  for (const { folder, change } of touched) {
    if (change !== "added" && change !== "renamed") continue;
    const path = folder === "." ? "SKILL.md" : `${folder}/SKILL.md`;
    const old = await toBasePath(path);
    if (old !== path) moved.set(folder, parentFolder(old));
  }
  return moved;
}

/** What a finding about several skills says, with their folders in the base; in no order, which a new name may change. */
function toBaseWords({ rule, message }: Finding, moved: ReadonlyMap<string, string>): string {
  if (!ACROSS.has(rule)) return message;
  const words = message.split(" ").map((word) => moved.get(word) ?? word);
  return words.sort().join(" ");
}

async function toSightings(
  findings: readonly Finding[],
  files: Files,
  { toBasePath, moved }: Moves,
): Promise<readonly Sighting[]> {
  const texts = new Map<string, TextLines>();
  const sightings: Sighting[] = [];
  for (const finding of findings) {
    const lines = texts.get(finding.path) ?? (await readLines(files, finding.path));
    texts.set(finding.path, lines);
    const line = lineAt(lines, finding.line - 1);
    const text = line.trim();
    const shift = finding.column - 1 - (line.length - line.trimStart().length);
    const basePath = await toBasePath(finding.path);
    sightings.push({ finding, basePath, text, shift, message: toBaseWords(finding, moved) });
  }
  return sightings;
}

async function readLines(files: Files, path: string): Promise<TextLines> {
  const content = await files.read(path, LIMITS.lintedBytes);
  return toTextLines(content.kind === "file" ? decodeText(content.bytes).text : "");
}
