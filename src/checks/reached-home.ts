import { searchCalls } from "./evaluation/call-search.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { invalid } from "./evaluation/finding.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls, toInputForms } from "./evaluation/tool-text.ts";
import { trueSchema } from "./evaluation/true-schema.ts";

/** What may follow a path without making it another path's beginning: `/home/u` is not in `/home/user`. */
const GOES_ON = /^[A-Za-z0-9_.-]/;

function startsAt(text: string, index: number, path: string): boolean {
  return text.startsWith(path, index) && !GOES_ON.test(text.slice(index + path.length));
}

/** True when a text names the home folder, other than as the beginning of the workspace's path. */
function namesHome(text: string, home: string, workspace: string): boolean {
  const holdsWorkspace = workspace.startsWith(`${home}/`);
  for (let at = text.indexOf(home); at >= 0; at = text.indexOf(home, at + home.length)) {
    const inWorkspace = holdsWorkspace && startsAt(text, at, workspace);
    if (startsAt(text, at, home) && !inWorkspace) return true;
  }
  return false;
}

export default defineCheck({
  key: "reached_home",
  schema: trueSchema,
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description: "The input of a tool call names the home folder of the recording.",
  example: "not: { reached_home: true }",
  toText: () => "",
  evaluate: (_value, scene) => {
    const home = scene.run.home.replace(/\/$/, "");
    const workspace = scene.run.workspace.replace(/\/$/, "");
    if (home === "") return invalid("the home folder was not recorded");
    const search = searchCalls(listCalls(scene.turns), (call) => ({
      hit: toInputForms(call).some((form) => namesHome(form, home, workspace)),
      cut: false,
    }));
    const question = { expected: home, count: scene.spec.count, noun: "tool call" };
    return judgeSearch(search, question, scene.run);
  },
});
