import type { z } from "zod";

/** Where a text check may look (suite.md §4). */
export const SCOPES = [
  "prompt",
  "answer",
  "questions",
  "handbacks",
  "agent_text",
  "tools",
  "files",
  "transcript",
] as const;
export type Scope = (typeof SCOPES)[number];

/** COUNT of suite.md §1: exactly a number, or bounds. */
export type Count =
  | number
  | { readonly at_least?: number | undefined; readonly at_most?: number | undefined };

/** One turn, counted from 1 or from the end (-1), or an inclusive range. */
export type TurnChoice = number | readonly [from: number, to: number];

/** The modifiers that may stand beside a check key; undefined = as the check's default. */
export interface CheckModifiers {
  readonly turn?: TurnChoice | undefined;
  readonly scope?: readonly Scope[] | undefined;
  readonly count?: Count | undefined;
  readonly name?: string | undefined;
}

/** One check of a suite, validated by its own schema. `value` of `not` is a CheckSpec, of `all` and `any` a list. */
export interface CheckSpec extends CheckModifiers {
  readonly key: string;
  readonly value: unknown;
  /** 1-based place of the check key in the suite file. */
  readonly line: number;
  readonly column: number;
  /** 1-based number of the step it belongs to, or null for the whole test. */
  readonly step: number | null;
}

/** What the suite reader must know of a check: handed in by the use case, so that suites/ does not import checks/. */
export interface CheckVocabularyEntry {
  readonly key: string;
  /** Schema of the value; parsing yields the value handed to the check. Nested checks are read by the suite reader. */
  readonly schema: z.ZodType;
  /** The value is itself a check, or a list of checks. */
  readonly nests: "none" | "one" | "many";
  /** Modifiers this check honours; any other beside it is an error. */
  readonly modifiers: readonly (keyof CheckModifiers)[];
  /** One sentence for editors (JSON Schema description). */
  readonly description: string;
  /** The command whose stand-in a value asks about, null for any; absent where the check asks about none. */
  readonly standInOf?: (value: unknown) => string | null;
}
