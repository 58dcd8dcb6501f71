import type { Problem } from "../model/problem.ts";
import { findShadowed } from "./shadowed-patterns.ts";
import type { NamedPath, SuiteContext } from "./suite-context.ts";
import type { AllStandIns } from "./test-stand-ins.ts";
import { inFileOrder } from "./to-problems.ts";
import { isMap, spotAt, valueAt } from "./yaml-source.ts";

/** Things that make nothing unusable. */
export function toWarnings(
  {
    skillFolder,
    files,
    standIns,
  }: {
    readonly skillFolder: string;
    readonly files: readonly NamedPath[];
    readonly standIns: AllStandIns;
  },
  context: SuiteContext,
): readonly Problem[] {
  const inside = skillFolder === "." ? "" : `${skillFolder}/`;
  const stray = files
    .filter(({ path }) => path.startsWith(inside) && !path.startsWith(`${inside}evals/`))
    .map(({ key, place }) => ({
      file: context.file,
      ...place,
      key,
      what: "lies inside the skill but outside its evals folder, so it no longer counts as part of it",
      remedy: "move it below evals/",
    }));
  const tests = valueAt(context.source, ["tests"]);
  const silent = (Array.isArray(tests) ? tests : []).flatMap((test, index) => {
    if (!isMap(test) || hasCheck(test)) return [];
    return [
      {
        file: context.file,
        ...spotAt(context.source, ["tests", index]).place,
        key: `tests[${index}]`,
        what: "asserts nothing, so its result will be invalid",
        remedy: "add checks under `expect`",
      },
    ];
  });
  return inFileOrder([...stray, ...silent, ...findShadowed(standIns, context)]);
}

function hasCheck(test: Readonly<Record<string, unknown>>): boolean {
  const steps: readonly unknown[] = Array.isArray(test["steps"]) ? test["steps"] : [];
  return "expect" in test || steps.some((step) => isMap(step) && "expect" in step);
}
