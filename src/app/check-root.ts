import type { Desk, OpenRoot } from "../model/desk.ts";
import type { Files } from "../model/ports.ts";
import type { Report } from "../model/report.ts";
import type { FailOnWord } from "../model/status.ts";
import { type CheckResult, checkSkills } from "./check-skills.ts";
import type { LintView } from "./lint-unit.ts";
import type { MadeEvidence } from "./made-evidence.ts";
import { readDeskConfig } from "./read-desk-config.ts";
import { type ChangeRequest, openRootSides } from "./root-sides.ts";
import type { Selection } from "./select-subjects.ts";

/** What the command line asks of every root. */
export interface RootRequest extends ChangeRequest {
  readonly mode: Report["mode"];
  readonly selection: Selection;
  /** What this command's own runs gave a root, or null where it made none. */
  readonly made: (root: OpenRoot) => MadeEvidence | null;
  readonly samples: number | null;
  readonly minPassRate: number | null;
  readonly failOn: readonly FailOnWord[] | null;
  /** Absent = errors and warnings are shown, errors gate. */
  readonly lintView?: LintView;
}

/** One checked root with its own settings. */
export interface CheckedRoot extends CheckResult {
  readonly failOn: readonly FailOnWord[];
  readonly base: string | null;
  /** What is to be known of its settings, or null. */
  readonly note: string | null;
}

/** Checks the working tree of one root: the desk's twin of what the action does on a pull request. */
export async function checkRoot(
  desk: Desk,
  root: OpenRoot,
  request: RootRequest,
): Promise<CheckedRoot> {
  const { config, problems, note } = await readDeskConfig(root, request.base);
  const store = config.store;
  const sides = await openRootSides(desk, root, { request, store });
  const { head, base, baseFiles, baseCommit, touched } = sides;
  const result = await checkSkills({
    folder: root.label,
    head,
    base,
    touched,
    settled: baseFiles ?? (await headFiles(root)),
    mode: request.mode,
    ...(request.lintView === undefined ? {} : { lintView: request.lintView }),
    ...(root.lintOnThreads === null
      ? {}
      : { threads: { within: root.within, names: root.names, run: root.lintOnThreads } }),
    marksKnown: request.changedOnly,
    config,
    settingsProblems: problems,
    selection: request.selection,
    made: request.made(root),
    context: {
      evaluate: desk.evaluate,
      sha256: desk.sha256,
      agentSettings: (agent) => config.agentSettings.get(agent),
      // On the command line every sound recording counts and its class is shown (security.md CA-5).
      counts: () => true,
      samples: request.samples,
      minPassRate: request.minPassRate,
    },
    extraSources: async () => [],
    hunks: async () => [],
    onSkill: () => {},
  });
  return {
    ...result,
    note,
    failOn: request.failOn ?? config.failOn,
    base: baseCommit,
  };
}

/** The last commit: what is not in it was recorded since. */
async function headFiles(root: OpenRoot): Promise<Files | null> {
  const commit = (await root.git?.resolve("HEAD")) ?? null;
  return commit === null ? null : (root.git?.tree(commit) ?? null);
}
