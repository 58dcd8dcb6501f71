/** `node dist/demo.js agent …`: a scripted agent CLI that takes claude's arguments and speaks claude's stream-json. */

import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getuid } from "node:process";
import { parseArgs } from "node:util";
import { obeyProbe } from "./obey-probe.ts";
import { onSignals } from "./on-signals.ts";
import { play } from "./play.ts";
import { type Arguments, readArguments } from "./read-arguments.ts";
import {
  type Case,
  imitatedVersion,
  readScenario,
  type Scenario,
  scenarioVariable,
} from "./scenario.ts";
import { loadSession, type Session, saveSession } from "./session.ts";
import { type Stage, tellInit, tellResult } from "./stage.ts";
import { writeShim } from "./write-shim.ts";

/** What the command form accepts. */
export const usage = `agent -p --output-format stream-json --verbose --dangerously-skip-permissions [--model M] [--resume ID] < PROMPT
  Plays the scenario in the file that ${scenarioVariable} names, as claude ${imitatedVersion} would print it.
  agent --version answers the scenario's version.
agent --install FOLDER --scenario FILE
  Writes a claude into FOLDER that is this agent, and prints its path.`;

function refuse(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}

function loadScenario(): Scenario {
  const file = process.env[scenarioVariable];
  if (file === undefined)
    throw new Error(`${scenarioVariable} does not name a scenario file\n${usage}`);
  return readScenario(readFileSync(file, "utf8"));
}

/** Writes the shim that starts this very script. */
function install(argv: readonly string[]): number {
  const options = { install: { type: "string" }, scenario: { type: "string" } } as const;
  const { install: folder, scenario: file } = parseArgs({ args: [...argv], options }).values;
  const script = process.argv[1];
  if (folder === undefined || file === undefined || script === undefined) throw new Error(usage);
  const scenario = readScenario(readFileSync(file, "utf8"));
  const start = [process.execPath, script, "agent"];
  process.stdout.write(`${writeShim({ folder, start, scenario })}\n`);
  return 0;
}

/** The refusals that the real CLI is known for. */
function problemWith(given: Arguments): string | undefined {
  if (given.skipPermissions && getuid?.() === 0 && process.env["IS_SANDBOX"] === undefined)
    return "--dangerously-skip-permissions cannot be used with root/sudo privileges for security reasons";
  if (!given.print || given.outputFormat !== "stream-json")
    return "the scripted agent speaks only -p --output-format stream-json";
  if (!given.verbose)
    return "Error: When using --print, --output-format=stream-json requires --verbose";
  return undefined;
}

function skillsIn(cwd: string): readonly string[] {
  const folder = `${cwd}/.claude/skills`;
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The session of this turn: a new one, an earlier one, or none of that id. */
function sessionFor(given: Arguments, scenario: Scenario, prompt: string): Session | undefined {
  const cwd = process.cwd();
  if (given.resume !== undefined) return loadSession(process.env, given.resume, cwd);
  const fits = ({ match }: Case) => match === undefined || new RegExp(match, "su").test(prompt);
  const caseIndex = scenario.cases.findIndex(fits);
  if (caseIndex < 0) throw new Error("no case of the scenario matches the prompt");
  return { id: given.sessionId ?? randomUUID(), cwd, caseIndex, turns: 0, calls: 0, ids: 0 };
}

function stageFor(
  given: Arguments,
  session: Session,
  { argv, prompt, version }: { argv: readonly string[]; prompt: string; version: string },
): Stage {
  const key = process.env["ANTHROPIC_API_KEY"];
  return {
    teller: {
      sessionId: session.id,
      cwd: process.cwd(),
      model: given.model,
      version,
      bypass: given.skipPermissions,
      keyed: key !== undefined && key !== "",
    },
    env: process.env,
    argv,
    prompt,
    began: Date.now(),
    session: { ...session, turns: session.turns + 1 },
    calls: 0,
    userLines: 0,
    message: null,
    words: "",
    denials: [],
    running: new Map(),
    ignoresSignals: false,
    stopped: false,
  };
}

async function unknownSession(stage: Stage, id: string): Promise<number> {
  const message = `No conversation found with session ID: ${id}`;
  const ending = {
    subtype: "error_during_execution",
    isError: true,
    stopReason: "",
    terminalReason: "",
    more: { errors: [message] },
  } as const;
  await tellResult(stage, ending);
  return refuse(message);
}

async function runTurn(
  given: Arguments,
  argv: readonly string[],
  written: Scenario,
): Promise<number> {
  const version = written.version ?? imitatedVersion;
  const prompt = given.prompt ?? readFileSync(0, "utf8");
  const scenario = obeyProbe(written, prompt);
  const known = sessionFor(given, scenario, prompt);
  const session = known ?? {
    id: randomUUID(),
    cwd: process.cwd(),
    caseIndex: 0,
    turns: 0,
    calls: 0,
    ids: 0,
  };
  const stage = stageFor(given, session, { argv, prompt, version });
  if (known === undefined) return await unknownSession(stage, given.resume ?? "");
  onSignals(stage);
  // Kept at once: a turn that is cut off can be resumed too.
  saveSession(process.env, stage.session);
  await tellInit(stage, skillsIn(stage.teller.cwd));
  const turns = scenario.cases[session.caseIndex]?.turns ?? [];
  return await play(stage, turns[Math.min(session.turns, turns.length - 1)] ?? []);
}

/**
 * Runs the agent; resolves with the exit code, with which the caller must end the process at once: children that hold its
 * streams open would keep it alive otherwise.
 */
export async function command(argv: readonly string[]): Promise<number> {
  try {
    if (argv[0] === "--install") return install(argv);
    const given = readArguments(argv);
    const scenario = loadScenario();
    if (given.version) {
      process.stdout.write(`${scenario.version ?? imitatedVersion} (Claude Code)\n`);
      return 0;
    }
    const problem = problemWith(given);
    return problem === undefined ? await runTurn(given, argv, scenario) : refuse(problem);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
