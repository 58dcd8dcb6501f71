import { REPOSITORY_RULES, RULES } from "./index.ts";
import { SUITE_RULES } from "./suites/index.ts";

/** What is told of a rule, whatever it looks at. */
export type AnyRule =
  | (typeof RULES)[number]
  | (typeof REPOSITORY_RULES)[number]
  | (typeof SUITE_RULES)[number];

/** Every rule that there is: of one skill, of all at once, and of a suite. */
export const EVERY_RULE: readonly AnyRule[] = [...RULES, ...REPOSITORY_RULES, ...SUITE_RULES];
