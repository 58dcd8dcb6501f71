import type { Problem } from "../model/problem.ts";
import type { DescribedStandIn, StandIn, StandInMatch, StandInRule } from "../model/stand-in.ts";
import { compilePattern } from "../patterns/compile-pattern.ts";
import type { SuiteContext } from "./suite-context.ts";
import type { AllStandIns } from "./test-stand-ins.ts";
import { toProblem } from "./to-problems.ts";
import { type Path, spotAt, valueAt } from "./yaml-source.ts";

/** Method of a request and the pattern of its URL, as a key of `urls` begins with one (README, stand-ins). */
const METHOD = /^([A-Z]+) (.*)$/s;
const READS = ["", "GET", "HEAD"];

/** How a pattern reads as one that is searched for. */
const SEARCHED: Readonly<Record<StandInMatch, (pattern: string) => string>> = {
  exact: (pattern) => `^(?:${pattern})$`,
  prefix: (pattern) => `^(?:${pattern})`,
  search: (pattern) => pattern,
};

/** Patterns of one map, where they stand, and how they are held against a text. */
interface Patterns {
  readonly rules: readonly StandInRule<unknown>[];
  readonly path: Path;
  readonly match: StandInMatch;
  /** Patterns of addresses may begin with a method. */
  readonly areUrls: boolean;
}

/** Answers that no call can get, as warnings (lint.md SK107): an earlier pattern meets the later one's own text. */
export function findShadowed(standIns: AllStandIns, context: SuiteContext): readonly Problem[] {
  const places: readonly (readonly [Path, ReadonlyMap<string, StandIn>])[] = [
    [["fakes"], standIns.suite],
    ...standIns.tests.map((own, index) => [["tests", index, "fakes"], own] as const),
  ];
  return places.flatMap(([path, ofPlace]) =>
    [...ofPlace.values()]
      .filter((standIn) => standIn.kind === "described")
      .flatMap((standIn) => patternsOf(standIn, [...path, standIn.command], context))
      .flatMap((patterns) => shadowedIn(patterns, context)),
  );
}

function patternsOf(
  { match, commands, urls }: DescribedStandIn,
  path: Path,
  context: SuiteContext,
): readonly Patterns[] {
  const isPlain = valueAt(context.source, [...path, "commands"]) === undefined;
  const ofCommands = { rules: commands, path: isPlain ? path : [...path, "commands"] };
  const ofUrls = { rules: urls ?? [], path: [...path, "urls"] };
  return [
    { ...ofCommands, match, areUrls: false },
    { ...ofUrls, match, areUrls: true },
  ];
}

function shadowedIn(patterns: Patterns, context: SuiteContext): readonly Problem[] {
  const all = patterns.rules.map(({ pattern }) => pattern);
  return all.flatMap((later, index) => {
    const earlier = all.slice(0, index).find((one) => meetsText(one, later, patterns));
    if (earlier === undefined) return [];
    const path = [...patterns.path, later];
    const place = spotAt(context.source, path).keyPlace;
    const what = `comes too late: ${JSON.stringify(earlier)} stands before it and answers it too`;
    const remedy = "end the earlier one with $, or move it down";
    return [toProblem({ file: context.file, key: path, place }, { what, remedy })];
  });
}

function meetsText(earlier: string, later: string, { match, areUrls }: Patterns): boolean {
  const [first, second] = [earlier, later].map((one) => toRequest(one, areUrls));
  if (first === undefined || second === undefined || !answersMethod(first, second)) return false;
  const compiled = compilePattern(SEARCHED[match](first.pattern));
  return compiled.ok && compiled.pattern.find(second.pattern) !== null;
}

interface Request {
  /** Empty for a key without one, which answers reads. */
  readonly method: string;
  readonly pattern: string;
}

function toRequest(pattern: string, areUrls: boolean): Request {
  const [, method, url] = (areUrls ? METHOD.exec(pattern) : null) ?? [];
  return { method: method ?? "", pattern: url ?? pattern };
}

function answersMethod(earlier: Request, later: Request): boolean {
  if (earlier.method === "ANY") return true;
  return earlier.method === "" ? READS.includes(later.method) : earlier.method === later.method;
}
