import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FAKE_TOKEN } from "../servers/github/tokens.ts";
import {
  type ActionMetadata,
  inputVariables,
  inputWarnings,
  readActionMetadata,
} from "./action-metadata.ts";
import type { Ending } from "./child-process.ts";
import { eventPath, type StepFacts, stepEnvironment, type WorkflowEvent } from "./environment.ts";
import { type Masks, maskSet } from "./masks.ts";
import {
  type Carried,
  runStage,
  type StageName,
  type StagePlayer,
  type StageResult,
} from "./run-stage.ts";
import { isFailing, type StageProblem } from "./stage-problem.ts";
import type { Annotation } from "./step-log.ts";

/** How an action is started. */
export interface ActionRequest {
  /** Folder with `action.yml`. */
  readonly action: string;
  /** The parsed `action.yml`; read from the folder when absent. */
  readonly metadata?: ActionMetadata;
  /** `with:` of the step. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event: WorkflowEvent;
  readonly workspace: string;
  /** `env:` of the step, and services such as the cache; wins over what the runner sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The Node binary; this process's own when absent. */
  readonly node?: string;
  /** Which stages run; all that `action.yml` has, when absent (`pre` does not run for local actions). */
  readonly stages?: readonly StageName[];
  /** Milliseconds that a stage may take before it gets SIGTERM; 60,000 where absent. */
  readonly timeout?: Readonly<Partial<Record<StageName, number>>>;
  /** A loopback GitHub; without one both addresses are on a closed port. */
  readonly github?: { readonly url: string; readonly serverUrl: string };
  /** Value of `${{ github.token }}`; masked from the start, like every secret. */
  readonly token?: string;
  readonly secrets?: readonly string[];
  /** Cancels the workflow run while `main` runs. */
  readonly cancel?: Ending;
  /** A folder for the runner's own files that stays; a temporary one when absent. */
  readonly folder?: string;
  /** Plays every stage in place of a process; it is then neither timed nor cancelled. */
  readonly player?: StagePlayer;
  /** PATH of the step; that of this process when absent. */
  readonly path?: string;
}

/** What came out of it. */
export interface ActionResult {
  /** The stages that ran, in order. */
  readonly stages: readonly StageName[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** What the action added to the environment of later steps. */
  readonly env: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  readonly droppedAnnotations: number;
  readonly log: string;
  readonly summary: string;
  readonly exitCodes: Readonly<Partial<Record<StageName, number>>>;
  readonly errors: readonly (StageProblem & { readonly stage: StageName })[];
  readonly conclusion: "success" | "failure" | "cancelled";
}

/** Nothing listens on port 1: a forgotten fake fails instead of reaching the network. */
const CLOSED = { url: "http://127.0.0.1:1", serverUrl: "http://github.localhost:1" };

const STAGES = ["pre", "main", "post"] as const;

type Outcome = ActionResult["conclusion"];

function isDue(stage: StageName, metadata: ActionMetadata, outcome: Outcome): boolean {
  if (stage !== "post") return outcome === "success";
  const condition = (metadata.runs["post-if"] ?? "always()").replaceAll(" ", "");
  if (condition === "always()") return true;
  const matches = condition.match(/^!?(\w+)\(\)$/);
  const isNamed = matches?.[1] === outcome;
  return condition.startsWith("!") ? !isNamed : isNamed;
}

function outcomeOf(before: Outcome, stage: StageResult): Outcome {
  if (stage.isCancelled) return "cancelled";
  const isFailed = stage.exitCode !== 0 || stage.problems.some(isFailing);
  return isFailed && before === "success" ? "failure" : before;
}

/** Everything that later stages see of earlier ones. */
function carry(carried: Carried, name: StageName, stage: StageResult): void {
  for (const [key, value] of stage.files.state) carried.state.set(key, value);
  for (const [key, value] of stage.files.env) carried.env.set(key, value);
  carried.path.unshift(...stage.files.path.toReversed());
  // What `post` says comes too late for any step that could read it.
  if (name !== "post")
    for (const [key, value] of stage.files.output) carried.output.set(key, value);
}

function resultOf(
  done: ReadonlyMap<StageName, StageResult>,
  carried: Carried,
  conclusion: Outcome,
): ActionResult {
  const stages = [...done.values()];
  return {
    stages: [...done.keys()],
    outputs: Object.fromEntries(carried.output),
    state: Object.fromEntries(carried.state),
    env: Object.fromEntries(carried.env),
    annotations: stages.flatMap((stage) => stage.annotations),
    droppedAnnotations: stages.reduce((sum, stage) => sum + stage.dropped, 0),
    log: stages.flatMap((stage) => stage.lines).join("\n"),
    summary: stages.map((stage) => stage.summary).join(""),
    exitCodes: Object.fromEntries([...done].map(([name, stage]) => [name, stage.exitCode])),
    errors: [...done].flatMap(([stage, { problems }]) =>
      problems.map((problem) => ({ stage, ...problem })),
    ),
    conclusion,
  };
}

async function prepare(request: ActionRequest, folder: string): Promise<StepFacts> {
  const github = request.github ?? CLOSED;
  for (const name of ["temp", "home", "tools"]) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await mkdir(dirname(eventPath(folder)), { recursive: true });
  await writeFile(eventPath(folder), JSON.stringify(request.event.payload));
  return {
    action: request.action,
    event: request.event,
    workspace: request.workspace,
    folder,
    path: request.path ?? process.env["PATH"] ?? "/usr/bin:/bin",
    apiUrl: github.url,
    serverUrl: github.serverUrl,
  };
}

interface Setting {
  readonly metadata: ActionMetadata;
  readonly facts: StepFacts;
  readonly env: Readonly<Record<string, string>>;
  readonly masks: Masks;
  readonly warnings: readonly string[];
}

async function settingOf(request: ActionRequest, folder: string): Promise<Setting> {
  const { inputs = {}, token = FAKE_TOKEN, secrets = [], env = {} } = request;
  const metadata = request.metadata ?? (await readActionMetadata(request.action));
  const facts = await prepare(request, folder);
  const asked = { metadata, inputs, token };
  const variables = Object.fromEntries(inputVariables(asked));
  return {
    metadata,
    facts,
    env: { ...stepEnvironment(facts), ...env, ...variables },
    masks: maskSet([token, ...secrets, env["ACTIONS_RUNTIME_TOKEN"] ?? ""]),
    warnings: inputWarnings(asked),
  };
}

async function runStages(request: ActionRequest, setting: Setting): Promise<ActionResult> {
  const { metadata, facts, env, masks } = setting;
  const carried: Carried = { state: new Map(), env: new Map(), output: new Map(), path: [] };
  const done = new Map<StageName, StageResult>();
  let outcome: Outcome = "success";
  for (const name of request.stages ?? STAGES) {
    const script = metadata.runs[name];
    if (script === undefined || !isDue(name, metadata, outcome)) continue;
    const stage = await runStage({
      name,
      argv: [request.node ?? process.execPath, join(request.action, script)],
      facts,
      env,
      masks,
      carried,
      warnings: done.size === 0 ? setting.warnings : [],
      timeout: request.timeout?.[name] ?? 60_000,
      ending: name === "main" ? request.cancel : undefined,
      player: request.player,
    });
    done.set(name, stage);
    carry(carried, name, stage);
    outcome = outcomeOf(outcome, stage);
  }
  return resultOf(done, carried, outcome);
}

/** Starts a JavaScript action as the Actions runner does (reference/actions.md §4). */
export async function runAction(request: ActionRequest): Promise<ActionResult> {
  const folder = request.folder ?? (await mkdtemp(join(tmpdir(), "skillcheck-runner-")));
  try {
    return await runStages(request, await settingOf(request, folder));
  } finally {
    if (request.folder === undefined) await rm(folder, { recursive: true, force: true });
  }
}
