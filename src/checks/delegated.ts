import { searchCalls } from "./evaluation/call-search.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls } from "./evaluation/tool-text.ts";
import { trueSchema } from "./evaluation/true-schema.ts";

export default defineCheck({
  key: "delegated",
  schema: trueSchema,
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description: "The agent handed a task to a subagent.",
  example: "delegated: true",
  toText: () => "",
  evaluate: (_value, scene) => {
    const tasks = listCalls(scene.turns).filter(({ name }) => name === "task");
    const search = searchCalls(tasks, () => ({ hit: true, cut: false }));
    const question = { expected: "a task for a subagent", count: scene.spec.count, noun: "task" };
    return judgeSearch(search, question, scene.run);
  },
});
