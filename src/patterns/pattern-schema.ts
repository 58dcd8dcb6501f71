import { z } from "zod";
import { compilePattern, type PatternFlags } from "./compile-pattern.ts";

export interface PatternSchemaOptions extends PatternFlags {
  /**
   * `refuse`: a pattern that is found in the empty text is an error, because a positive check
   * on it would always pass (formats.md §15).
   */
  readonly emptyMatch?: "accept" | "refuse";
}

/**
 * Schema of a pattern. A refusal is one issue whose message is `what: remedy`; `params` holds
 * the two apart. Parsing yields the source: patterns are compiled where they are used.
 */
export function patternSchema(options: PatternSchemaOptions = {}): z.ZodType<string> {
  return z.string().superRefine((source, context) => {
    const refusal = findRefusal(source, options);
    if (refusal === null) return;
    context.addIssue({
      code: "custom",
      message: `${refusal.what}: ${refusal.remedy}`,
      params: refusal,
    });
  });
}

function findRefusal(source: string, options: PatternSchemaOptions) {
  const compiled = compilePattern(source, options);
  if (!compiled.ok) return { what: compiled.what, remedy: compiled.remedy };
  if (options.emptyMatch !== "refuse" || !compiled.pattern.matchesEmpty) return null;
  return {
    what: "the pattern matches the empty text, so it proves nothing",
    remedy: "write what must occur, without an optional end or `.*` alone",
  };
}
