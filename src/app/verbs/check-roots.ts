import type { Desk, OpenRoot } from "../../model/desk.ts";
import type { Report } from "../../model/report.ts";
import { UsageError } from "../../model/usage-error.ts";
import { type CheckedRoot, checkRoot, type RootRequest } from "../check-root.ts";
import { readChange } from "../read-change.ts";
import { refuseEmptyFilter } from "../refuse-empty-filter.ts";
import { type ReportParts, toReport } from "../to-report.ts";
import type { VerbCall } from "./verb.ts";

/** The report, and the roots that it is of. */
interface CheckedRoots {
  readonly report: Report;
  readonly roots: readonly OpenRoot[];
}

/**
 * Checks every root that the command line names and makes one report of them. Each root keeps its
 * own `fail_on`: a word that one repository left out does not count for its skills alone.
 */
export async function checkRoots(
  desk: Desk,
  call: VerbCall,
  wanted: Omit<RootRequest, "base" | "changedOnly"> &
    Pick<ReportParts, "capUsd" | "overhead"> & {
      /** That there is no skill is no mistake. */
      readonly mayBeEmpty?: boolean;
    },
): Promise<CheckedRoots> {
  const paths = call.positionals;
  const roots = await desk.openRoots(paths.length === 0 ? ["."] : paths);
  const request = { ...wanted, ...(await readChange(call, roots)) };
  const checked: CheckedRoot[] = [];
  for (const root of roots) checked.push(await checkRoot(desk, root, request));
  const skills = checked.flatMap((root) => root.skills);
  const problems = checked.flatMap((root) => root.problems);
  const mayBeEmpty = request.changedOnly || wanted.mayBeEmpty === true;
  if (skills.length === 0 && problems.length === 0 && !mayBeEmpty) {
    throw new UsageError(`no skill (a folder with a SKILL.md) at ${paths.join(", ") || "."}`);
  }
  if (request.mode !== "lint") {
    refuseEmptyFilter({
      skills,
      selection: request.selection,
      touchedOnly: request.changedOnly,
      written: { filter: "--filter", agents: "--agent" },
    });
  }
  const sha = checked.find(({ base }) => base !== null)?.base ?? null;
  const report = toReport({
    version: desk.version,
    created: desk.clock.timestamp(),
    mode: request.mode,
    subject: {
      repository: null,
      serverUrl: null,
      pullRequest: null,
      head: null,
      base: sha === null ? null : { name: request.base ?? "base", sha },
      fork: false,
      workflowRun: null,
      attempt: null,
    },
    skills,
    problems,
    capUsd: request.capUsd,
    ...(request.overhead === undefined ? {} : { overhead: request.overhead }),
    notes: checked.flatMap(({ note }) => note ?? []),
    gates: checked.map(({ situations, failOn }) => ({ situations, failOn })),
  });
  return { report, roots };
}
