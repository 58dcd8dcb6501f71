import { openSide } from "../../src/app/open-side.ts";
import { readSkillUnit } from "../../src/app/read-skill-unit.ts";
import { type Subject, selectSubjects } from "../../src/app/select-subjects.ts";
import { type KeyedRun, toKeyedRun } from "../../src/app/to-keyed-run.ts";
import { prepareRecording } from "../../src/cassettes/record.ts";
import { toBesideSections } from "../../src/engine/to-beside-sections.ts";
import type { Cassette } from "../../src/model/cassette.ts";
import { DEFAULT_CONFIG } from "../../src/model/config.ts";
import type { RunInputs, RunKey } from "../../src/model/run-inputs.ts";
import type { Skill } from "../../src/model/skill.ts";
import { createRedactor } from "../../src/text/redactor.ts";
import { memoryFiles } from "../skills/memory-files.ts";
import { claudeTurn, type Step } from "./claude-stream.ts";

/** Files of a commit by path. */
export type Tree = Readonly<Record<string, string>>;

/** What the agent does in one sample: one list of steps a turn. */
export type Sample = readonly (readonly Step[])[];

/** Which recordings to make. */
export interface RecordingPlan {
  /** Folder of the skill. */
  readonly folder: string;
  /** Samples of each test by its name; a test that is not named gets none. */
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
  /** Day of November 2026, by default the 28th; later recordings make a newer batch. */
  readonly day?: number;
  /** By default the agents of the suite, else claude. */
  readonly agents?: readonly string[];
  /** Changes the cassette before it is written; the path still follows from it. */
  readonly change?: (cassette: Cassette) => Cassette;
  readonly storeFolder?: string;
}

const SECONDS = 1000;

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function toTurn(steps: readonly Step[], number: number, prompts: readonly string[]) {
  return {
    user: prompts[number] ?? "Yes.",
    source: number < prompts.length ? ("prompt" as const) : ("answer" as const),
    stdout: [...claudeTurn(steps)],
    stderr: [],
    exit: 0,
    signal: null,
    ended: "by-itself" as const,
    started_at: "2026-11-28T11:03:00Z",
    duration_ms: 20 * SECONDS,
    changes: [],
  };
}

function toCassette(made: {
  readonly inputs: RunInputs;
  readonly runKey: RunKey;
  readonly skill: Skill;
  readonly test: { readonly name: string; readonly prompts: readonly string[] };
  readonly agent: string;
  readonly model: string;
  readonly sample: Sample;
  readonly number: number;
  readonly day: number;
}): Cassette {
  const { runKey, skill, test, sample, number } = made;
  const day = twoDigits(made.day);
  return {
    format: 1,
    key: runKey.key,
    fields: runKey.fields,
    skill: {
      name: skill.name,
      folder: skill.folder,
      digest: skill.digest,
      files: skill.files.map(({ path, mode, sha256 }) => ({
        path,
        mode: mode === "160000" ? "100644" : mode,
        sha256,
      })),
    },
    ...toBesideSections(made.inputs),
    test: test.name,
    agent: { name: made.agent, version: "2.1.332", model: made.model },
    served_model: "claude-sonnet-4-5",
    isolation: "cage",
    arm: "skill",
    recorded_at: `2026-11-${day}T11:${twoDigits(number)}:00Z`,
    recorded_by: { skillcheck: "0.1.0", node: "20.20.2", os: "linux" },
    batch: { id: `batch-${day}`, started_at: `2026-11-${day}T11:00:00Z` },
    paths: { workspace: "/workspace", home: "/home/agent" },
    conversation: { unused_answers: 0, hit_max_turns: false },
    turns: sample.map((steps, turn) => toTurn(steps, turn, test.prompts)),
    files: [],
  };
}

/** Writes a cassette as `record` does, so that what replay would refuse cannot be made by accident. */
async function toFile(cassette: Cassette, storeFolder = ".skillcheck"): Promise<[string, string]> {
  const redactor = createRedactor([]);
  const prepared = await prepareRecording(cassette, { redactor, storeFolder });
  if (prepared.kind === "void") throw new Error(prepared.reason);
  return [prepared.path, prepared.text];
}

async function toRunOf(subject: Subject): Promise<KeyedRun> {
  const run = await toKeyedRun(subject, subject.unit, { agentSettings: () => undefined });
  if (run.kind === "no-key") throw new Error(run.problem.what);
  return run;
}

/** Sound cassettes for a skill in the state of `tree`, as files to commit beside it. */
export async function makeRecordings(tree: Tree, plan: RecordingPlan): Promise<Tree> {
  const side = await openSide(memoryFiles(tree));
  const unit = await readSkillUnit(side, plan.folder);
  const [problem] = unit.problems;
  if (problem !== undefined) throw new Error(`${problem.file}:${problem.line}: ${problem.what}`);
  const subjects = selectSubjects(unit, DEFAULT_CONFIG, {
    agents: plan.agents ?? null,
    filter: null,
    defaultAgents: () => plan.agents ?? ["claude"],
  });
  if (subjects.length === 0) throw new Error(`nothing to record in ${plan.folder}`);
  const files: Record<string, string> = {};
  for (const subject of subjects) {
    const { inputs, runKey } = await toRunOf(subject);
    const samples = plan.samples[subject.test.name] ?? [];
    for (const [number, sample] of samples.entries()) {
      const made = { ...subject, inputs, runKey, sample, number, day: plan.day ?? 28 };
      const cassette = (plan.change ?? ((one) => one))(toCassette(made));
      const [path, text] = await toFile(cassette, plan.storeFolder);
      files[path] = text;
    }
  }
  return files;
}
