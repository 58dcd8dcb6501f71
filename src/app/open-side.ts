import { isForeignFolder } from "../model/foreign-folder.ts";
import { LIMITS } from "../model/limits.ts";
import type { Files } from "../model/ports.ts";
import type { Problem } from "../model/problem.ts";
import { comparePaths } from "../model/tree-digest.ts";
import type { FileContent } from "../model/tree-entry.ts";
import { lastSegment, parentFolder } from "../model/tree-path.ts";
import { findSkillFolders, type SkillPlaces } from "../skills/find-skill-folders.ts";
import { readSourceTree } from "../skills/read-source-tree.ts";
import type { SourceTree } from "../skills/source-tree.ts";
import type { SuiteFile } from "./read-suite-file.ts";

const SUITE_NAMES: ReadonlySet<string> = new Set(["skillcheck.yaml", "skillcheck.yml"]);

/** One tree (head or base) with its skills and suites. */
export interface Side {
  readonly files: Files;
  /** Whether modes are those of git: false in a plain folder. */
  readonly hasGitModes: boolean;
  readonly tree: SourceTree;
  readonly places: SkillPlaces;
  /** Every folder of a skill, also outside of what the command line means. */
  readonly skillFolders: readonly string[];
  /** The same, to look one up. */
  readonly skillFolderSet: ReadonlySet<string>;
  /** The suite of a skill, read when it is asked for; null = it has none. */
  readonly suiteOf: (skillFolder: string) => Promise<SuiteFile | null>;
  /** Folders of skills that some test of a skill loads beside it, bytewise. */
  readonly companionsOf: (skillFolder: string) => Promise<readonly string[]>;
  /** Suites that lie elsewhere and name their skill, by skill folder: their paths and what they name. */
  readonly distantPaths: ReadonlyMap<string, readonly string[]>;
  /** Suite files that cannot be used and belong to no skill. */
  readonly problems: readonly Problem[];
}

/** Lists one tree: where its skills lie and which suites belong to them. */
export async function openSide(
  files: Files,
  includes: (folder: string) => boolean = () => true,
  hasGitModes = true,
): Promise<Side> {
  const tree = await readSourceTree(files);
  const places = findSkillFolders(tree.entries, includes);
  const all = findSkillFolders(tree.entries).folders;
  // Of skills outside the narrowing too: they may be loaded beside one that is inside.
  const folders = new Set(all);
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
  // Reading a suite takes much that a tree without any need not load.
  const read = async (path: string) => {
    const { readSuiteFile } = await import("./read-suite-file.ts");
    return readSuiteFile(path, files, { tree, skillFolders: all });
  };
  const { bySkill, problems } = await readDistant(distant, read);
  const remembered = new Map<string, Promise<SuiteFile | null>>();
  const suiteOf = (folder: string): Promise<SuiteFile | null> => {
    const reading =
      remembered.get(folder) ?? readOwn(beside.get(folder) ?? [], bySkill.get(folder) ?? [], read);
    remembered.set(folder, reading);
    return reading;
  };
  return {
    files,
    hasGitModes,
    tree,
    places,
    skillFolders: all,
    skillFolderSet: folders,
    distantPaths: new Map(
      [...bySkill].map(([folder, suites]) => [folder, suites.flatMap(toNamedPaths)]),
    ),
    problems,
    suiteOf,
    companionsOf: async (folder) => {
      const paths = beside.get(folder) ?? [];
      const contents = await Promise.all(paths.map((path) => files.read(path, LIMITS.suiteBytes)));
      // Of the suites of a large repository hardly one has the key: the others are not parsed.
      if (!bySkill.has(folder) && !contents.some(mayLoadOthers)) return [];
      const suite = (await suiteOf(folder))?.suite ?? null;
      return [...new Set(suite?.tests.flatMap((test) => test.with))].sort(comparePaths);
    },
  };
}

/** `.github/workflows/skillcheck.yml` is a workflow: in hidden folders only a suite beside its skill counts. */
function isHidden(path: string): boolean {
  return path.split("/").some((segment) => segment.startsWith("."));
}

/** Whether the key `with` may stand in a suite, in any of YAML's ways to write a key. */
function mayLoadOthers(content: FileContent): boolean {
  const text = content.kind === "file" ? new TextDecoder().decode(content.bytes) : "";
  return /(?:^|[\s{,"'?])with["']?[ \t]*(?::|$)/m.test(text);
}

function toNamedPaths(file: SuiteFile): readonly string[] {
  const { namedPaths = [], subagentPaths = [] } = file.suite ?? {};
  return [file.path, ...namedPaths, ...subagentPaths];
}

/** Suites that name their skill by `skill:`; one that cannot be read belongs to nobody. */
async function readDistant(paths: readonly string[], read: (path: string) => Promise<SuiteFile>) {
  const bySkill = new Map<string, SuiteFile[]>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const file = await read(path);
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
