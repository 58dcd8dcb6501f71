/** What claude 2.1.332 does on SIGTERM and SIGINT (agents.md §6; samples timeout-sigterm, timeout-sigint). */

import { syntheticLine } from "./claude-events.ts";
import { type Stage, tell, tellResult, tellToolEnd } from "./stage.ts";

/** SIGTERM: the tool under way is ended and told as failed, no result follows, exit 143. */
async function onTerminate(stage: Stage): Promise<number> {
  for (const [id, running] of stage.running) {
    running.stop();
    await tellToolEnd(stage, id, await running.end);
  }
  return 143;
}

const rejected =
  "The user doesn't want to proceed with this tool use. The tool use was rejected. STOP what you are doing and wait for the user to tell you how to proceed.";

/** SIGINT: the tool under way counts as rejected, the result says so, exit 0. */
async function onInterrupt(stage: Stage): Promise<number> {
  const busy = stage.running.size > 0;
  for (const [id, running] of stage.running) {
    running.stop();
    await tellToolEnd(stage, id, {
      content: rejected,
      isError: true,
      detail: "User rejected tool use",
      denied: true,
    });
  }
  const { isSynthetic: _, ...interrupted } = syntheticLine(
    stage.teller,
    busy ? "[Request interrupted by user for tool use]" : "[Request interrupted by user]",
  );
  stage.userLines += 1;
  await tell(interrupted);
  await tellResult(stage, {
    subtype: "error_during_execution",
    isError: true,
    stopReason: "tool_use",
    terminalReason: busy ? "aborted_tools" : "aborted_streaming",
    more: {
      errors: ["[ede_diagnostic] result_type=user last_content_type=n/a stop_reason=tool_use"],
    },
  });
  return 0;
}

/** Listens; the process ends when a signal has been dealt with. */
export function onSignals(stage: Stage): void {
  const listen = (signal: "SIGTERM" | "SIGINT", deal: (stage: Stage) => Promise<number>) => {
    process.on(signal, () => {
      if (stage.ignoresSignals || stage.stopped) return;
      stage.stopped = true;
      void deal(stage).then((code) => process.exit(code));
    });
  };
  listen("SIGTERM", onTerminate);
  listen("SIGINT", onInterrupt);
}
