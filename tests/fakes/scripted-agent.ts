/** Runs the bundled scripted agent as a process, as an adapter would. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scenario, Step } from "../../fakes/agent/scenario.ts";
import { writeShim } from "../../fakes/agent/write-shim.ts";
import { builtCommand } from "../build/built-command.ts";

/** The arguments of the adapter for claude. */
export const usualArguments: readonly string[] = [
  ...["-p", "--output-format", "stream-json", "--verbose", "--dangerously-skip-permissions"],
  ...["--model", "claude-sonnet-4-5"],
];

/** How the agent is run. */
export interface RunOptions {
  readonly args?: readonly string[];
  readonly prompt?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A run that has ended; stdout went to a file, so that a process left behind cannot hold it up. */
export interface AgentRun {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A run that has begun. */
export interface StartedAgent {
  readonly child: ChildProcess;
  /** What is printed so far. */
  readonly stdout: () => string;
  /** Its size in bytes: never read an endless output whole. */
  readonly printed: () => number;
  readonly ended: Promise<AgentRun>;
}

/** A place with a `claude`, a home and a workspace. */
export interface AgentPlace {
  readonly workspace: string;
  start(options?: RunOptions): StartedAgent;
  run(options?: RunOptions): Promise<AgentRun>;
}

/** Scenarios with one case and one turn are written as their steps. */
export function oneTurn(...steps: readonly Step[]): Scenario {
  return { cases: [{ turns: [steps] }] };
}

/** The events of a stream. */
export function eventsOf(run: AgentRun): readonly Readonly<Record<string, unknown>>[] {
  const lines = run.stdout.toString("utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

/** Opens the bundled agent; `place` makes a place for a scenario, `dispose` removes everything. */
export async function buildAgent(): Promise<{
  place(scenario: Scenario): AgentPlace;
  dispose(): Promise<void>;
}> {
  const root = mkdtempSync(join(tmpdir(), "skillcheck-agent-"));
  const dist = await builtCommand();
  let places = 0;
  const started: StartedAgent[] = [];
  const place = (scenario: Scenario): AgentPlace => {
    places += 1;
    const folder = join(root, `place-${places}`);
    const shim = writeShim({
      folder: join(folder, "bin"),
      start: [process.execPath, join(dist, "demo.js"), "agent"],
      scenario,
    });
    const workspace = join(folder, "workspace");
    for (const name of ["home", "workspace"]) mkdirSync(join(folder, name), { recursive: true });
    let runs = 0;
    const start = ({
      args = usualArguments,
      prompt = "Go.",
      env = {},
    }: RunOptions = {}): StartedAgent => {
      runs += 1;
      const files = ["in", "out", "err"].map((name) => join(folder, `${runs}.${name}`));
      const [stdin = "", stdout = "", stderr = ""] = files;
      writeFileSync(stdin, prompt);
      const streams = [openSync(stdin, "r"), openSync(stdout, "w"), openSync(stderr, "w")];
      const child = spawn(shim, [...args], {
        cwd: workspace,
        env: {
          PATH: process.env["PATH"] ?? "",
          HOME: join(folder, "home"),
          IS_SANDBOX: "1",
          ANTHROPIC_API_KEY: "sk-fake",
          ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
          CLAUDE_CODE_MAX_RETRIES: "1",
          ...env,
        },
        stdio: streams,
      });
      for (const stream of streams) closeSync(stream);
      const ended = once(child, "exit").then(([code, signal]) => ({
        code: code as number | null,
        signal: signal as string | null,
        stdout: readFileSync(stdout),
        stderr: readFileSync(stderr, "utf8"),
      }));
      const run: StartedAgent = {
        child,
        stdout: () => readFileSync(stdout, "utf8"),
        printed: () => statSync(stdout).size,
        ended,
      };
      started.push(run);
      return run;
    };
    return { workspace, start, run: (options) => start(options).ended };
  };
  const dispose = async () => {
    // A test that failed half-way may have left one running.
    for (const { child } of started) child.kill("SIGKILL");
    await Promise.allSettled(started.map(({ ended }) => ended));
    rmSync(root, { recursive: true, force: true });
  };
  return { place, dispose };
}
