import { readPostState } from "./github/read-post-state.ts";
import { interruption } from "./host/interruption.ts";
import { readVersion } from "./host/read-version.ts";

const environment = process.env;
/** For writes under way: the runner kills 10 s after it has asked, and our last word takes time too. */
const GRACE_MS = 3500;
/** Exit code of a job that was cancelled, whichever signal the runner sends (security.md EV-12 row 11). */
const CANCELLED = 130;

/** `main` and `post`. Everything heavy is loaded after the early answers (actions.md §2.1). */
async function act(): Promise<number> {
  const state = readPostState(environment);
  if (state.kind === "finished") return 0;
  const { openRunner } = await import("./github/open-runner.ts");
  const runner = openRunner(environment);
  const { readStep } = await import("./github/read-step.ts");
  const { inputs, context, event, token } = readStep(environment);
  const { openForge } = await import("./github/open-forge.ts");
  const appSlug = inputs["app-slug"];
  const { openGate } = await import("./github/request-gate.ts");
  const gate = openGate();
  const github = { ...context, token, appSlug, warn: runner.warn };
  // Not behind the gate: it has the last word on a check run that nobody else will finish.
  const forge = openForge(github);
  const { finishInterrupted } = await import("./app/finish-interrupted.ts");
  if (state.kind === "unfinished") {
    await finishInterrupted(forge, state.run, "cancelled");
    return 0;
  }
  const { runCheck } = await import("./app/run-check.ts");
  const { openJob } = await import("./host/open-job.ts");
  const job = await openJob({ ...context, token, folder: inputs["working-directory"] });
  const parts = {
    event,
    inputs,
    forge: openForge({ ...github, gate }),
    version: readVersion(new URL("../package.json", import.meta.url)),
    secrets: [token],
  };
  try {
    const cancelled = interruption().then(() => CANCELLED);
    const code = await Promise.race([runCheck({ ...job, ...runner, ...parts }), cancelled]);
    await gate.close(GRACE_MS);
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
