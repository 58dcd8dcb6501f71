import { agentNameSchema } from "../model/agent-choice.ts";
import { explainUnknownAgent } from "../text/explain-unknown-agent.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import { isMap, type Path, valueAt } from "./yaml-source.ts";

/** Adds a problem for each agent that the suite or one of its tests names in `agents` or `model` and that there is not. */
export function findUnknownAgents(context: SuiteContext, known: readonly string[]): void {
  const tests = valueAt(context.source, ["tests"]);
  const count = Array.isArray(tests) ? tests.length : 0;
  const owners: readonly Path[] = [[], ...Array.from({ length: count }, (_, at) => ["tests", at])];
  for (const owner of owners) {
    const agents = valueAt(context.source, [...owner, "agents"]);
    for (const [index, name] of (Array.isArray(agents) ? agents : []).entries()) {
      refuseUnknown(name, { path: [...owner, "agents", index] });
    }
    const model = valueAt(context.source, [...owner, "model"]);
    for (const name of isMap(model) ? Object.keys(model) : []) {
      refuseUnknown(name, { path: [...owner, "model", name], at: "key" });
    }
  }

  function refuseUnknown(name: unknown, place: Parameters<typeof addProblem>[1]): void {
    // What no agent may be called the schema refuses.
    const isName = typeof name === "string" && agentNameSchema.safeParse(name).success;
    const explanation = isName ? explainUnknownAgent(name, known) : null;
    if (explanation !== null) addProblem(context, place, explanation);
  }
}
