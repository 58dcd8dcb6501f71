import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import type { Scenario } from "../../fakes/agent/scenario.ts";
import { writeShim } from "../../fakes/agent/write-shim.ts";
import { builtCommand } from "../build/built-command.ts";
import { type Answer, runHere } from "./run-here.ts";

/** Files by path, as they are written. */
export type FileTree = Readonly<Record<string, string | Uint8Array>>;

/** Where and how a command is started; the variables are everything that it has beside PATH, HOME and TMPDIR. */
export interface CallOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder below the repository. */
  readonly cwd?: string;
  /** What comes on stdin; nothing is there without it. */
  readonly stdin?: string | Uint8Array;
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
  /**
   * Runs a command to its end: the first of each verb in a test file, and all with variables of their own,
   * as the built command in a new process; others in this one.
   */
  readonly run: (argv: readonly string[], options?: CallOptions) => Promise<Answer>;
  /** What a command refuses with on stderr, or null. */
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

function spawnNode(
  argv: readonly string[],
  place: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  stdin: string | Uint8Array | undefined,
): ChildProcess {
  const first = stdin === undefined ? "ignore" : "pipe";
  const child = spawn(process.execPath, argv, { ...place, stdio: [first, "pipe", "pipe"] });
  // A command that refuses before it reads closes the pipe.
  child.stdin?.on("error", () => {}).end(stdin);
  return child;
}

/** Verbs that start no program but git: what they do in this process is what they do in one of their own. */
const HERE = new Set(["lint", "test", "cassettes", "new-test"]);

const started = new Set<string>();

/** Whether a command line is the first of its verb in this test file. */
function isFirst([verb = ""]: readonly string[]): boolean {
  const key = `${expect.getState().testPath} ${verb}`;
  const first = !started.has(key);
  started.add(key);
  return first;
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
    // Each commit would start another git to see whether there is something to tidy up.
    identity.push("-c", "maintenance.auto=false");
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
  const start = (
    argv: readonly string[],
    { env = {}, cwd = ".", stdin }: CallOptions = {},
  ): Started => {
    const place = { cwd: join(repository, cwd), env: { ...environment, ...env } };
    const child = spawnNode([join(dist, "cli.js"), ...argv], place, stdin);
    const ended = toEnded(child);
    onTestFinished(async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    });
    return { child, ended };
  };
  const callHere = (argv: readonly string[], cwd = ".") =>
    runHere({ argv, folder: join(repository, cwd), dist, environment });
  await writeTree(repository, files);
  await git("init", "--quiet", "--template=", "--initial-branch", "main");
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
    run: (argv, options = {}) => {
      const [verb = ""] = argv;
      const isOwn = options.env !== undefined || options.stdin !== undefined;
      if (isFirst(argv) || isOwn || !HERE.has(verb)) {
        return start(argv, options).ended;
      }
      return callHere(argv, options.cwd);
    },
    refusal: async (argv, cwd) => {
      const { exitCode, stderr } = await callHere(argv, cwd);
      return exitCode === 2 ? stderr.replace(/^skillcheck: /, "").trimEnd() : null;
    },
  };
}
