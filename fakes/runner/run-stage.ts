import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ending, type ProcessRequest, runProcess } from "./child-process.ts";
import { readCommandFile } from "./command-file.ts";
import type { StepFacts } from "./environment.ts";
import type { Masks } from "./masks.ts";
import type { StageProblem } from "./stage-problem.ts";
import { type Annotation, stepLog } from "./step-log.ts";

/** A stage of an action. */
export type StageName = "pre" | "main" | "post";

/** What stages hand on to later ones. */
export interface Carried {
  readonly state: Map<string, string>;
  readonly env: Map<string, string>;
  readonly output: Map<string, string>;
  readonly path: string[];
}

/** Plays a stage without a process of its own; its exit code. */
export type StagePlayer = (
  stage: Pick<ProcessRequest, "cwd" | "env" | "onLine">,
) => Promise<number>;

/** How one stage is started. */
export interface StageRequest {
  readonly name: StageName;
  readonly argv: ProcessRequest["argv"];
  readonly facts: StepFacts;
  readonly env: Readonly<Record<string, string>>;
  readonly masks: Masks;
  readonly carried: Carried;
  readonly warnings: readonly string[];
  readonly timeout: number;
  readonly ending: Ending | undefined;
  readonly player: StagePlayer | undefined;
}

/** The files that a stage left behind, parsed. */
interface StageFiles {
  readonly output: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  readonly path: readonly string[];
}

/** What one stage did. */
export interface StageResult {
  readonly exitCode: number;
  readonly isCancelled: boolean;
  readonly lines: readonly string[];
  readonly annotations: readonly Annotation[];
  readonly dropped: number;
  readonly problems: readonly StageProblem[];
  readonly summary: string;
  readonly files: StageFiles;
}

const FILES = {
  output: "GITHUB_OUTPUT",
  state: "GITHUB_STATE",
  env: "GITHUB_ENV",
  path: "GITHUB_PATH",
  summary: "GITHUB_STEP_SUMMARY",
} as const;

type FileName = keyof typeof FILES;

/** 1 MiB: above it the whole summary of the step is dropped. */
const LARGEST_SUMMARY = 1024 * 1024;

/** 1 MB of outputs per job, counted as UTF-16 (documented). */
const LARGEST_OUTPUTS = 1024 * 1024;

/** Masked values up to this length may be chance, and stay in an output. */
const SHORT_MASK = 3;

async function createFiles(folder: string): Promise<Readonly<Record<FileName, string>>> {
  const home = await mkdtemp(join(folder, "temp", "_runner_file_commands-"));
  const names = Object.keys(FILES) as FileName[];
  const paths = names.map((name) => [name, join(home, name)] as const);
  for (const [, path] of paths) await writeFile(path, "");
  return Object.fromEntries(paths) as Record<FileName, string>;
}

async function readOrNothing(path: string): Promise<string> {
  // A stage may have removed its own file; the runner then finds nothing to read.
  return readFile(path, "utf8").catch(() => "");
}

function stageEnvironment(request: StageRequest, files: Readonly<Record<FileName, string>>) {
  const { carried, env } = request;
  const state = [...carried.state].map(([key, value]) => [`STATE_${key}`, value]);
  const variables = Object.entries(FILES).map(([name, variable]) => [
    variable,
    files[name as FileName],
  ]);
  return {
    ...env,
    ...Object.fromEntries(carried.env),
    ...Object.fromEntries(state),
    ...Object.fromEntries(variables),
    PATH: [...carried.path, env["PATH"] ?? ""].join(":"),
  };
}

/** Reads one file of pairs; an ill-formed one is a problem and gives nothing. */
async function readPairs(path: string, problems: StageProblem[]) {
  const file = readCommandFile(await readOrNothing(path));
  if (file.kind === "pairs") return file.pairs;
  problems.push({ kind: "file", message: file.message });
  return new Map<string, string>();
}

function keptOutputs(
  pairs: ReadonlyMap<string, string>,
  masks: Masks,
  problems: StageProblem[],
): Map<string, string> {
  const kept = new Map<string, string>();
  let size = 0;
  for (const [key, value] of pairs) {
    if (masks.find(value, SHORT_MASK)) {
      const message = `Skip output '${key}' since it may contain secret.`;
      problems.push({ kind: "output", message });
      continue;
    }
    size += 2 * (key.length + value.length);
    kept.set(key, value);
  }
  if (size > LARGEST_OUTPUTS) {
    problems.push({
      kind: "output",
      message: `The outputs of the job are larger than 1 MB: ${size} bytes`,
    });
  }
  return kept;
}

/** Variables that the runner lets no step set. */
function keptEnvironment(pairs: ReadonlyMap<string, string>, problems: StageProblem[]) {
  const kept = [...pairs].filter(([key]) => !/^(?:GITHUB_|RUNNER_|CI$)/i.test(key));
  if (pairs.has("NODE_OPTIONS")) {
    const message = "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.";
    problems.push({ kind: "file", message });
  }
  return new Map(kept.filter(([key]) => key !== "NODE_OPTIONS"));
}

async function readSummary(path: string, masks: Masks, problems: StageProblem[]): Promise<string> {
  const text = await readOrNothing(path);
  const size = Buffer.byteLength(text);
  if (size <= LARGEST_SUMMARY) return masks.hide(text);
  const message = `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(size / 1024)}k.`;
  problems.push({ kind: "summary", message });
  return "";
}

/** Runs one stage and reads what it left in its five files. */
export async function runStage(request: StageRequest): Promise<StageResult> {
  const { masks, facts } = request;
  const log = stepLog(masks, request.env["RUNNER_DEBUG"] === "1");
  for (const message of request.warnings) log.annotate({ level: "warning", message });
  const files = await createFiles(facts.folder);
  const { argv, timeout, ending, player } = request;
  const env = stageEnvironment(request, files);
  const stage = { cwd: facts.workspace, env, onLine: log.read };
  const end =
    player === undefined
      ? await runProcess({ ...stage, argv, timeout, ending })
      : { code: await player(stage), isEnded: false, isTimedOut: false };
  const problems = [...log.problems];
  const outputs = await readPairs(files.output, problems);
  const path = (await readOrNothing(files.path)).split(/\r?\n/).filter((line) => line !== "");
  return {
    exitCode: end.code,
    isCancelled: end.isEnded || end.isTimedOut,
    lines: log.lines,
    annotations: log.annotations,
    dropped: log.dropped,
    files: {
      output: keptOutputs(outputs, masks, problems),
      state: await readPairs(files.state, problems),
      env: keptEnvironment(await readPairs(files.env, problems), problems),
      path,
    },
    summary: await readSummary(files.summary, masks, problems),
    problems,
  };
}
