import { countSchema, toCountText } from "./evaluation/count.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { invalid, runFact } from "./evaluation/finding.ts";
import { listCommits } from "./evaluation/git-commits.ts";
import { judgeSearch } from "./evaluation/search.ts";

export default defineCheck({
  key: "commits",
  schema: countSchema,
  modifiers: ["turn", "name"],
  description:
    "So many commits were made in the run, as far as HEAD or a branch still reaches them; those of `setup` are not counted.",
  example: "commits: 1",
  toText: toCountText,
  evaluate: (count, scene) => {
    const made = listCommits(scene);
    if (!made.ok) return invalid(made.reason);
    const subjects = made.commits.map(({ subject }) => subject);
    return judgeSearch(
      {
        hits: subjects.length,
        looked: subjects.length,
        first: subjects[0] === undefined ? null : runFact(`commit ${subjects[0]}`),
        blind: null,
        seen: () => subjects,
      },
      { expected: "commits", count, noun: "commit" },
      scene.run,
    );
  },
});
