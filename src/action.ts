import { readFileSync } from "node:fs";
import { readEvent } from "./github/read-event.ts";
import { readInputs } from "./github/read-inputs.ts";
import { readPostState } from "./github/read-post-state.ts";
import { readRunContext } from "./github/read-run-context.ts";
import { UsageError } from "./model/usage-error.ts";

const environment = process.env;

function readVersion(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return /"version": "([^"]+)"/.exec(manifest)?.[1] ?? "0.0.0";
}

/** Resolves with the exit code of an interrupted job when the runner asks this step to stop. */
function interruption(): Promise<130> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(130));
  });
}

/** `main` and `post`. Everything heavy is loaded after the early answers (actions.md §2.1). */
async function act(): Promise<number> {
  const state = readPostState(environment);
  if (state.kind === "finished") return 0;
  const { openRunner } = await import("./github/open-runner.ts");
  const runner = openRunner(environment);
  const reading = readInputs(environment);
  if (reading.kind === "problems") throw new UsageError(reading.problems.join("\n"));
  const { inputs } = reading;
  const context = readRunContext(environment);
  const event = readEvent(context.eventName, context.payload, context.commit);
  if (event.kind === "refused") throw new UsageError(event.reason);
  const token = inputs["github-token"];
  if (token === "") throw new UsageError("input github-token is empty: job: check needs it");
  const { openForge } = await import("./github/open-forge.ts");
  const pace = environment["SKILLCHECK_PACE"] === "none" ? "none" : "github";
  const appSlug = inputs["app-slug"];
  const forge = openForge({ ...context, token, appSlug, pace, warn: runner.warn });
  const { finishInterrupted } = await import("./app/finish-interrupted.ts");
  if (state.kind === "unfinished") {
    await finishInterrupted(forge, state.run, "cancelled");
    return 0;
  }
  const { runCheck } = await import("./app/run-check.ts");
  const { openJob } = await import("./host/open-job.ts");
  const job = await openJob({ ...context, token, folder: inputs["working-directory"] });
  const parts = { event: event.event, inputs, forge, version: readVersion(), secrets: [token] };
  try {
    const code = await Promise.race([runCheck({ ...job, ...runner, ...parts }), interruption()]);
    // What cannot be finished now is tried again by `post`.
    if (await finishInterrupted(forge, runner.unfinished(), "cancelled")) runner.onFinished();
    return code;
  } catch (error) {
    if (await finishInterrupted(forge, runner.unfinished(), { error })) runner.onFinished();
    throw error;
  } finally {
    await job.close();
  }
}

/** Open sockets keep a Node process alive, so the entry ends it by hand (nodejs/node#56645). */
function end(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(code), 100).unref();
}

try {
  end(await act());
} catch (error) {
  const { failStep } = await import("./github/fail-step.ts");
  end(failStep(error));
}
