import type { BuiltInAgent } from "../agents/agent.ts";
import { AGENTS } from "../agents/index.ts";
import { ANTHROPIC, GEMINI, OPENAI_CHAT, type Provider } from "../agents/provider.ts";
import type { Desk } from "../model/desk.ts";

/** What was found of one agent CLI. */
export interface ExaminedAgent {
  readonly name: string;
  /** What would run, or null when it is not installed. */
  readonly program: string | null;
  readonly version: string | null;
  readonly testedVersion: string;
}

/** What was found of something that live runs need. */
export interface ExaminedNeed {
  readonly name: "cage" | "git" | "ripgrep" | "login shell" | "skillcheck";
  /** `missing` stops live runs; `odd` is worth knowing. */
  readonly state: "ok" | "odd" | "missing";
  readonly words: string;
}

/** Variables that hold a key of a provider, each with whether it is set; never a value. */
export interface ExaminedKey {
  readonly provider: Provider["name"];
  readonly variables: readonly string[];
  readonly isSet: boolean;
}

export interface Examination {
  readonly agents: readonly ExaminedAgent[];
  readonly keys: readonly ExaminedKey[];
  readonly needs: readonly ExaminedNeed[];
}

/** Looks at this machine for what live runs need. Starts programs with `--version` and a login shell; calls no model. */
export async function examineDesk(desk: Desk): Promise<Examination> {
  const agents: ExaminedAgent[] = [];
  for (const agent of AGENTS) agents.push(await examineAgent(desk, agent));
  const keys = [ANTHROPIC, OPENAI_CHAT, GEMINI].map(({ name, keyVariables }) => ({
    provider: name,
    variables: keyVariables,
    isSet: keyVariables.some((variable) => (desk.environment[variable] ?? "") !== ""),
  }));
  const needs = [
    await examineCage(desk),
    await examineProgram(desk, { program: "git", name: "git", words: "git is not installed" }),
    await examineProgram(desk, {
      program: "rg",
      name: "ripgrep",
      words: "ripgrep is not installed: opencode's skill tool fails without it",
    }),
    await examineLoginShell(desk),
    await examineOthers(desk),
  ];
  return { agents, keys, needs };
}

async function examineAgent(desk: Desk, agent: BuiltInAgent): Promise<ExaminedAgent> {
  const { name, command, testedVersion, versionArguments } = agent;
  const pinned = `${name}@${testedVersion}`;
  const hits = [...(await desk.findPrograms(command)), ...(await desk.findPrograms(pinned))];
  const [program = null] = hits;
  const printed = program === null ? null : await desk.askProgram(program, versionArguments);
  const version = printed === null ? null : agent.readVersion(printed);
  return { name, program, version, testedVersion };
}

async function examineCage(desk: Desk): Promise<ExaminedNeed> {
  const problem = await desk.machine.proveCage();
  return problem === null
    ? { name: "cage", state: "ok", words: "bubblewrap holds: tested from the inside" }
    : { name: "cage", state: "missing", words: problem };
}

async function examineProgram(
  desk: Desk,
  wanted: { readonly program: string; readonly name: "git" | "ripgrep"; readonly words: string },
): Promise<ExaminedNeed> {
  const { program, name, words } = wanted;
  const [found] = await desk.findPrograms(program);
  const printed = found === undefined ? null : await desk.askProgram(found, ["--version"]);
  const [line = ""] = (printed ?? "").split("\n");
  if (line !== "") return { name, state: "ok", words: line };
  return { name, state: name === "git" ? "missing" : "odd", words };
}

/** Folder that a login shell must keep first, as it would a stand-in's (agents.md AG-9). */
const FIRST = "/skillcheck-first";

async function examineLoginShell(desk: Desk): Promise<ExaminedNeed> {
  const script = `PATH=${FIRST}:$PATH exec bash -lc 'printf %s "$PATH"'`;
  const [shell] = await desk.findPrograms("sh");
  const printed = shell === undefined ? null : await desk.askProgram(shell, ["-c", script]);
  const name = "login shell";
  if (printed === null) return { name, state: "odd", words: "there is no bash" };
  return printed.startsWith(`${FIRST}:`)
    ? { name, state: "ok", words: "a login shell keeps PATH" }
    : {
        name,
        state: "odd",
        words: "a login shell resets PATH; agents are started so that theirs is none",
      };
}

/** pytest-skillcheck installs a command of the same name (suite.md §7). */
async function examineOthers(desk: Desk): Promise<ExaminedNeed> {
  const name = "skillcheck";
  const hits = await desk.findPrograms("skillcheck");
  const foreign: string[] = [];
  for (const hit of hits) {
    const printed = (await desk.askProgram(hit, ["--version"])) ?? "";
    if (printed.trim() !== desk.version) foreign.push(hit);
  }
  return foreign.length === 0
    ? { name, state: "ok", words: `version ${desk.version}` }
    : { name, state: "odd", words: `another skillcheck is on PATH: ${foreign.join(", ")}` };
}
