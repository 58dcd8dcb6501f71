import type { Count } from "../../model/check-spec.ts";
import type { Run } from "../../model/run.ts";
import type { Evidence } from "../../model/verdict.ts";
import { isWithin, toAmountText, toBounds, toCountText } from "./count.ts";
import type { CheckFinding } from "./define-check.ts";
import { toOneLine } from "./excerpt.ts";
import { fail, invalid, pass, runFact } from "./finding.ts";
import { findNoLife } from "./proof-of-life.ts";
import type { Place, TextFinder } from "./text-finder.ts";

export const CUT = "a text is longer than 256 KiB, and only its head was searched";

/** A text that a check looks at, and how a place in it becomes evidence. */
export interface Piece {
  readonly text: string;
  readonly toEvidence: (place: Place) => Evidence;
}

/** What looking through a run gave. */
export interface Search {
  readonly hits: number;
  /** How many things were looked at. */
  readonly looked: number;
  readonly first: Evidence | null;
  /** Why part of what should be looked at was not seen, or null. */
  readonly blind: string | null;
  /** What was there, for "actual" when nothing is found. */
  readonly seen: () => readonly string[];
}

/** What was looked for, in words. */
export interface Question {
  readonly expected: string;
  readonly count: Count | undefined;
  /** Singular of what is looked at and counted: "command". */
  readonly noun: string;
}

/** Looks through texts; every occurrence is a hit, counted only where a count is asked. */
export function searchPieces(
  pieces: readonly Piece[],
  finder: TextFinder,
  count: Count | undefined,
): Search {
  let hits = 0;
  let first: Evidence | null = null;
  let blind: string | null = null;
  for (const piece of pieces) {
    const { place, cut } = finder.find(piece.text);
    if (cut) blind = CUT;
    if (place === null) continue;
    first ??= piece.toEvidence(place);
    hits += count === undefined ? 1 : finder.count(piece.text);
    if (count === undefined) break;
  }
  return { hits, looked: pieces.length, first, blind, seen: () => pieces.map(({ text }) => text) };
}

function toReason(search: Search, question: Question): string {
  const { hits, looked } = search;
  if (looked === 0) return `there was no ${question.noun}`;
  if (hits === 0) {
    return looked === 1
      ? `not found in the one ${question.noun}`
      : `not found in any of ${toAmountText(looked, question.noun)}`;
  }
  return `found ${toAmountText(hits, "time")}`;
}

/** Why the search cannot decide, or null. What was not seen is never taken for absent. */
function findDoubt(search: Search, count: Count, run: Run): string | null {
  const noLife = isWithin(count, 0) ? findNoLife(run) : null;
  if (noLife !== null) return noLife;
  if (search.blind === null) return null;
  const { most } = toBounds(count);
  const certain = isWithin(count, search.hits)
    ? most === Number.POSITIVE_INFINITY
    : search.hits > most;
  return certain ? null : `not decided: ${search.blind}`;
}

function toFailure(search: Search, question: Question, reason: string): CheckFinding {
  const { hits, first } = search;
  const wanted = question.count === undefined ? "" : `, ${toCountText(question.count)}`;
  return fail({
    reason: wanted === "" ? reason : `${reason}, expected${wanted.slice(1)}`,
    expected: `${question.expected}${wanted}`,
    actual: hits > 0 ? reason : toSeenText(search.seen(), question.noun),
    evidence: hits > 0 ? first : runFact(reason),
  });
}

/** Verdict of a search under COUNT (default: at least 1). */
export function judgeSearch(search: Search, question: Question, run: Run): CheckFinding {
  const count = question.count ?? { at_least: 1 };
  const doubt = findDoubt(search, count, run);
  if (doubt !== null) return invalid(doubt);
  const reason = toReason(search, question);
  if (!isWithin(count, search.hits)) return toFailure(search, question, reason);
  return pass(question.count === undefined ? "found" : reason, search.first ?? runFact(reason));
}

/** More than this at each end of a list is cut away from "actual" anyway. */
const SHOWN = 100;

function toSeenText(seen: readonly string[], noun: string): string {
  if (seen.length === 1) return seen[0] || `no ${noun}`;
  const shown = seen.length > 2 * SHOWN ? [...seen.slice(0, SHOWN), ...seen.slice(-SHOWN)] : seen;
  return shown.map(toOneLine).join(" · ") || `no ${noun}`;
}
