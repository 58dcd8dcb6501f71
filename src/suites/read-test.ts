import type { CheckSpec } from "../model/check-spec.ts";
import type { JsonValue } from "../model/json-value.ts";
import type { UserBrief } from "../model/simulated-user.ts";
import type { Answers, Test } from "../model/suite.ts";
import { overrideModel } from "./model-choice.ts";
import { joinLoaded } from "./read-loaded.ts";
import { readShared, type SharedKeys } from "./read-shared.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import type { TestFile } from "./suite-schema.ts";
import { joinStandIns } from "./test-stand-ins.ts";
import { readText, type TextFile } from "./text-file.ts";
import { keysAt, type Path, spotAt } from "./yaml-source.ts";

/** Defaults of suite.md §2. */
const DEFAULTS = {
  samples: 5,
  minPassRate: 0.8,
  timeoutMs: 5 * 60_000,
  runTimeoutMs: 10 * 60_000,
  maxTurns: 8,
  preamble: "none",
} as const;
const EMPTY_FOLDER = { from: null, files: [], setup: [] };

/** Where a test stands and what is around it. */
export interface TestPlace {
  readonly path: Path;
  /** The suite's own keys. */
  readonly suite: SharedKeys;
  readonly checks: readonly CheckSpec[];
  /** The test's own. */
  readonly standIns: SharedKeys["standIns"];
}

/** A test whose form is right, with the suite's keys and the defaults filled in. */
export function readTest(
  written: TestFile,
  { path, suite, checks, standIns }: TestPlace,
  context: SuiteContext,
): Test {
  const own = readShared(written, { path, standIns }, context);
  const prompts = readPrompts(written, path, context);
  const answers = readAnswers(written, path, context);
  return {
    name: written.name,
    ...spotAt(context.source, path).keyPlace,
    agents: own.agents ?? null,
    model: overrideModel(own.model, suite.model),
    prompts,
    stepRates: written.steps?.map((step) => step.min_pass_rate ?? null) ?? prompts.map(() => null),
    answers,
    workspace: { ...EMPTY_FOLDER, ...suite.workspace, ...own.workspace },
    standIns: joinStandIns(suite.standIns, own.standIns),
    samples: own.samples ?? suite.samples ?? DEFAULTS.samples,
    minPassRate: own.minPassRate ?? suite.minPassRate ?? DEFAULTS.minPassRate,
    timeoutMs: own.timeoutMs ?? suite.timeoutMs ?? DEFAULTS.timeoutMs,
    runTimeoutMs: own.runTimeoutMs ?? suite.runTimeoutMs ?? DEFAULTS.runTimeoutMs,
    maxTurns: readMaxTurns({ own, suite, path, prompts, answers }, context),
    preamble: own.preamble ?? suite.preamble ?? DEFAULTS.preamble,
    ...joinLoaded(suite, own),
    ...readOwnKeys(written),
    checks,
  };
}

/** Keys that a test alone may have. */
function readOwnKeys(
  written: TestFile,
): Pick<Test, "maxCostUsd" | "approve" | "exclusive" | "tags" | "notes" | "metadata"> {
  return {
    maxCostUsd: written.max_cost ?? null,
    approve: written.approve ?? null,
    exclusive: written.exclusive ?? null,
    tags: written.tags ?? [],
    notes: written.notes ?? null,
    metadata: (written.metadata ?? {}) as Readonly<Record<string, JsonValue>>,
  };
}

function readPrompts(written: TestFile, path: Path, context: SuiteContext): readonly string[] {
  if (written.steps !== undefined) {
    return written.steps.map((step, index) =>
      readText(step.prompt, { path: [...path, "steps", index, "prompt"] }, context),
    );
  }
  if (written.prompt === undefined) return [];
  return [readText(written.prompt, { path: [...path, "prompt"] }, context)];
}

function readAnswers(written: TestFile, path: Path, context: SuiteContext): Answers {
  const { answers, user } = written;
  if (user !== undefined) return readUser(user, [...path, "user"], context);
  const inside = [...path, "answers"];
  if (answers === undefined) return { kind: "none" };
  if (Array.isArray(answers)) {
    const replies = answers.map((reply, index) =>
      readText(reply, { path: [...inside, index] }, context),
    );
    return { kind: "list", replies };
  }
  // keys in written order: a plain object would move integer-like patterns to the front
  const replies = keysAt(context.source, inside).map((pattern) => ({
    pattern,
    reply: readText(answers[pattern] ?? "", { path: [...inside, pattern] }, context),
  }));
  return { kind: "patterns", replies };
}

function readUser(
  written: NonNullable<TestFile["user"]>,
  path: Path,
  context: SuiteContext,
): UserBrief {
  if (typeof written === "string" || "file" in written) {
    return { kind: "user", brief: readBrief(written, path, context), model: null, provider: null };
  }
  const { model = null, provider = null } = written;
  const brief = readBrief(written.brief, [...path, "brief"], context);
  return { kind: "user", brief, model, provider };
}

function readBrief(written: TextFile, path: Path, context: SuiteContext): string {
  const before = context.problems.length;
  const brief = readText(written, { path }, context);
  if (brief.trim() === "" && context.problems.length === before) {
    addProblem(context, { path }, { what: "is empty", remedy: "write who the user is" });
  }
  return brief;
}

/** Turns of the user that the test itself lists. */
function turnsNeeded(prompts: readonly string[], answers: Answers): number {
  return prompts.length + ("replies" in answers ? answers.replies.length : 0);
}

interface TurnsWanted {
  readonly own: SharedKeys;
  readonly suite: SharedKeys;
  readonly path: Path;
  readonly prompts: readonly string[];
  readonly answers: Answers;
}

/** Every prompt of `steps` must be reached; answers need not be. */
function readMaxTurns(wanted: TurnsWanted, context: SuiteContext): number {
  const { own, suite, path, prompts, answers } = wanted;
  const written = own.maxTurns ?? suite.maxTurns;
  if (written !== undefined && written < prompts.length) {
    const what = `is ${written}, but this test has ${prompts.length} steps`;
    const remedy = `write at least ${prompts.length}, or leave it out`;
    addProblem(context, { path: [...path, "max_turns"] }, { what, remedy });
  }
  return written ?? Math.max(DEFAULTS.maxTurns, turnsNeeded(prompts, answers));
}
