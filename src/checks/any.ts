import { defineCheck } from "./evaluation/define-check.ts";
import { fail } from "./evaluation/finding.ts";
import {
  judgeList,
  nestedListSchema,
  toListFinding,
  toListText,
} from "./evaluation/nested-list.ts";

export default defineCheck({
  key: "any",
  schema: nestedListSchema,
  nests: "many",
  modifiers: ["turn", "scope", "count", "name"],
  description: "One check of the list passes; if none does it is invalid if one is, else fails.",
  example: "any: [{ contains: done }, { contains: finished }]",
  toText: toListText,
  evaluate: (value, scene) =>
    judgeList(value, scene, (verdicts) => {
      const decides =
        verdicts.find(({ verdict }) => verdict === "pass") ??
        verdicts.find(({ verdict }) => verdict === "invalid");
      if (decides !== undefined) return toListFinding(decides);
      return fail({
        reason: `none of ${verdicts.length} passes`,
        expected: verdicts.map(({ text }) => text).join(" or "),
        actual: verdicts.map(({ reason }) => reason).join("; "),
        evidence: verdicts[0]?.evidence ?? null,
      });
    }),
});
