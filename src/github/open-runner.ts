import { appendFile } from "node:fs/promises";
import * as core from "@actions/core";
import type { StartedCheckRun } from "../model/forge.ts";
import type { Job } from "../model/job.ts";
import { breakCommandsOfLines } from "../text/commands.ts";
import { FINISHED_STATE, MAIN_STATE, STARTED_STATE } from "./read-post-state.ts";

/** The Actions runner as this job sees it: log, outputs, summary, state. */
export interface Runner
  extends Pick<
    Job,
    "setOutput" | "writeSummary" | "annotate" | "log" | "warn" | "onStarted" | "onFinished"
  > {
  /** The check run that was started and has no result yet, or null. */
  readonly unfinished: () => StartedCheckRun | null;
}

/** Opens the runner of this step; texts of others never reach the log as commands. */
export function openRunner(environment: NodeJS.ProcessEnv): Runner {
  core.saveState(MAIN_STATE, "true");
  let started: StartedCheckRun | null = null;
  return {
    setOutput: (name, value) => core.setOutput(name, value),
    writeSummary: async (markdown) => {
      const file = environment["GITHUB_STEP_SUMMARY"];
      if (file !== undefined && file !== "") await appendFile(file, markdown);
    },
    annotate: ({ path, line, column, level, title, message }) => {
      const properties = { file: path, startLine: line, startColumn: column, title };
      if (level === "failure") core.error(message, properties);
      else core.warning(message, properties);
    },
    log: (text) => core.info(breakCommandsOfLines(text)),
    warn: (text) => core.info(breakCommandsOfLines(`warning: ${text}`)),
    onStarted: (run) => {
      started = run;
      core.saveState(STARTED_STATE, JSON.stringify(run));
    },
    onFinished: () => {
      started = null;
      core.saveState(FINISHED_STATE, "true");
    },
    unfinished: () => started,
  };
}
