import type { CheckSpec } from "../../model/check-spec.ts";
import type { Test, WorkspaceSpec } from "../../model/suite.ts";
import { joinPath, relativeTo } from "../../model/tree-path.ts";
import { compileGlob } from "../../patterns/glob.ts";
import { toShownText } from "../shown-text.ts";
import { defineSuiteRule, type SuiteFact, type SuiteRuleContext } from "../suite-rule.ts";
import { type Fate, foretell, toLeaves } from "./foretell.ts";
import { passesGivenUp } from "./gives-up.ts";
import { createBudget, type Spend } from "./work-budget.ts";

interface UntouchedFact extends SuiteFact {
  readonly test: string;
}

/** A test that the workspace passes as it is handed over. */
export const passesUntouched = defineSuiteRule<UntouchedFact>({
  id: "SK112",
  slug: "passes-untouched",
  severity: "warning",
  summary: "All checks of a test look at files, and hold before the agent starts.",
  source: "lint.md §4.7",
  verified: "2026-08-31",
  level: "SHOULD",
  wants: (context) =>
    context.suite.tests.filter(isOfFilesAlone).flatMap(({ checks, workspace }) =>
      toLeaves(checks).flatMap((leaf) => {
        const path = leaf.key === "file_exists" ? null : toCopied(toNamed(leaf).path, workspace);
        return path === null ? [] : [path];
      }),
    ),
  check: (context) => {
    const spend = createBudget();
    return context.suite.tests
      .filter(isOfFilesAlone)
      .filter(({ checks, workspace }) => {
        const paths = toStartPaths(workspace, context);
        const start = { workspace, paths, context, spend };
        return checks.every((check) => foretell(check, (leaf) => toFate(leaf, start)) === "passes");
      })
      .map(({ name, line, column }) => ({ line, column, test: name }));
  },
  message: ({ test }) =>
    `"${toShownText(test)}" passes before the agent starts. Assert the change.`,
});

/** What `setup` does is not known here, and a test that only forbids is SK101's. */
function isOfFilesAlone(test: Test): boolean {
  const leaves = toLeaves(test.checks);
  return (
    test.workspace.setup.length === 0 &&
    leaves.length > 0 &&
    leaves.every(({ key }) => /^file_(exists|contains|matches)$/.test(key)) &&
    !passesGivenUp(test)
  );
}

/** The value of a check on one file. */
interface NamedFile {
  readonly path: string;
  readonly text?: string;
  readonly pattern?: string;
}

function toNamed({ value }: CheckSpec): NamedFile {
  return value as NamedFile;
}

/** Path from the root of the file that is copied to a path of the workspace, or null. */
function toCopied(path: string, { from, files }: WorkspaceSpec): string | null {
  const inside = joinPath(".", path);
  if (from === null || inside === null) return null;
  return files.some(([name]) => joinPath(".", name) === inside) ? null : joinPath(from, inside);
}

/** The workspace before the agent starts. */
interface Start {
  readonly workspace: WorkspaceSpec;
  /** All files that are there. */
  readonly paths: readonly string[];
  readonly context: SuiteRuleContext;
  readonly spend: Spend;
}

function toFate(leaf: CheckSpec, start: Start): Fate {
  // How often something stands there is not counted here.
  if (leaf.count !== undefined) return "open";
  return leaf.key === "file_exists" ? toFateOfGlobs(leaf, start) : toFateOfText(leaf, start);
}

function toFateOfGlobs({ value }: CheckSpec, { paths, spend }: Start): Fate {
  const globs = Array.isArray(value) ? value : [value];
  const units = paths.reduce((sum, path) => sum + path.length, 0);
  if (!spend(units * globs.length)) return "open";
  return globs.every((glob) => matchesOne(String(glob), paths)) ? "passes" : "fails";
}

function toFateOfText(leaf: CheckSpec, start: Start): Fate {
  const named = toNamed(leaf);
  const text = toStartText(named.path, start);
  if (text === undefined || !start.spend(text?.length ?? 0)) return "open";
  return text !== null && holds(named, text, start.context) ? "passes" : "fails";
}

function toStartPaths(
  { from, files }: WorkspaceSpec,
  { filesBelow }: SuiteRuleContext,
): readonly string[] {
  const copied = from === null ? [] : filesBelow(from).map(({ path }) => relativeTo(from, path));
  return [...copied, ...files.map(([name]) => joinPath(".", name) ?? name)];
}

function matchesOne(source: string, paths: readonly string[]): boolean {
  const compiled = compileGlob(source);
  return compiled.ok && paths.some(compiled.glob.matches);
}

/** Null where there is no such file, undefined where its text is not known. */
function toStartText(
  path: string,
  { workspace, context: { hasFile, textOf } }: Start,
): string | null | undefined {
  const inside = joinPath(".", path);
  const written = workspace.files.find(([name]) => joinPath(".", name) === inside);
  if (written !== undefined) return written[1];
  const copied = toCopied(path, workspace);
  if (copied === null || !hasFile(copied)) return null;
  return textOf(copied) ?? undefined;
}

function holds(
  { text: wanted, pattern }: NamedFile,
  text: string,
  { compilePattern }: SuiteRuleContext,
): boolean {
  if (wanted !== undefined) return text.includes(wanted);
  const compiled = compilePattern(pattern ?? "");
  return compiled.ok && compiled.pattern.find(text) !== null;
}
