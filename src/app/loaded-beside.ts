import { toEntryContent } from "../model/entry-content.ts";
import { LIMITS } from "../model/limits.ts";
import type { MaterialFile, RunCall } from "../model/play.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Skill } from "../model/skill.ts";
import type { Suite, Test } from "../model/suite.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { isFolderName, lastSegment } from "../model/tree-path.ts";
import { UsageError } from "../model/usage-error.ts";
import { readMaterial } from "./read-material.ts";
import type { SkillUnit } from "./skill-unit.ts";

/** What a run loads beside the skill under test. */
export interface LoadedBeside {
  /** Further skills, by name. */
  readonly companions: readonly Skill[];
  /** Definition files of subagents, by file name. */
  readonly subagents: readonly {
    readonly name: string;
    /** Relative to the root. */
    readonly path: string;
    readonly digest: string;
  }[];
}

/** Whose test it is. */
interface Loader {
  readonly skill: Skill;
  readonly suite: Suite;
  readonly test: Test;
}

type Reading<Kind> = Kind | { readonly problem: Problem };

/** Reads what a test loads beside its skill, in the tree of that skill, or says why it cannot be used. */
export async function readLoadedBeside(
  unit: SkillUnit,
  loader: Loader,
): Promise<
  | ({ readonly kind: "loaded" } & LoadedBeside)
  | { readonly kind: "problem"; readonly problem: Problem }
> {
  const companions = await readCompanions(unit, loader);
  if ("problem" in companions) return { kind: "problem", ...companions };
  const subagents = await readSubagents(unit.files, loader);
  if ("problem" in subagents) return { kind: "problem", ...subagents };
  return { kind: "loaded", companions, subagents };
}

function toProblem(
  { suite, test }: Loader,
  said: Pick<Problem, "key" | "what" | "remedy">,
): { readonly problem: Problem } {
  const { line, column } = test;
  return { problem: { file: suite.path, line, column, ...said } };
}

async function readCompanions(unit: SkillUnit, loader: Loader): Promise<Reading<readonly Skill[]>> {
  const key = "with";
  const companions: Skill[] = [];
  for (const folder of loader.test.with) {
    const { skill, unread } = await unit.companionOf(folder);
    if (skill === null) {
      const why = unread === null ? folder : `${unread.problem.file}: ${unread.problem.what}`;
      const remedy = unread?.problem.remedy ?? "name a skill that can be read";
      return toProblem(loader, { key, what: `the skill cannot be loaded beside: ${why}`, remedy });
    }
    const { name } = skill;
    if (!isFolderName(name)) {
      const what = `${folder} cannot be installed: ${JSON.stringify(name)} is no name of a folder`;
      return toProblem(loader, { key, what, remedy: "give that skill another name" });
    }
    const same = [loader.skill, ...companions].find((one) => one.name === name);
    if (same !== undefined) {
      const what = `${same.folder} and ${folder} are both called ${name}`;
      return toProblem(loader, { key, what, remedy: "load one of them, or rename it" });
    }
    companions.push(skill);
  }
  return companions.sort((left, right) => comparePaths(left.name, right.name));
}

async function readSubagents(
  files: Files,
  loader: Loader,
): Promise<Reading<LoadedBeside["subagents"]>> {
  const subagents: LoadedBeside["subagents"][number][] = [];
  for (const path of loader.test.subagents) {
    const entry = (await files.list()).find((one) => one.path === path);
    const read =
      entry === undefined
        ? { what: "is a file that does not exist", remedy: "name a tracked file" }
        : await toEntryContent(entry, await files.read(path, LIMITS.fixtureBytes));
    if ("what" in read) {
      const { what, remedy } = read;
      return toProblem(loader, { key: "subagents", what: `${path}: ${what}`, remedy });
    }
    subagents.push({ name: lastSegment(path), path, digest: read.digest });
  }
  return subagents;
}

/** Everything that is written into the workspace of a run. Throws UsageError for a file that cannot be read. */
export async function readRunMaterial(
  files: Files,
  { skill, test }: Pick<Loader, "skill" | "test">,
  beside: LoadedBeside,
): ReturnType<RunCall["material"]> {
  const { from } = test.workspace;
  return {
    skill: await readSkillFiles(files, skill),
    companions: await Promise.all(
      beside.companions.map(async (one) => ({
        name: one.name,
        files: await readSkillFiles(files, one),
      })),
    ),
    subagents: await readSubagentFiles(files, beside),
    from: from === null ? [] : await readMaterial(files, from, null),
  };
}

function readSkillFiles(files: Files, { folder, files: own }: Skill) {
  const paths = own.map(({ path }) => path);
  return readMaterial(files, folder, paths);
}

async function readSubagentFiles(
  files: Files,
  { subagents }: LoadedBeside,
): Promise<readonly MaterialFile[]> {
  const material: MaterialFile[] = [];
  for (const { name, path } of subagents) {
    const content = await files.read(path, LIMITS.fixtureBytes);
    if (content.kind !== "file") throw new UsageError(`${path}: cannot be read any more`);
    material.push({ path: name, mode: "100644", bytes: content.bytes });
  }
  return material;
}
