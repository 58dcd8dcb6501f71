import { z } from "zod";
import type { Commit } from "../model/run.ts";
import { checkPattern } from "./evaluation/check-pattern.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { invalid, runFact } from "./evaluation/finding.ts";
import { listCommits } from "./evaluation/git-commits.ts";
import { CUT, judgeSearch } from "./evaluation/search.ts";
import { liesIn, normalisePath, workspacePathSchema } from "./evaluation/workspace-path.ts";

const message = checkPattern({ ignoreCase: true });

function toMessage({ subject, body }: Commit): string {
  return `${subject}\n${body}`;
}

function touches(commit: Commit, path: string | undefined): boolean {
  if (path === undefined) return true;
  const folder = normalisePath(path);
  return commit.paths.some((changed) => liesIn(changed, folder));
}

export default defineCheck({
  key: "committed",
  schema: z.union([
    message.schema,
    z.strictObject({ pattern: message.schema, path: workspacePathSchema.optional() }),
  ]),
  modifiers: ["turn", "count", "name"],
  description:
    "The pattern (RE2, case ignored) is found in the message of a commit made in the run, one that HEAD or a branch still reaches; with `path` one that changes this file or folder.",
  example: "committed: '^chore: archive'",
  toText: (value) =>
    typeof value === "string"
      ? quote(value)
      : `${quote(value.pattern)}${value.path === undefined ? "" : ` in ${quote(value.path)}`}`,
  evaluate: (value, scene) => {
    const { pattern, path } =
      typeof value === "string" ? { pattern: value, path: undefined } : value;
    const made = listCommits(scene);
    if (!made.ok) return invalid(made.reason);
    const finder = message.toFinder(pattern);
    const commits = made.commits.filter((commit) => touches(commit, path));
    const looks = commits.map((commit) => ({ commit, ...finder.find(toMessage(commit)) }));
    const hits = looks.filter(({ place }) => place !== null);
    const first = hits[0]?.commit;
    const search = {
      hits: hits.length,
      looked: commits.length,
      first:
        first === undefined ? null : runFact(`commit ${first.hash.slice(0, 7)} ${first.subject}`),
      blind: looks.some(({ place, cut }) => place === null && cut) ? CUT : null,
      seen: () => commits.map(({ subject }) => subject),
    };
    const { count } = scene.spec;
    const question = { expected: message.toText(pattern), count, noun: "commit" };
    return judgeSearch(search, question, scene.run);
  },
});
