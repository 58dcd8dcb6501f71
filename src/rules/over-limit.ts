import { grouped } from "./grouped.ts";
import { defineRule, type Fact } from "./rule.ts";

interface LimitFact extends Fact {
  readonly what: string;
  readonly found: number;
  readonly limit: number;
}

/** A limit of security.md FS-1 on SKILL.md or the skill's folder. */
export const overLimit = defineRule<LimitFact>({
  id: "SK091",
  slug: "over-limit",
  severity: "error",
  summary: "SKILL.md or the skill's folder is larger or deeper than skillcheck reads.",
  source: "security.md FS-1",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => source.exceeded,
  message: ({ path, what, found, limit }) =>
    `${path}: ${grouped(found)} ${what} exceed the limit of ${grouped(limit)}; it was not read further.`,
});
