import { nestPurses } from "../engine/nest-purses.ts";
import { openPurse } from "../engine/open-purse.ts";
import type { Config } from "../model/config.ts";
import type { OpenRoot } from "../model/desk.ts";
import { toMicroUsd } from "../model/money.ts";
import type { Purse } from "../model/purse.ts";
import type { Test } from "../model/suite.ts";
import type { Subject } from "./select-subjects.ts";

/** Limits in money inside that of the command: of the settings, a suite, a test (suite.md §2 `max_cost`). */
export interface Caps {
  /** What a run of that test may spend. */
  readonly purseOf: (test: Test) => Purse;
  /** Notes that the purse of that scope had no room for a call. */
  readonly close: (scope: string) => void;
  /** Whether a limit that the test stands under was reached. */
  readonly isClosed: (test: Test) => boolean;
  /** Scopes that were closed, in their order. */
  readonly closed: () => readonly ClosedCap[];
}

/** A limit that left no room for a call. */
export interface ClosedCap {
  readonly scope: string;
  readonly purse: Purse;
  /** Whether that test stands under it. */
  readonly holds: (test: Test) => boolean;
}

/** What of a root decides on its limits. */
interface CappedRoot {
  readonly root: OpenRoot;
  readonly config: Config;
  readonly subjects: readonly Subject[];
}

interface Limit {
  readonly scope: string;
  readonly purse: Purse;
}

/**
 * Opens a purse for every `max_cost` of these roots, all inside that of the command. `isCapGiven`: the command names
 * a limit of its own, which stands in the place of the settings' (design.md §10).
 */
export function openCaps(roots: readonly CappedRoot[], command: Purse, isCapGiven: boolean): Caps {
  const limits = new Map<Test, readonly Limit[]>();
  for (const root of roots) addLimits(limits, root, isCapGiven);
  const closed = new Set<string>();
  const of = (test: Test) => limits.get(test) ?? [];
  const purses = new Map(
    [...limits].map(([test, own]) => [
      test,
      nestPurses(
        own.map(({ purse }) => purse),
        command,
      ),
    ]),
  );
  return {
    purseOf: (test) => purses.get(test) ?? command,
    close: (scope) => closed.add(scope),
    isClosed: (test) => of(test).some(({ scope }) => closed.has(scope)),
    closed: () => [...closed].map((scope) => toClosed(scope, limits)),
  };
}

function toClosed(scope: string, limits: ReadonlyMap<Test, readonly Limit[]>): ClosedCap {
  const holds = (test: Test) => limits.get(test)?.some((limit) => limit.scope === scope) ?? false;
  const purse = [...limits.values()].flat().find((limit) => limit.scope === scope)?.purse;
  if (purse === undefined) throw new Error(`no max_cost of ${scope}`);
  return { scope, purse, holds };
}

/** Where a `max_cost` stands of what these roots run: of the settings, a suite, a test. */
export function listCaps(roots: readonly CappedRoot[]): readonly string[] {
  const limits = new Map<Test, readonly Limit[]>();
  for (const root of roots) addLimits(limits, root, false);
  return [...new Set([...limits.values()].flat().map(({ scope }) => scope))];
}

/** The narrowest first. */
function addLimits(
  limits: Map<Test, readonly Limit[]>,
  { root, config, subjects }: CappedRoot,
  isCapGiven: boolean,
): void {
  const at = root.label === "." ? "" : `${root.label}/`;
  const ofRoot = isCapGiven ? null : toLimit(config.maxCostUsd, `${at}${config.path}`);
  const suites = new Map<string, Limit | null>();
  for (const { test, suite } of subjects) {
    if (limits.has(test)) continue;
    const file = `${at}${suite.path}`;
    const ofSuite = suites.get(file) ?? toLimit(suite.maxCostUsd, file);
    suites.set(file, ofSuite);
    const own = toLimit(test.maxCostUsd, `${file}:${test.line} ${test.name}`);
    limits.set(
      test,
      [own, ofSuite, ofRoot].filter((limit) => limit !== null),
    );
  }
}

function toLimit(usd: number | null, scope: string): Limit | null {
  return usd === null ? null : { scope, purse: openPurse(toMicroUsd(usd), scope) };
}
