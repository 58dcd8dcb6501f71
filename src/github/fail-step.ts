import * as core from "@actions/core";
import { UsageError } from "../model/usage-error.ts";
import { breakCommandsOfLines } from "../text/commands.ts";

/** Says why the step failed; a stack only for a fault of our own. Returns the exit code (design.md §10). */
export function failStep(error: unknown): 2 | 3 {
  if (error instanceof UsageError) {
    for (const line of error.message.split("\n")) core.error(breakCommandsOfLines(line));
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  core.error(breakCommandsOfLines(`this is a fault of skillcheck: ${text}`));
  return 3;
}
