import { defineCheck } from "./evaluation/define-check.ts";
import { fail, invalid, pass } from "./evaluation/finding.ts";
import { nestedCheckSchema, readCheckSpec } from "./evaluation/nested-check.ts";
import { findNoLife } from "./evaluation/proof-of-life.ts";

export default defineCheck({
  key: "not",
  schema: nestedCheckSchema,
  nests: "one",
  modifiers: ["turn", "scope", "count", "name"],
  description: "The check inside fails; on an empty run, or where it is invalid, this is invalid.",
  example: "not: { ran: 'git push' }",
  toText: (value, toNestedText) => {
    const nested = readCheckSpec(value);
    return nested === null ? "" : toNestedText(nested);
  },
  evaluate: (value, scene) => {
    const nested = readCheckSpec(value);
    if (nested === null) return invalid("the check under not is malformed");
    const noLife = findNoLife(scene.run);
    if (noLife !== null) return invalid(noLife);
    const inner = scene.evaluate(nested);
    switch (inner.verdict) {
      case "invalid":
        return invalid(inner.reason);
      case "fail":
        return pass(inner.reason, inner.evidence);
      case "pass":
        return fail({
          reason: inner.reason,
          expected: `not: ${inner.text}`,
          actual: inner.evidence?.text ?? inner.reason,
          evidence: inner.evidence,
        });
    }
  },
});
