import { z } from "zod";
import type { ToolCallEvent } from "../model/event.ts";
import { searchCalls } from "./evaluation/call-search.ts";
import { defineCheck } from "./evaluation/define-check.ts";
import { quote } from "./evaluation/excerpt.ts";
import { judgeSearch } from "./evaluation/search.ts";
import { listCalls } from "./evaluation/tool-text.ts";
import { holdsWhere } from "./evaluation/where.ts";

/** How the agents call the name of a subagent in the input of a task (agents.md §7). */
const NAME_KEYS = ["subagent_type", "agent_name"];

function isDelegation(call: ToolCallEvent, agent: string): boolean {
  return NAME_KEYS.some((key) =>
    holdsWhere({ kind: "compare", path: [key], operator: "==", literal: agent }, call.input),
  );
}

export default defineCheck({
  key: "used_agent",
  schema: z.string().min(1),
  looksAtTools: true,
  modifiers: ["turn", "count", "name"],
  description: "The agent handed a task to the subagent of exactly this name.",
  example: "used_agent: reviewer",
  toText: quote,
  evaluate: (agent, scene) => {
    const tasks = listCalls(scene.turns).filter(({ name }) => name === "task");
    const search = searchCalls(tasks, (call) => ({ hit: isDelegation(call, agent), cut: false }));
    const question = { expected: `subagent ${agent}`, count: scene.spec.count, noun: "task" };
    return judgeSearch(search, question, scene.run);
  },
});
