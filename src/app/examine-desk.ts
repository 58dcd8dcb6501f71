import type { Agent, BuiltInAgent } from "../agents/agent.ts";
import { AGENTS } from "../agents/index.ts";
import { ANTHROPIC, GEMINI, OPENAI_CHAT } from "../agents/provider.ts";
import { DEFAULT_CONFIG } from "../model/config.ts";
import type { Desk } from "../model/desk.ts";
import { toProblemLine } from "../model/problem.ts";
import { UsageError } from "../model/usage-error.ts";
import { line } from "../text/terminal.ts";
import { chooseAgents } from "./choose-agents.ts";
import {
  type FoundProgram,
  findAgentProgram,
  findOutside,
  type ProgramPlace,
} from "./find-agent-program.ts";
import { readRootConfig } from "./read-root-config.ts";
import { readToldVersion, type ToldVersion } from "./read-told-version.ts";
import { toAnswer } from "./to-answer.ts";
import { toSilenceWords } from "./to-silence-words.ts";

/** What was found of one agent CLI. */
export interface ExaminedAgent {
  readonly name: string;
  /** What would run, or null when nothing would. */
  readonly program: string | null;
  /** Why nothing would run, or null. */
  readonly missing: string | null;
  readonly version: string | null;
  /** Why its program tells no version, or null. */
  readonly whyNoVersion: string | null;
  readonly testedVersion: string | null;
}

/** What `record` would run here where neither a suite nor a flag names an agent. */
export interface ExaminedChoice {
  /** Empty where nothing would. */
  readonly agents: readonly string[];
  readonly words: string;
}

/** What was found of something that live runs need. */
export interface ExaminedNeed {
  readonly name:
    | "settings"
    | "cage"
    | "containers"
    | "git"
    | "ripgrep"
    | "login shell"
    | "skillcheck";
  /** `missing` stops live runs; `odd` is worth knowing. */
  readonly state: "ok" | "odd" | "missing";
  readonly words: string;
}

/** Variables that hold a key of a provider or of an agent's own service, each with whether it is set; never a value. */
export interface ExaminedKey {
  readonly provider: string;
  readonly variables: readonly string[];
  readonly isSet: boolean;
}

export interface Examination {
  readonly agents: readonly ExaminedAgent[];
  readonly byDefault: ExaminedChoice;
  readonly keys: readonly ExaminedKey[];
  readonly needs: readonly ExaminedNeed[];
}

/** Looks at this machine for what live runs need. Starts programs with `--version` and a login shell; calls no model. */
export async function examineDesk(desk: Desk): Promise<Examination> {
  const { place, problems } = await openPlace(desk);
  const agents: ExaminedAgent[] = [];
  for (const agent of AGENTS) agents.push(await examineAgent(desk, place, agent));
  const needs = [
    ...problems,
    await examineCage(desk),
    await examineContainers(desk, place),
    await examineProgram(desk, place, {
      program: "git",
      name: "git",
      words: "git is not installed",
    }),
    await examineProgram(desk, place, {
      program: "rg",
      name: "ripgrep",
      words: "ripgrep is not installed: opencode's skill tool fails without it",
    }),
    await examineLoginShell(desk, place),
    await examineOthers(desk, place),
  ];
  return { agents, byDefault: await examineChoice(desk, place), keys: examineKeys(desk), needs };
}

/** The repository here with its settings; the defaults where they cannot be used. */
async function openPlace(desk: Desk): Promise<{
  readonly place: ProgramPlace;
  readonly problems: readonly ExaminedNeed[];
}> {
  const [root] = await desk.openRoots(["."]);
  if (root === undefined) throw new UsageError("the current folder cannot be opened");
  const { config, problems } = await readRootConfig(root.files, null);
  return {
    place: {
      root,
      config: problems.length === 0 ? config : DEFAULT_CONFIG,
      configFiles: root.files,
    },
    problems: problems.map((problem) => ({
      name: "settings",
      state: "missing",
      words: toProblemLine(problem),
    })),
  };
}

function examineKeys({ environment }: Desk): readonly ExaminedKey[] {
  const providers = [ANTHROPIC, OPENAI_CHAT, GEMINI].map(({ name, keyVariables }) => ({
    provider: name,
    variables: keyVariables,
  }));
  const own = AGENTS.flatMap(({ name, ownKey }) =>
    ownKey === undefined ? [] : [{ provider: name, variables: [ownKey] }],
  );
  return [...providers, ...own].map((one) => ({
    ...one,
    isSet: one.variables.some((variable) => (environment[variable] ?? "") !== ""),
  }));
}

async function examineChoice(desk: Desk, place: ProgramPlace): Promise<ExaminedChoice> {
  const isContained = place.config.isolation.kind === "container";
  try {
    const { defaults, said } = await chooseAgents(desk, { ...place, isContained }, { kind: "any" });
    const agents = defaults();
    const words = said?.replace(/^agent: /, "");
    return { agents, words: words ?? `${agents.join(", ")}, named by ${place.config.path}` };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { agents: [], words: error.message };
  }
}

async function examineAgent(
  desk: Desk,
  place: ProgramPlace,
  agent: BuiltInAgent,
): Promise<ExaminedAgent> {
  const { name, testedVersion } = agent;
  const found = await findProgram(desk, place, name);
  if (found.kind !== "found") {
    const missing = found.kind === "missing" ? "not installed" : found.words;
    return { name, program: null, missing, version: null, whyNoVersion: null, testedVersion };
  }
  const { program } = found;
  const machine = await desk.openMachine();
  const answer = await machine.askProgram(program, agent.versionArguments);
  const { version, why } = readToldVersion(agent, answer);
  return { name, program, missing: null, version, whyNoVersion: why, testedVersion };
}

/** What the settings name and may not be started is a finding here, no reason to end. */
async function findProgram(desk: Desk, place: ProgramPlace, name: string): Promise<FoundProgram> {
  try {
    return await findAgentProgram(desk, place, name);
  } catch (error) {
    if (error instanceof UsageError) return { kind: "inside", words: error.message };
    throw error;
  }
}

async function examineCage(desk: Desk): Promise<ExaminedNeed> {
  const problem = await (await desk.openMachine()).proveCage();
  return problem === null
    ? { name: "cage", state: "ok", words: "bubblewrap holds: tested from the inside" }
    : { name: "cage", state: "missing", words: problem };
}

async function examineContainers(desk: Desk, { root }: ProgramPlace): Promise<ExaminedNeed> {
  const machine = await desk.openMachine();
  const found = await machine.findContainerEngine((program) =>
    desk.isInRepository(program, root.path),
  );
  return found.kind === "found"
    ? {
        name: "containers",
        state: "ok",
        words: `${found.engine.kind} answers: ${found.engine.program}`,
      }
    : { name: "containers", state: "odd", words: found.reason };
}

/** Nothing that the repository brings along is started, only said (security.md SB-6). */
async function findStarted(
  desk: Desk,
  place: ProgramPlace,
  name: string,
): Promise<{ readonly program: string | null; readonly passedOver: string | null }> {
  const hits = await desk.findPrograms(name);
  const program = await findOutside(desk, place, hits);
  const passedOver = hits[0] === undefined || hits[0] === program ? null : hits[0];
  return {
    program,
    passedOver: passedOver === null ? null : `${passedOver} lies in the repository: not started`,
  };
}

async function examineProgram(
  desk: Desk,
  place: ProgramPlace,
  wanted: { readonly program: string; readonly name: "git" | "ripgrep"; readonly words: string },
): Promise<ExaminedNeed> {
  const { name } = wanted;
  const { program, passedOver } = await findStarted(desk, place, wanted.program);
  const found = program === null ? null : await askVersion(desk, program);
  const words = [
    found?.version ?? found?.why ?? wanted.words,
    ...(passedOver === null ? [] : [passedOver]),
  ].join("; ");
  if (found !== null && found.why === null) {
    return { name, state: passedOver === null ? "ok" : "odd", words };
  }
  return { name, state: name === "git" ? "missing" : "odd", words };
}

/** The first line of what a program says of its version, or why there is none. */
async function askVersion(desk: Desk, program: string): Promise<ToldVersion> {
  const machine = await desk.openMachine();
  const result = await machine.askProgram(program, ["--version"]);
  const version = line((toAnswer(result) ?? "").split("\n")[0] ?? "");
  return version === ""
    ? { version: null, why: `${program} tells no version: ${toSilenceWords(result)}` }
    : { version, why: null };
}

/** Folder that a login shell must keep first, as it would a stand-in's (agents.md AG-9). */
const FIRST = "/skillcheck-first";
/** What a shell ends with that finds no program. */
const NOT_FOUND = 127;

async function examineLoginShell(desk: Desk, place: ProgramPlace): Promise<ExaminedNeed> {
  const script = `PATH=${FIRST}:$PATH exec bash -lc 'printf %s "$PATH"'`;
  const { program: shell } = await findStarted(desk, place, "sh");
  const name = "login shell";
  if (shell === null) return { name, state: "odd", words: "there is no sh" };
  const machine = await desk.openMachine();
  const result = await machine.askProgram(shell, ["-c", script]);
  const printed = toAnswer(result);
  if (printed === null) {
    const isThere = result.kind === "failed" || result.exit !== NOT_FOUND;
    const words = isThere
      ? `a login shell does not answer: ${toSilenceWords(result)}`
      : "there is no bash";
    return { name, state: "odd", words };
  }
  return printed.startsWith(`${FIRST}:`)
    ? { name, state: "ok", words: "a login shell keeps PATH" }
    : { name, state: "odd", words: toLoginWords() };
}

/** Which agents a shell that resets PATH matters for (agents.md AG-9). */
function toLoginWords(): string {
  const named = (shell: Agent["loginShell"]) =>
    AGENTS.filter(({ loginShell }) => loginShell === shell).map(({ name }) => name);
  const of = [
    `${named("disarmed").join(", ")} would lose the stand-ins in it and is started so that its shell is none`,
    ...named("unknown").map((name) => `of ${name} it is not known`),
    "the others use none",
  ];
  return `a login shell resets PATH: ${of.join("; ")}`;
}

/** pytest-skillcheck installs a command of the same name (suite.md §7). */
async function examineOthers(desk: Desk, { root }: ProgramPlace): Promise<ExaminedNeed> {
  const name = "skillcheck";
  const foreign: string[] = [];
  const unasked: string[] = [];
  for (const hit of await desk.findPrograms("skillcheck")) {
    if (await desk.isInRepository(hit, root.path)) {
      unasked.push(`${hit} lies in the repository: not started`);
      continue;
    }
    const { version, why } = await askVersion(desk, hit);
    if (version !== desk.version) foreign.push(why ?? hit);
  }
  const words =
    foreign.length === 0
      ? `version ${desk.version}`
      : `another skillcheck is on PATH: ${foreign.join(", ")}`;
  // `npx` starts it from there: that is nothing odd.
  return {
    name,
    state: foreign.length === 0 ? "ok" : "odd",
    words: [words, ...unasked].join("; "),
  };
}
