import { MISPLACED } from "../cassettes/verify-cassette.ts";
import { BLOCKED, LINKED } from "../cassettes/why-misplaced.ts";

/** Reasons of the look-up, which end with what to do. */
const WITH_REMEDY: ReadonlySet<string> = new Set([MISPLACED, LINKED, BLOCKED]);

/** Why a recording is refused, and what to do about it. */
export function withRemedy(reason: string): string {
  return WITH_REMEDY.has(reason) ? reason : `${reason}: restore it, or remove it and record again`;
}
