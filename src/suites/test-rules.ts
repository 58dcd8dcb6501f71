import { addProblem, type SuiteContext } from "./suite-context.ts";
import { isMap, type Path, valueAt } from "./yaml-source.ts";

/**
 * Rules over several keys or tests. They are read from the raw data: zod would leave them out as soon as
 * any other key of the test is wrong, and every problem is to be said at once.
 */
export function findCrossProblems(context: SuiteContext): void {
  const tests = valueAt(context.source, ["tests"]);
  if (!Array.isArray(tests)) return;
  const seen = new Set<string>();
  for (const [index, test] of tests.entries()) {
    if (!isMap(test)) continue;
    const path = ["tests", index];
    checkPrompt(test, path, context);
    const name = test["name"];
    if (typeof name !== "string") continue;
    if (seen.has(name)) {
      const what = `${JSON.stringify(name)} is the name of an earlier test`;
      addProblem(context, { path: [...path, "name"] }, { what, remedy: "write another name" });
    }
    seen.add(name);
  }
}

function checkPrompt(
  test: Readonly<Record<string, unknown>>,
  path: Path,
  context: SuiteContext,
): void {
  const hasSteps = Object.hasOwn(test, "steps");
  if (!hasSteps && !Object.hasOwn(test, "prompt")) {
    const remedy = "write what the user asks";
    addProblem(context, { path: [...path, "prompt"] }, { what: "is missing", remedy });
  }
  if (Object.hasOwn(test, "user") && Object.hasOwn(test, "answers")) {
    const remedy = "list what is said, or let a model play the user";
    const what = "cannot stand beside `answers`";
    addProblem(context, { path: [...path, "user"], at: "key" }, { what, remedy });
  }
  for (const key of ["prompt", "answers", "user"]) {
    if (!hasSteps || !Object.hasOwn(test, key)) continue;
    const what = "cannot stand beside `steps`";
    const remedy = "write every user turn as a step";
    addProblem(context, { path: [...path, key], at: "key" }, { what, remedy });
  }
}
