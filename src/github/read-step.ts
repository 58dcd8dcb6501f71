import type { RunEvent } from "../model/forge.ts";
import type { Inputs } from "../model/inputs.ts";
import { UsageError } from "../model/usage-error.ts";
import { readEvent } from "./read-event.ts";
import { readInputs } from "./read-inputs.ts";
import { type RunContext, readRunContext } from "./read-run-context.ts";

/** What the runner started this step with, checked. */
export interface Step {
  readonly inputs: Inputs;
  readonly context: RunContext;
  readonly event: RunEvent;
  /** Never empty. */
  readonly token: string;
}

/** Reads inputs, run and event. Throws UsageError where they cannot be used, for all inputs at once. */
export function readStep(environment: NodeJS.ProcessEnv): Step {
  const reading = readInputs(environment);
  if (reading.kind === "problems") throw new UsageError(reading.problems.join("\n"));
  const { inputs } = reading;
  const context = readRunContext(environment);
  const event = readEvent(context.eventName, context.payload, context.commit);
  if (event.kind === "refused") throw new UsageError(event.reason);
  const token = inputs["github-token"];
  if (token === "") throw new UsageError("input github-token is empty: job: check needs it");
  return { inputs, context, event: event.event, token };
}
