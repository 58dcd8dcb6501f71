import type { z } from "zod";
import type { PatternFlags } from "../../patterns/compile-pattern.ts";
import { patternSchema } from "../../patterns/pattern-schema.ts";
import { type TextFinder, toPatternFinder } from "./text-finder.ts";

/** A pattern as a value of a check, with the flags that are fixed for the check (formats.md §9). */
export interface CheckPattern {
  readonly schema: z.ZodType<string>;
  readonly toFinder: (source: string) => TextFinder;
  /** "/git push/i" */
  readonly toText: (source: string) => string;
}

export function checkPattern(flags: PatternFlags = {}): CheckPattern {
  return {
    schema: patternSchema({ ...flags, emptyMatch: "refuse" }),
    toFinder: (source) => toPatternFinder(source, flags),
    toText: (source) => `/${source}/${flags.ignoreCase ? "i" : ""}`,
  };
}
