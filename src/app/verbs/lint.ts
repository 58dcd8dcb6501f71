import type { Report } from "../../model/report.ts";
import { checkRoots } from "./check-roots.ts";
import { BASE_OPTIONS, readFailOn } from "./shared-options.ts";
import { defineVerb } from "./verb.ts";

/** `lint --format json`: one document (design.md §10). */
function toDocument(report: Report) {
  return {
    version: 1,
    skills: report.counts.skills,
    findings: report.skills.flatMap(({ findings }) => findings),
  };
}

export default defineVerb({
  name: "lint",
  summary: "say what is wrong in SKILL.md files; runs nothing, calls nobody",
  positionals: "[folder…]",
  options: {
    ...BASE_OPTIONS,
    "fail-on": { type: "string", help: "words that keep the exit code from being 0" },
  },
  run: async (call, desk) => {
    const report = await checkRoots(desk, call, {
      mode: "lint",
      selection: { agents: null, filter: null },
      made: () => null,
      capUsd: null,
      samples: null,
      minPassRate: null,
      // A skill without a suite is no lint finding.
      failOn: readFailOn(call) ?? ["lint"],
    });
    return { kind: "report", report, document: toDocument(report) };
  },
});
