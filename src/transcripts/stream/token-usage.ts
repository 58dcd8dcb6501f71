import type { Usage } from "../../model/usage.ts";

/** The four parts as a CLI prints them, null where it does not. */
export interface ReportedTokens {
  readonly input: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  readonly output: number | null;
}

/** Tokens of a CLI whose input leaves the cached ones out (judge-and-cost.md §9); null when all are zero or missing. */
export function fromAdditive(tokens: ReportedTokens): Usage | null {
  const { cacheRead, cacheWrite } = tokens;
  const inputTotal = (tokens.input ?? 0) + (cacheRead ?? 0) + (cacheWrite ?? 0);
  return unlessZero({ inputTotal, cacheRead, cacheWrite, output: tokens.output ?? 0 });
}

/** Tokens of a CLI whose input holds the cached ones; null also when more is cached than there is. */
export function fromInclusive(tokens: ReportedTokens): Usage | null {
  const { cacheRead, cacheWrite } = tokens;
  const inputTotal = tokens.input ?? 0;
  if ((cacheRead ?? 0) + (cacheWrite ?? 0) > inputTotal) return null;
  return unlessZero({ inputTotal, cacheRead, cacheWrite, output: tokens.output ?? 0 });
}

/** An all-zero usage is a missing one (agents.md §7.1). */
export function unlessZero(usage: Usage): Usage | null {
  return usage.inputTotal === 0 && usage.output === 0 ? null : usage;
}

/** Sum of what is known; null when nothing is. A part that one of them leaves out is left out. */
export function addUsage(left: Usage | null, right: Usage | null): Usage | null {
  if (left === null || right === null) return left ?? right;
  return {
    inputTotal: left.inputTotal + right.inputTotal,
    cacheRead: combine(left.cacheRead, right.cacheRead, 1),
    cacheWrite: combine(left.cacheWrite, right.cacheWrite, 1),
    output: left.output + right.output,
  };
}

/** `total` without `before`; null when a part would become negative: then it does not contain `before`. */
export function subtractUsage(total: Usage, before: Usage): Usage | null {
  const rest = {
    inputTotal: total.inputTotal - before.inputTotal,
    cacheRead: combine(total.cacheRead, before.cacheRead, -1),
    cacheWrite: combine(total.cacheWrite, before.cacheWrite, -1),
    output: total.output - before.output,
  };
  return holdsAtLeast(rest, { inputTotal: 0, cacheRead: 0, cacheWrite: 0, output: 0 })
    ? rest
    : null;
}

/** Is every part of `usage` at least that of `least`? Parts that are not known do not speak against it. */
export function holdsAtLeast(usage: Usage, least: Usage): boolean {
  return (
    usage.inputTotal >= least.inputTotal &&
    usage.output >= least.output &&
    (usage.cacheRead ?? Infinity) >= (least.cacheRead ?? 0) &&
    (usage.cacheWrite ?? Infinity) >= (least.cacheWrite ?? 0)
  );
}

function combine(left: number | null, right: number | null, sign: 1 | -1): number | null {
  return left === null || right === null ? null : left + sign * right;
}

/** Money for this stream alone: nothing at all beside no tokens is money that nobody reported. */
export function toCost(usd: number | null, usage: Usage | null): number | null {
  return usd === 0 && usage === null ? null : usd;
}
