import { REPOSITORY_RULES, RULES } from "./index.ts";

/** What is told of a rule, whatever it looks at. */
export type AnyRule = (typeof RULES)[number] | (typeof REPOSITORY_RULES)[number];

/** Every rule that there is: of one skill, and of all at once. */
export const EVERY_RULE: readonly AnyRule[] = [...RULES, ...REPOSITORY_RULES];
