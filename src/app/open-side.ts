import { CHECK_VOCABULARY } from "../checks/index.ts";
import { isForeignFolder } from "../model/foreign-folder.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import type { Suite } from "../model/suite.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { lastSegment, parentFolder } from "../model/tree-path.ts";
import { explainUnread } from "../model/unread-content.ts";
import { findSkillFolders, type SkillPlaces } from "../skills/find-skill-folders.ts";
import { readSourceTree } from "../skills/read-source-tree.ts";
import type { SourceTree } from "../skills/source-tree.ts";
import { checkSuitePaths, readSuite, suiteTextFiles } from "../suites/index.ts";

const SUITE_NAMES: ReadonlySet<string> = new Set(["skillcheck.yaml", "skillcheck.yml"]);

/** A suite file that was read: the suite, or why it cannot be used. */
export interface SuiteFile {
  readonly path: string;
  readonly suite: Suite | null;
  readonly problems: readonly Problem[];
}

/** One tree (head or base) with its skills and suites. */
export interface Side {
  readonly files: Files;
  readonly tree: SourceTree;
  readonly places: SkillPlaces;
  /** The suite of a skill, read when it is asked for; null = it has none. */
  readonly suiteOf: (skillFolder: string) => Promise<SuiteFile | null>;
  /** Suites that lie elsewhere and name their skill, by skill folder: their paths and what they name. */
  readonly distantPaths: ReadonlyMap<string, readonly string[]>;
  /** Suite files that cannot be used and belong to no skill. */
  readonly problems: readonly Problem[];
}

/** Lists one tree: where its skills lie and which suites belong to them. */
export async function openSide(
  files: Files,
  includes: (folder: string) => boolean = () => true,
): Promise<Side> {
  const tree = await readSourceTree(files);
  const places = findSkillFolders(tree.entries, includes);
  const folders = new Set(places.folders);
  const suitePaths = tree.entries
    .map(({ path }) => path)
    .filter((path) => SUITE_NAMES.has(lastSegment(path)) && !isForeignFolder(path));
  const beside = new Map<string, string[]>();
  const distant: string[] = [];
  for (const path of suitePaths) {
    const folder = parentFolder(path);
    if (folders.has(folder)) beside.set(folder, [...(beside.get(folder) ?? []), path]);
    else if (includes(folder) && !isHidden(path)) distant.push(path);
  }
  const { bySkill, problems } = await readDistant(distant, files, tree);
  const remembered = new Map<string, Promise<SuiteFile | null>>();
  return {
    files,
    tree,
    places,
    distantPaths: new Map(
      [...bySkill].map(([folder, suites]) => [folder, suites.flatMap(toNamedPaths)]),
    ),
    problems,
    suiteOf: (folder) => {
      const known = remembered.get(folder);
      if (known !== undefined) return known;
      const reading = readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], (path) =>
        readSuiteFile(path, files, tree),
      );
      remembered.set(folder, reading);
      return reading;
    },
  };
}

/** `.github/workflows/skillcheck.yml` is a workflow: in hidden folders only a suite beside its skill counts. */
function isHidden(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("."));
}

function toNamedPaths(file: SuiteFile): readonly string[] {
  return [file.path, ...(file.suite?.namedPaths ?? [])];
}

/** Suites that name their skill by `skill:`; one that cannot be read belongs to nobody. */
async function readDistant(paths: readonly string[], files: Files, tree: SourceTree) {
  const bySkill = new Map<string, SuiteFile[]>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const file = await readSuiteFile(path, files, tree);
    problems.push(...file.problems);
    if (file.suite === null) continue;
    const folder = file.suite.skillFolder;
    bySkill.set(folder, [...(bySkill.get(folder) ?? []), file]);
  }
  return { bySkill, problems };
}

/** The one suite of a skill; a second one is a problem of its own file (suite.md §1). */
async function readOwn(
  beside: readonly string[],
  distant: readonly SuiteFile[],
  read: (path: string) => Promise<SuiteFile>,
): Promise<SuiteFile | null> {
  const own = await Promise.all(beside.map(read));
  const [first, ...others] = [...own, ...distant];
  if (first === undefined) return null;
  const twice = others.map(
    (other): Problem => ({
      file: other.path,
      line: 1,
      column: 1,
      key: "",
      what: `a second suite for the same skill; the first is ${first.path}`,
      remedy: "join them in one file",
    }),
  );
  return { ...first, problems: [...first.problems, ...twice] };
}

async function readSuiteFile(path: string, files: Files, tree: SourceTree): Promise<SuiteFile> {
  const content = await files.read(path, LIMITS.suiteBytes);
  if (content.kind !== "file") return { path, suite: null, problems: [toProblem(path, content)] };
  const texts = new Map<string, FileContent>();
  for (const named of suiteTextFiles(content.bytes, path)) {
    texts.set(named, await files.read(named, LIMITS.fixtureBytes));
  }
  const reading = readSuite(content.bytes, path, { vocabulary: CHECK_VOCABULARY, texts });
  if (reading.kind === "problems") return { path, suite: null, problems: reading.problems };
  const problems = checkSuitePaths(reading, tree.entries);
  return { path, suite: problems.length === 0 ? reading.suite : null, problems };
}

function toProblem(
  file: string,
  content: Exclude<FileContent, { readonly kind: "file" }>,
): Problem {
  const { what, remedy } = explainUnread(content);
  const own = content.kind === "too-large" ? "split the suite" : remedy;
  return { file, line: 1, column: 1, key: "", what, remedy: own };
}
