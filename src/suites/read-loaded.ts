import type { Explanation } from "../model/explanation.ts";
import { LIMITS } from "../model/limits.ts";
import type { Test } from "../model/suite.ts";
import { comparePaths } from "../model/tree-digest.ts";
import { lastSegment } from "../model/tree-path.ts";
import { nearestWord } from "../text/edit-distance.ts";
import { addNamedPath, addProblem, type SuiteContext } from "./suite-context.ts";
import { joinPath, readPath } from "./suite-path.ts";
import type { Path } from "./yaml-source.ts";

type Variables = Test["env"];

/** The keys `env`, `with` and `subagents` as they stand in a file that follows the schema. */
interface LoadedFile {
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly with?: "*" | readonly string[] | undefined;
  readonly subagents?: readonly string[] | undefined;
}

/** What a suite or a test loads beside the skill; undefined where not written. */
export interface Loaded {
  readonly env: Variables | undefined;
  readonly with: readonly string[] | undefined;
  readonly subagents: readonly string[] | undefined;
}

/** Reads them where they stand; `path` is that of the suite or of one test. */
export function readLoaded(written: LoadedFile, path: Path, context: SuiteContext): Loaded {
  return {
    env: written.env && Object.entries(written.env),
    with: written.with && readCompanions(written.with, [...path, "with"], context),
    subagents:
      written.subagents && readSubagents(written.subagents, [...path, "subagents"], context),
  };
}

/** What a test loads: its own lists replace the suite's; its variables stand beside them, whose order says nothing. */
export function joinLoaded(suite: Loaded, own: Loaded): Pick<Test, "env" | "with" | "subagents"> {
  const env = new Map([...(suite.env ?? []), ...(own.env ?? [])]);
  return {
    env: [...env].sort(([left], [right]) => comparePaths(left, right)),
    with: own.with ?? suite.with ?? [],
    subagents: own.subagents ?? suite.subagents ?? [],
  };
}

/** Folders of the skills that are meant. */
function readCompanions(
  written: "*" | readonly string[],
  path: Path,
  context: SuiteContext,
): readonly string[] {
  const folders = written === "*" ? toOthers(context) : findCompanions(written, path, context);
  if (folders.length > LIMITS.loadedBeside) {
    const what = `loads ${folders.length} skills beside this one`;
    addProblem(context, { path }, { what, remedy: `at most ${LIMITS.loadedBeside} are loaded` });
  }
  return folders;
}

function toOthers({ skillFolder, skillFolders }: SuiteContext): readonly string[] {
  return skillFolders.filter((folder) => folder !== skillFolder);
}

function findCompanions(
  written: readonly string[],
  path: Path,
  context: SuiteContext,
): readonly string[] {
  const folders = new Set<string>();
  for (const [index, name] of written.entries()) {
    const found = findCompanion(name, context);
    if (typeof found === "string") folders.add(found);
    else addProblem(context, { path: [...path, index] }, found);
  }
  return [...folders].sort(comparePaths);
}

/**
 * A path below the folder of the file, else the name of a skill of the repository: the last segments of its folder, as
 * many as tell it from others.
 */
function findCompanion(
  written: string,
  { folder, skillFolder, skillFolders }: SuiteContext,
): string | Explanation {
  const reading = readPath(written);
  if (reading.kind === "refused") {
    return { what: reading.what, remedy: "write the name of a skill of this repository" };
  }
  const { path } = reading;
  const below = joinPath(folder, path);
  const named = skillFolders.filter((one) => one === path || one.endsWith(`/${path}`));
  const found = skillFolders.includes(below) ? [below] : named;
  const others = found.filter((one) => one !== skillFolder);
  const [first] = others;
  if (first === undefined) {
    return found.length > 0
      ? { what: "is the skill under test itself", remedy: "name other skills" }
      : { what: `no skill ${path}`, remedy: toRemedy(path, skillFolders) };
  }
  if (others.length === 1) return first;
  const what = `several skills have that name: ${others.join(", ")}`;
  return { what, remedy: "write more of the folder before the name" };
}

function toRemedy(name: string, skillFolders: readonly string[]): string {
  const near = nearestWord(name, skillFolders.map(lastSegment));
  return near === null
    ? "write the name of a skill of this repository, or a path below this file's folder"
    : `did you mean ${near}?`;
}

/** Each is installed under its own file name: no two may have the same. */
function readSubagents(
  written: readonly string[],
  path: Path,
  context: SuiteContext,
): readonly string[] {
  const byName = new Map<string, string>();
  for (const [index, one] of written.entries()) {
    const reading = readPath(one);
    if (reading.kind === "refused") continue;
    const at = [...path, index];
    const file = joinPath(context.folder, reading.path);
    const name = lastSegment(file);
    const other = byName.get(name);
    if (other !== undefined && other !== file) {
      const what = `has the same name as ${other}, and both are installed in one folder`;
      addProblem(context, { path: at }, { what, remedy: "rename one of them" });
      continue;
    }
    if (other === undefined) addNamedPath(context, { kind: "subagent", path: file }, at);
    byName.set(name, file);
  }
  return [...byName].sort(([left], [right]) => comparePaths(left, right)).map(([, file]) => file);
}
