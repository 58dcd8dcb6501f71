import type { z } from "zod";
import { type Explanation, splitExplanation } from "../model/explanation.ts";
import type { Problem } from "../model/problem.ts";
import { nameOf } from "../text/explain-issue.ts";
import { knownKeysAt } from "./known-keys.ts";
import type { Place } from "./place.ts";
import { explainUnknownKey, type KnownWords } from "./unknown-key.ts";
import { type Path, spotAt, toKeyPath, valueAt, type YamlSource } from "./yaml-source.ts";

/** What is needed to say where an issue stands and what to write instead. */
export interface ProblemContext {
  readonly file: string;
  readonly source: YamlSource;
  /** Schema of the value at `prefix`. */
  readonly schema: z.core.$ZodType;
  /** Path of the value that was parsed; empty for the whole file. */
  readonly prefix: Path;
  /** Misplaced and later keys of this kind of file. */
  readonly words: Omit<KnownWords, "here">;
}

/** zod's issues as problems with places, in file order. */
export function toProblems(
  issues: readonly z.core.$ZodIssue[],
  context: ProblemContext,
): readonly Problem[] {
  return inFileOrder(issues.flatMap((issue) => problemsOf(issue, [], context)));
}

export function inFileOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((left, right) => left.line - right.line || left.column - right.column);
}

export function toProblem(
  { file, key, place }: { readonly file: string; readonly key: Path; readonly place: Place },
  { what, remedy }: Explanation,
): Problem {
  return { file, line: place.line, column: place.column, key: toKeyPath(key), what, remedy };
}

function problemsOf(
  issue: z.core.$ZodIssue,
  above: Path,
  context: ProblemContext,
): readonly Problem[] {
  const inside = [...above, ...issue.path];
  const key = [...context.prefix, ...inside];
  const { file, source } = context;
  if (issue.code === "unrecognized_keys") {
    const here = knownKeysAt(context.schema, inside);
    return issue.keys.map((name) => {
      const path = [...key, name];
      const explanation = explainUnknownKey(name, { here, ...context.words });
      return toProblem({ file, key: path, place: spotAt(source, path).keyPlace }, explanation);
    });
  }
  if (issue.code === "invalid_union") {
    const branch = meantBranch(issue);
    if (branch !== null) return branch.flatMap((inner) => problemsOf(inner, inside, context));
  }
  if (issue.code === "invalid_key" && issue.issues[0] !== undefined) {
    const place = spotAt(source, key).keyPlace;
    return [toProblem({ file, key, place }, explanationOf(issue.issues[0], issue.path.at(-1)))];
  }
  const explanation = explanationOf(issue, valueAt(source, key));
  return [toProblem({ file, key, place: spotAt(source, key).place }, explanation)];
}

/**
 * Schemas of other rooms hand the two parts over as `params`, or write `what: remedy` in one line, or only
 * what to write.
 */
function explanationOf(issue: z.core.$ZodIssue, value: unknown): Explanation {
  if (issue.code === "custom") {
    const { what, remedy } = issue.params ?? {};
    if (typeof what === "string" && typeof remedy === "string") return { what, remedy };
  }
  if (issue.message.startsWith("write ")) {
    return { what: `is ${nameOf(value)}`, remedy: issue.message };
  }
  const written = splitExplanation(issue.message);
  const colon = written.what.indexOf(": write ");
  if (written.remedy !== "" || colon === -1) return written;
  return { what: written.what.slice(0, colon), remedy: written.what.slice(colon + 2) };
}

/**
 * The alternative that the author meant: the one whose own type fits, so that only something inside it
 * is wrong; null when none or several could be meant.
 */
function meantBranch(issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] | null {
  const fitting = issue.errors.filter(
    (branch) =>
      branch.length > 0 && !branch.some((inner) => inner.path.length === 0 && isTypeIssue(inner)),
  );
  const [first, second] = fitting;
  return first !== undefined && second === undefined ? first : null;
}

function isTypeIssue(issue: z.core.$ZodIssue): boolean {
  return ["invalid_type", "invalid_value", "invalid_union"].includes(issue.code);
}
