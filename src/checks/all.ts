import { defineCheck } from "./evaluation/define-check.ts";
import { pass } from "./evaluation/finding.ts";
import {
  judgeList,
  nestedListSchema,
  toListFinding,
  toListText,
} from "./evaluation/nested-list.ts";

export default defineCheck({
  key: "all",
  schema: nestedListSchema,
  nests: "many",
  modifiers: ["turn", "scope", "count", "name"],
  description: "Every check of the list passes; it fails if one fails, else is invalid if one is.",
  example: "all: [{ ran: git fetch }, { not: { ran: git push } }]",
  toText: toListText,
  evaluate: (value, scene) =>
    judgeList(value, scene, (verdicts) => {
      const against =
        verdicts.find(({ verdict }) => verdict === "fail") ??
        verdicts.find(({ verdict }) => verdict === "invalid");
      if (against !== undefined) return toListFinding(against);
      return pass(`all ${verdicts.length} pass`, verdicts[0]?.evidence ?? null);
    }),
});
