import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { onTestFinished } from "vitest";
import type { Scenario } from "../../fakes/agent/scenario.ts";
import { writeShim } from "../../fakes/agent/write-shim.ts";
import { runCommandLine } from "../../src/app/run-command-line.ts";
import { openDesk } from "../../src/host/open-desk.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { builtCommand } from "./built-command.ts";

/** Files by path, as they are written. */
export type FileTree = Readonly<Record<string, string | Uint8Array>>;

/** How a command ended. */
export interface Answer {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and how a command is started; the variables are everything that it has beside PATH, HOME and TMPDIR. */
export interface CallOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder below the repository. */
  readonly cwd?: string;
}

/** A command that runs. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Answer>;
}

/** A repository of skills on somebody's desk, and the built command beside it. */
export interface DeskWorld {
  readonly repository: string;
  /** Temporary folder of the command: what lies here after it was left behind. */
  readonly temporary: string;
  readonly write: (files: FileTree) => Promise<void>;
  readonly read: (path: string) => Promise<string>;
  /** Paths of all files below a folder of the repository, sorted; empty when it is not there. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly git: (...args: readonly string[]) => Promise<string>;
  /** Adds everything and commits. */
  readonly commit: (message?: string) => Promise<void>;
  /** Puts the scripted agent on PATH as `claude`. */
  readonly installAgent: (scenario: Scenario) => Promise<void>;
  readonly start: (argv: readonly string[], options?: CallOptions) => Started;
  readonly run: (argv: readonly string[], options?: CallOptions) => Promise<Answer>;
  /**
   * What a command refuses with, or null: the same command in this process, a tenth of the time of a
   * new one. That a refusal is one line on stderr and exit code 2 is shown with real processes.
   */
  readonly refusal: (argv: readonly string[], cwd?: string) => Promise<string | null>;
}

const exec = promisify(execFile);

async function writeTree(root: string, files: FileTree): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}

async function listTree(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function toEnded(child: ChildProcess): Promise<Answer> {
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode, signal) => {
      resolve({ exitCode, signal, ...output });
    });
  });
}

async function refuseIn(
  folder: string,
  dist: string,
  call: { readonly argv: readonly string[]; readonly environment: NodeJS.ProcessEnv },
): Promise<string | null> {
  const before = process.cwd();
  const [evaluateUrl, demoUrl] = [
    pathToFileURL(join(dist, "evaluate.js")),
    pathToFileURL(join(dist, "demo.js")),
  ];
  const desk = openDesk({ environment: call.environment, version: "0", evaluateUrl, demoUrl });
  process.chdir(folder);
  try {
    await runCommandLine([...call.argv], desk, parseArgs);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  } finally {
    process.chdir(before);
    await Promise.all([desk.machine.close(), desk.evaluate.close()]);
  }
}

/** Makes a repository with these files in its one commit; it and everything beside it goes after the test. */
export async function openDeskWorld(files: FileTree): Promise<DeskWorld> {
  const dist = await builtCommand();
  const root = await realpath(await mkdtemp(join(tmpdir(), "skillcheck-cli-")));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [repository = "", home = "", temporary = "", bin = ""] = [
    ...["repository", "home", "tmp", "bin"].map((name) => join(root, name)),
  ];
  for (const folder of [repository, home, temporary, bin]) await mkdir(folder);
  // Beside node and git, only what the test itself puts there: no agent of this machine.
  const PATH = [bin, "/usr/bin", "/bin"].join(":");
  const environment = { PATH, HOME: home, TMPDIR: temporary };
  const git = async (...args: readonly string[]) => {
    const identity = ["-c", "user.name=Author", "-c", "user.email=author@example.com"];
    const { stdout } = await exec("git", [...identity, ...args], {
      cwd: repository,
      env: environment,
    });
    return stdout.trim();
  };
  const commit = async (message = "change") => {
    await git("add", "--all");
    await git("commit", "--quiet", "--allow-empty", "--message", message);
  };
  const start = (argv: readonly string[], { env = {}, cwd = "." }: CallOptions = {}): Started => {
    const child = spawn(process.execPath, [join(dist, "cli.js"), ...argv], {
      cwd: join(repository, cwd),
      env: { ...environment, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = toEnded(child);
    onTestFinished(async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    });
    return { child, ended };
  };
  await writeTree(repository, files);
  await git("init", "--quiet", "--initial-branch", "main");
  await commit("first");
  return {
    repository,
    temporary,
    write: (more) => writeTree(repository, more),
    read: (path) => readFile(join(repository, path), "utf8"),
    list: (folder) => listTree(repository, folder),
    git,
    commit,
    installAgent: async (scenario) => {
      const begin = [process.execPath, join(dist, "demo.js"), "agent"];
      writeShim({ folder: bin, start: begin, scenario });
    },
    start,
    run: (argv, options) => start(argv, options).ended,
    refusal: (argv, cwd = ".") => refuseIn(join(repository, cwd), dist, { argv, environment }),
  };
}
