import { z } from "zod";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { fail, invalid, pass, runFact } from "./evaluation/finding.ts";
import { listCommits } from "./evaluation/git-commits.ts";

export default defineCheck({
  key: "branch",
  schema: z.string().min(1),
  modifiers: ["turn", "name"],
  description: "The workspace is on the branch of exactly this name at the end of the turn.",
  example: "branch: cleanup",
  toText: quote,
  evaluate: (name, scene) => {
    const made = listCommits(scene);
    if (!made.ok) return invalid(made.reason);
    const { branch } = made.git;
    const reason = `on branch ${quote(branch)}`;
    return branch === name
      ? pass(reason, runFact(reason))
      : fail({ reason, expected: name, actual: branch, evidence: runFact(reason) });
  },
});
