import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StagePlayer } from "../../fakes/runner/run-stage.ts";
import { finishInterrupted } from "../../src/app/finish-interrupted.ts";
import { runCheck } from "../../src/app/run-check.ts";
import { failStep } from "../../src/github/fail-step.ts";
import { openForge } from "../../src/github/open-forge.ts";
import { openRunner } from "../../src/github/open-runner.ts";
import { readPostState } from "../../src/github/read-post-state.ts";
import { readStep } from "../../src/github/read-step.ts";
import { openEvaluate } from "../../src/host/evaluate-worker.ts";
import { openJob } from "../../src/host/open-job.ts";
import type { Evaluate } from "../../src/model/ports.ts";

type Environment = Readonly<Record<string, string>>;

const workers = new Map<string, Evaluate>();

/** One worker for all runs, which keeps nothing between requests; it ends with this process. */
function workerOf(dist: string): Evaluate {
  const worker = workers.get(dist) ?? openEvaluate(pathToFileURL(join(dist, "evaluate.js")));
  workers.set(dist, worker);
  return worker;
}

/** `main` and `post` as `src/action.ts` has them, without what a signal does. */
async function act(environment: Environment, evaluate: Evaluate): Promise<number> {
  const state = readPostState(environment);
  if (state.kind === "finished") return 0;
  const runner = openRunner(environment);
  const { inputs, context, event, token } = readStep(environment);
  const appSlug = inputs["app-slug"];
  const forge = openForge({ ...context, token, appSlug, warn: runner.warn });
  if (state.kind === "unfinished") {
    await finishInterrupted(forge, state.run, "cancelled");
    return 0;
  }
  const job = await openJob({ ...context, token, folder: inputs["working-directory"] });
  const parts = { event, inputs, forge, evaluate, version: "0.1.0", secrets: [token] };
  try {
    const code = await runCheck({ ...job, ...runner, ...parts });
    if (await finishInterrupted(forge, runner.unfinished(), "cancelled")) runner.onFinished();
    return code;
  } catch (error) {
    if (await finishInterrupted(forge, runner.unfinished(), { error })) runner.onFinished();
    throw error;
  } finally {
    await job.close();
  }
}

/** This process with the environment, folder and stdout of a stage until it is given back; what was written. */
function disguise(environment: Environment, folder: string): () => string {
  const before = { environment: process.env, folder: process.cwd(), write: process.stdout.write };
  let text = "";
  process.env = { ...environment };
  process.chdir(folder);
  process.stdout.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return () => {
    process.env = before.environment;
    process.chdir(before.folder);
    process.stdout.write = before.write;
    return text;
  };
}

function playerFor(dist: string): StagePlayer {
  return async ({ env, cwd, onLine }) => {
    const takeOff = disguise(env, cwd);
    try {
      return await act(env, workerOf(dist)).catch(failStep);
    } finally {
      for (const line of takeOff()
        .replace(/\r?\n$/, "")
        .split(/\r\n|\n|\r/))
        onLine(line);
    }
  };
}

let isTaken = false;

/**
 * Runs the stages of an action in this process, which takes a fifth of the time of new ones. `start` is given no player
 * while another run has this process: a run that is held up would hold up all others. `dist` holds the built worker.
 */
export async function playHere<T>(
  dist: string,
  start: (player: StagePlayer | undefined) => Promise<T>,
): Promise<T> {
  if (isTaken) return start(undefined);
  isTaken = true;
  try {
    return await start(playerFor(dist));
  } finally {
    isTaken = false;
  }
}
