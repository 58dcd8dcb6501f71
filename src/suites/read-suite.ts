import { z } from "zod";
import type { CheckSpec, CheckVocabularyEntry } from "../model/check-spec.ts";
import type { Problem } from "../model/problem.ts";
import type { Suite, SuiteIsolation } from "../model/suite.ts";
import type { FileContent } from "../model/tree-entry.ts";
import type { WrittenSuite } from "../model/written-suite.ts";
import { explainIssue, nameOf } from "../text/explain-issue.ts";
import { findFileClashes } from "./find-file-clashes.ts";
import { findUnknownAgents } from "./find-unknown-agents.ts";
import { toIsolationChoice } from "./isolation-choice.ts";
import { readChecks } from "./read-check.ts";
import { readShared } from "./read-shared.ts";
import { readSkillFolder, toSkillFolder } from "./read-skill-folder.ts";
import { readTest } from "./read-test.ts";
import { readYaml } from "./read-yaml.ts";
import type { SuiteContext } from "./suite-context.ts";
import { folderOf } from "./suite-path.ts";
import { type SuiteFile, suiteSchema } from "./suite-schema.ts";
import { toSuiteWords } from "./suite-words.ts";
import { findCrossProblems } from "./test-rules.ts";
import { type AllStandIns, commandsOf, readAllStandIns } from "./test-stand-ins.ts";
import { textFilePaths } from "./text-file.ts";
import { inFileOrder, toProblem, toProblems } from "./to-problems.ts";
import { toWrittenSuite } from "./to-written-suite.ts";
import { isMap, spotAt, valueAt } from "./yaml-source.ts";

/** What the caller knows: the checks there are, and the files that texts of this suite name. */
export interface SuiteSurroundings {
  readonly vocabulary: readonly CheckVocabularyEntry[];
  /** Contents by path relative to the root, of the paths that `suiteTextFiles` returns; a path left out is missing. */
  readonly texts?: ReadonlyMap<string, FileContent>;
  /** Every folder of a skill in the tree, relative to the root: what `with` may name. */
  readonly skillFolders?: readonly string[];
  /** Names of the agents that are built in; without them no name of an agent is looked at. */
  readonly agentNames?: readonly string[];
}

export type SuiteReading =
  | { readonly kind: "suite"; readonly suite: Suite; readonly written: WrittenSuite }
  | { readonly kind: "problems"; readonly problems: readonly Problem[] };

/** Checks are read by `readChecks`, which knows their places. */
const SCHEMA = suiteSchema(z.unknown(), z.unknown());

/** The keys `file` and `script` in any of YAML's ways to write a key. */
const FILE_KEY = /(?:^|[\s{,"'?])(?:file|script)["']?[ \t]*(?::|$)/m;

/**
 * Files that texts of a suite may name (`{file: path}`), and scripts of its stand-ins, relative to the root, to be read before
 * `readSuite`. Empty when the file cannot be parsed.
 */
export function suiteTextFiles(text: string | Uint8Array, path: string): readonly string[] {
  // Parsing costs; most suites name no file, and then neither key stands anywhere in them.
  const written = typeof text === "string" ? text : new TextDecoder().decode(text);
  if (!FILE_KEY.test(written)) return [];
  const yaml = readYaml(text, path);
  return yaml.kind === "yaml" ? textFilePaths(yaml.source.data, folderOf(path)) : [];
}

/**
 * Reads a `skillcheck.yaml` (suite.md). `path` is relative to the root. Gives the suite with defaults
 * filled in, or every problem of the file at once, in file order. Never throws for content.
 */
export function readSuite(
  text: string | Uint8Array,
  path: string,
  { vocabulary, texts = new Map(), skillFolders = [], agentNames }: SuiteSurroundings,
): SuiteReading {
  const yaml = readYaml(text, path);
  if (yaml.kind === "problems") return yaml;
  const context: SuiteContext = {
    file: path,
    folder: folderOf(path),
    source: yaml.source,
    vocabulary: new Map(vocabulary.map((entry) => [entry.key, entry])),
    words: toSuiteWords(vocabulary.map(({ key }) => key)),
    texts,
    skillFolder: toSkillFolder(yaml.source.data, folderOf(path)),
    skillFolders,
    problems: [],
    named: [],
  };
  const { data } = yaml.source;
  if (!isMap(data)) {
    const explanation = { what: `is ${nameOf(data)}`, remedy: "begin with `version: 1`" };
    return refused([
      toProblem({ file: path, key: [], place: yaml.source.root.place }, explanation),
    ]);
  }
  const parsed = SCHEMA.safeParse(data, { error: explainIssue });
  if (!parsed.success) {
    const issues = parsed.error.issues.filter((issue) => !isExcused(issue, data));
    context.problems.push(...toProblems(issues, { ...context, schema: SCHEMA, prefix: [] }));
  }
  findCrossProblems(context);
  findFileClashes(context);
  if (agentNames !== undefined) findUnknownAgents(context, agentNames);
  const checks = readAllChecks(context);
  const standIns = readAllStandIns(context);
  const suite = parsed.success ? toSuite(parsed.data, { checks, standIns }, context) : null;
  return suite === null || context.problems.length > 0
    ? refused(context.problems)
    : { kind: "suite", suite, written: toWrittenSuite(context.source, context.named) };
}

function refused(problems: readonly Problem[]): SuiteReading {
  return { kind: "problems", problems: inFileOrder(problems) };
}

/** A suite of triggers alone is of a later version: that is said once, and `tests` is not asked for. */
function isExcused(issue: z.core.$ZodIssue, data: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.hasOwn(data, "triggers") && !Object.hasOwn(data, "tests") && issue.path[0] === "tests"
  );
}

/** The checks of every test, read from the raw data, so that a mistake elsewhere hides none of theirs. */
function readAllChecks(context: SuiteContext): readonly (readonly CheckSpec[])[] {
  const tests = valueAt(context.source, ["tests"]);
  if (!Array.isArray(tests)) return [];
  return tests.map((test, index) => {
    if (!isMap(test)) return [];
    const path = ["tests", index];
    const commands = commandsOf(index, context);
    const whole = { path: [...path, "expect"], step: null, commands };
    const own = readChecks(test["expect"], whole, context);
    const steps: readonly unknown[] = Array.isArray(test["steps"]) ? test["steps"] : [];
    const ofSteps = steps.flatMap((step, at) => {
      const place = { path: [...path, "steps", at, "expect"], step: at + 1, commands };
      return isMap(step) ? readChecks(step["expect"], place, context) : [];
    });
    return inOrder([...own, ...ofSteps]);
  });
}

function inOrder(checks: readonly CheckSpec[]): readonly CheckSpec[] {
  return [...checks].sort((left, right) => left.line - right.line || left.column - right.column);
}

/** What was read from the raw data. */
interface RawParts {
  readonly checks: readonly (readonly CheckSpec[])[];
  readonly standIns: AllStandIns;
}

function toSuite(written: SuiteFile, { checks, standIns }: RawParts, context: SuiteContext): Suite {
  const shared = readShared(written, { path: [], standIns: standIns.suite }, context);
  const tests = written.tests.map((test, index) => {
    const own = { checks: checks[index] ?? [], standIns: standIns.tests[index] ?? new Map() };
    return readTest(test, { path: ["tests", index], suite: shared, ...own }, context);
  });
  const skillFolder = readSkillFolder(written.skill, context);
  const files = context.named.filter(({ kind }) => kind === "from" || kind === "text");
  return {
    path: context.file,
    skillFolder,
    agents: shared.agents ?? null,
    isolation: readIsolation(written, context),
    maxInvalid: written.max_invalid ?? 0.2,
    maxCostUsd: written.max_cost ?? null,
    tests,
    namedPaths: [...new Set(files.map((named) => named.path))].sort(),
    subagentPaths: [...new Set(tests.flatMap(({ subagents }) => subagents))].sort(),
  };
}

function readIsolation({ isolation }: SuiteFile, { source }: SuiteContext): SuiteIsolation | null {
  const choice = toIsolationChoice(isolation);
  if (choice === null || choice.kind === "none") return null;
  return { choice, ...spotAt(source, ["isolation"]).place };
}
