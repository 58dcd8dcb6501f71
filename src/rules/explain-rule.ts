import { RULE_BOUNDS } from "./explain-bounds.ts";
import { FILE_RULE_EXPLANATIONS } from "./explain-file-rules.ts";
import { FRONT_MATTER_RULE_EXPLANATIONS } from "./explain-front-matter-rules.ts";
import { SUITE_RULE_EXPLANATIONS } from "./explain-suite-rules.ts";
import { TEXT_RULE_EXPLANATIONS } from "./explain-text-rules.ts";
import type { Explanation } from "./explanation.ts";

const EXPLANATIONS = {
  ...FILE_RULE_EXPLANATIONS,
  ...FRONT_MATTER_RULE_EXPLANATIONS,
  ...TEXT_RULE_EXPLANATIONS,
  ...SUITE_RULE_EXPLANATIONS,
};

/** Why a rule is there, how to mend what it finds and whether that needs a person; null for an id without one. */
export function explainRule(id: string): Explanation | null {
  const known = Object.hasOwn(EXPLANATIONS, id) ? EXPLANATIONS[id] : undefined;
  return known === undefined ? null : { ...known, ...RULE_BOUNDS[id] };
}
