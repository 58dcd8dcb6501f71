/** Stand-ins as a run has them: read from a suite, in a folder that stands first on PATH, with their log on a real socket. */

import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStandIns } from "../../src/host/stand-in-folder.ts";
import { toProblemLine } from "../../src/model/problem.ts";
import type { OpenStandIns, StandIn, StandInReading } from "../../src/model/stand-in.ts";
import type { FileContent } from "../../src/model/tree-entry.ts";
import { readSuite } from "../../src/suites/read-suite.ts";
import { builtStandIn } from "../build/built-stand-in.ts";
import { makeScratch } from "../host/scratch.ts";
import { vocabulary } from "../suites/vocabulary.ts";

/** How a call is made; the environment is everything that it has. */
export interface CallOptions {
  readonly stdin?: string | Buffer;
  /** Stdin is a pipe that nobody writes to and nobody closes. */
  readonly silentStdin?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** How a call ended. */
export interface Called {
  readonly exit: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StandInWorld {
  readonly standIns: OpenStandIns;
  /** Folder in which calls are made. */
  readonly here: string;
  readonly home: string;
  readonly PATH: string;
  /** Runs a program found on PATH, stand-ins first. */
  readonly run: (
    command: string,
    argv: readonly string[],
    options?: CallOptions,
  ) => Promise<Called>;
  /** Runs a script of bash. */
  readonly shell: (script: string, options?: CallOptions) => Promise<Called>;
  /** `command: arguments (status)` of every call of the log so far. */
  readonly log: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** The stand-ins of a suite with this `fakes`; `files` are texts that it names. */
export function standInsOf(
  fakes: string,
  files: Readonly<Record<string, string>> = {},
): readonly StandIn[] {
  const texts = Object.entries(files).map(([path, text]): readonly [string, FileContent] => [
    path,
    { kind: "file", bytes: new TextEncoder().encode(text), digest: "" },
  ]);
  const indented = fakes.replace(/^/gm, "  ");
  const suite = `version: 1\nfakes:\n${indented}\ntests:\n  - name: a\n    prompt: b\n`;
  const reading = readSuite(suite, "skillcheck.yaml", { vocabulary, texts: new Map(texts) });
  if (reading.kind === "problems") throw new Error(reading.problems.map(toProblemLine).join("\n"));
  return reading.suite.tests[0]?.standIns ?? [];
}

function start(
  command: string,
  argv: readonly string[],
  options: CallOptions & { readonly cwd: string },
): Promise<Called> {
  const { stdin = "", silentStdin = false, env = {}, cwd } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, argv, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
    const output = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const) {
      child[name].setEncoding("utf8").on("data", (text: string) => {
        output[name] += text;
      });
    }
    // Whoever is called may end before it has read everything.
    child.stdin.on("error", () => undefined);
    if (!silentStdin) child.stdin.end(stdin);
    child.once("error", reject);
    child.once("close", (exit, signal) => {
      child.stdin.destroy();
      resolve({ exit, signal, ...output });
    });
  });
}

function showCalls(reading: StandInReading): readonly string[] {
  if (reading.kind === "lost") return [reading.reason];
  return reading.calls.map(({ command, argv, status }) =>
    [`${command}:`, ...argv, `(${status})`].join(" "),
  );
}

/** Opens stand-ins in a temporary folder; its first turn has begun. */
export async function openWorld(
  fakes: string | readonly StandIn[],
  files: Readonly<Record<string, string>> = {},
): Promise<StandInWorld> {
  const scratch = await makeScratch();
  const [here = "", home = ""] = ["here", "home"].map((name) => join(scratch, name));
  await mkdir(here);
  await mkdir(home);
  const described = typeof fakes === "string" ? standInsOf(fakes, files) : fakes;
  const program = { node: process.execPath, program: await builtStandIn() };
  const opened = await openStandIns(described, { folder: join(scratch, "bin"), home, program });
  onTestFinished(opened.close);
  opened.log.enter(1);
  const PATH = `${opened.folder}:/usr/bin:/bin`;
  const run: StandInWorld["run"] = (command, argv, options = {}) =>
    start(command, argv, { cwd: here, ...options, env: { PATH, HOME: home, ...options.env } });
  return {
    standIns: opened,
    here,
    home,
    PATH,
    run,
    shell: (script, options) => run("bash", ["-c", script], options),
    log: () => showCalls(opened.log.read()),
    close: opened.close,
  };
}
