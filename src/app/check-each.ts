import {
  checkSkill,
  type SkillOutcome,
  type StartedRequest,
  toLintOutcome,
} from "./check-skill.ts";
import type { LintedAlone } from "./lint-alone.ts";
import { DEFAULT_LINT_VIEW } from "./lint-unit.ts";
import { placeBelow } from "./place-paths.ts";

/** While the last rows of one skill are evaluated in the worker, the next one is read. */
const SKILLS_TOGETHER = 2;
/** Of fewer the start of the threads takes what they save: 600 took longer. */
const LEAST_ON_THREADS = 1000;

/** Looks at every touched skill, each for itself; in their order. */
export async function checkEach(request: StartedRequest): Promise<readonly SkillOutcome[]> {
  const place = placeBelow(request.folder);
  const onThreads = await lintOnThreads(request);
  if (onThreads !== null) {
    for (const { checked } of onThreads) request.onSkill(place(checked.touched.folder));
    return onThreads;
  }
  return request.together(request.touched, SKILLS_TOGETHER, async (touched) => {
    const outcome = await checkSkill(touched, request);
    request.onSkill(place(touched.folder));
    return outcome;
  });
}

/** Null where threads are not worth their start, cannot be had or are of no use. */
async function lintOnThreads(request: StartedRequest): Promise<readonly SkillOutcome[] | null> {
  const { touched, mode, threads, config } = request;
  const isWorthIt = mode === "lint" && touched.length >= LEAST_ON_THREADS;
  // What is gone is not in the tree that threads look at.
  if (!isWorthIt || !threads || touched.some(({ change }) => change === "deleted")) return null;
  const { within, names, run } = threads;
  const { level } = request.lintView ?? DEFAULT_LINT_VIEW;
  const { hasGitModes } = request.head;
  const { lint, agents } = config;
  const job = { within, names, hasGitModes, config: { lint, agents }, level };
  const folders = touched.map(({ folder }) => folder);
  const outcomes = await run<LintedAlone>(job, folders);
  return touched.flatMap((skill, index) => {
    const linted = outcomes[index];
    return linted === undefined ? [] : [toLintOutcome(skill, linted)];
  });
}
