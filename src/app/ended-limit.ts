import type { Purse } from "../model/purse.ts";
import type { MadeRun } from "./make-runs.ts";
import { sumKnown } from "./median.ts";
import type { PlannedRun } from "./plan-runs.ts";
import type { Subject } from "./select-subjects.ts";

/** A limit in money inside that of the command, and what would be enough there. */
export interface EndedScope {
  /** `max_cost` of the settings, of a suite or of a test, by its file. */
  readonly scope: string;
  readonly neededUsd: number | null;
}

/** A limit that kept runs from being made, and what would be enough for all of them, where it is known. */
export type EndedLimit =
  /** US dollars, null where nothing says what a run costs. */
  | { readonly kind: "money"; readonly neededUsd: number | null }
  /** Sessions of agents; tries that are made again come on top. */
  | { readonly kind: "runs"; readonly needed: number }
  | { readonly kind: "caps"; readonly scopes: readonly EndedScope[] };

/** Why runs were not made, in words that a sentence may go on from. */
export function toEndedWords({ kind }: EndedLimit): string {
  switch (kind) {
    case "money":
      return "the money ended";
    case "runs":
      return "--max-runs was reached";
    case "caps":
      return "the money of max_cost ended";
  }
}

/** `raise --max-cost to about 0.42`: what lets every planned run be made. */
export function toRaiseWords(ended: EndedLimit): string {
  switch (ended.kind) {
    case "money":
      return `raise --max-cost${toAbout(ended.neededUsd)}`;
    case "runs":
      return `raise --max-runs to at least ${ended.needed}`;
    case "caps":
      return `raise ${ended.scopes
        .map(({ scope, neededUsd }) => `max_cost of ${scope}${toAbout(neededUsd)}`)
        .join(" and ")}`;
  }
}

function toAbout(usd: number | null): string {
  // Up to the next cent: what is told must be enough.
  return usd === null ? "" : ` to about ${(Math.ceil(usd * 100 - 1e-6) / 100).toFixed(2)}`;
}

/**
 * US dollars with which all of these runs can be made: what is spent, the runs that are not done at the price of the
 * dearest of their test (else of all), and the worst case that one call puts aside. Null where no run says what it cost.
 */
export function toNeededUsd(
  planned: readonly PlannedRun[],
  made: readonly MadeRun[],
  purse: Purse,
): number | null {
  const done = made.filter((run) => !isCut(run));
  const open = planned.filter(
    ({ subject, call }) =>
      !done.some((run) => run.subject === subject && run.sample === call.sample),
  );
  const left = sumKnown(open.map(({ subject }) => toPrice(subject, done)));
  if (left === null) return null;
  const told = made.flatMap((run) => [toCost(run), ...run.lost.map(({ costUsd }) => costUsd)]);
  const known = told.reduce<number>((sum, usd) => sum + (usd ?? 0), 0);
  // A gateway sees calls that the CLI does not tell of, and none of an agent with an own login.
  const spent = Math.max(known, purse.spentMicroUsd() / 1e6);
  return spent + left + purse.dearestMicroUsd() / 1e6;
}

/** Its money ended before it did. */
function isCut(run: MadeRun): boolean {
  return run.kind === "recorded" && run.stopped?.why === "budget";
}

function toCost({ costUsd, user }: MadeRun): number | null {
  return sumKnown([costUsd, user === null ? 0 : user.costUsd]);
}

function toPrice(subject: Subject, done: readonly MadeRun[]): number | null {
  const priced = done.flatMap((run) => {
    const usd = run.kind === "recorded" ? toCost(run) : null;
    return usd === null ? [] : [{ usd, isOwn: run.subject === subject }];
  });
  const own = priced.filter(({ isOwn }) => isOwn);
  const costs = (own.length > 0 ? own : priced).map(({ usd }) => usd);
  return costs.length === 0 ? null : Math.max(...costs);
}
