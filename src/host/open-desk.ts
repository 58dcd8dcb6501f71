import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Desk, OpenRoot } from "../model/desk.ts";
import type { Machine } from "../model/machine.ts";
import { ask } from "./ask.ts";
import { systemClock } from "./clock.ts";
import { openDiskStore } from "./disk-store.ts";
import { openEvaluate } from "./evaluate-worker.ts";
import { lacksGit } from "./find-outside.ts";
import { findRoots, type RootPlace, type RootSearch } from "./find-roots.ts";
import { openFolder } from "./folder-files.ts";
import { findWorkTree, openGit } from "./git-objects.ts";
import { isExecutable } from "./is-executable.ts";
import { isInRepository } from "./is-in-repository.ts";
import { openLintThreads } from "./lint-threads.ts";
import { lockResource } from "./lock-resource.ts";
import { readLoginFile, replaceLoginFile } from "./login-file.ts";
import { findNamedFile } from "./named-file.ts";
import { toOwnFiles, toOwnTrees } from "./own-files.ts";
import { placeOfFile, readStdin } from "./read-stdin.ts";
import { sha256 } from "./sha256.ts";
import { waitAtMost } from "./wait-at-most.ts";
import { writeFile } from "./write-file.ts";

/** Where `.ci/install-agents.mjs` puts pinned agent CLIs. */
const AGENT_CACHE = path.join(homedir(), ".cache", "skillcheck-agents");

/** For runs to notice that their machine is closed. */
const LAST_WORDS_MS = 5000;

export interface DeskOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly version: string;
  /** Built workers, demo, relay and stand-in commands, beside the command itself. */
  readonly evaluateUrl: URL;
  readonly lintUrl: URL;
  readonly demoUrl: URL;
  readonly relayUrl: URL;
  readonly standInUrl: URL;
}

async function openRoots(paths: readonly string[], lintUrl: URL): Promise<readonly OpenRoot[]> {
  // Asked of git once, both for the roots below a root and for its own files.
  const search = { open: once(openFolder), findTop: once(findWorkTree) };
  const places = await findRoots(paths, search);
  return Promise.all(places.map((place) => openRoot(place, search, lintUrl)));
}

/** Remembers what a function gave for a folder. */
function once<T extends object>(ask: (folder: string) => T): (folder: string) => T {
  const known = new Map<string, T>();
  return (folder) => {
    const answer = known.get(folder) ?? ask(folder);
    known.set(folder, answer);
    return answer;
  };
}

async function openRoot(
  place: RootPlace,
  { open, findTop }: RootSearch,
  lintUrl: URL,
): Promise<OpenRoot> {
  const files = open(place.path);
  const top = await findTop(place.path);
  const isUnread = top === null && lacksGit(place.path);
  const folder = top === null ? "" : path.relative(top, place.path).replaceAll(path.sep, "/");
  return {
    path: place.path,
    label: path.relative(process.cwd(), place.path).replaceAll(path.sep, "/") || ".",
    files: toOwnFiles(files),
    git: top === null ? null : toOwnTrees(openGit({ place: { workTree: top }, folder })),
    whyNoGit:
      top !== null
        ? null
        : isUnread
          ? "lies in a git repository, but no git is on PATH: install it"
          : "is not in a git repository",
    store: (store) => openDiskStore({ root: place.path, folder: store }),
    lock: (store, resource) => lockResource({ root: place.path, folder: store }, resource),
    within: place.within,
    lintOnThreads: openLintThreads(lintUrl, { root: place.path, files }),
    findNamedFile: (named) => findNamedFile(place.path, named),
    openFixWriter: async () => {
      const { openFixWriter } = await import("./open-fix-writer.ts");
      // What git cannot tell counts as not committed.
      return openFixWriter(place.path, top !== null || isUnread);
    },
    names: place.names,
  };
}

/** A path as given, every hit of a name on PATH, or a pinned CLI that `.ci/install-agents.mjs` installed. */
function findPrograms(name: string, environment: NodeJS.ProcessEnv): readonly string[] {
  const [command = "", pinned] = name.split("@");
  if (command.includes("/")) return isExecutable(name) ? [path.resolve(name)] : [];
  const folders = (environment["PATH"] ?? "").split(path.delimiter).filter((one) => one !== "");
  if (pinned !== undefined) folders.push(path.join(AGENT_CACHE, name, "node_modules", ".bin"));
  return folders.map((folder) => path.resolve(folder, command)).filter(isExecutable);
}

async function openOnce({ environment, relayUrl, standInUrl }: DeskOptions): Promise<Machine> {
  const { openMachine } = await import("./open-machine.ts");
  const programs = { relay: fileURLToPath(relayUrl), standIn: fileURLToPath(standInUrl) };
  return openMachine(environment, programs);
}

/** What a command says of itself that was interrupted; it may be the fault of that command that it never ends. */
async function readWord(word: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  const read = async () => {
    lines = await word();
  };
  await waitAtMost(
    LAST_WORDS_MS,
    read().catch(() => undefined),
  );
  return lines;
}

/** Opens this machine for one command. */
export function openDesk(options: DeskOptions): Desk {
  const { environment } = options;
  let machine: Promise<Machine> | null = null;
  let word: () => Promise<readonly string[]> = async () => [];
  return {
    environment,
    version: options.version,
    clock: systemClock,
    evaluate: openEvaluate(options.evaluateUrl),
    sha256,
    openMachine: () => {
      machine ??= openOnce(options);
      return machine;
    },
    closeMachine: async () => (await machine)?.close(),
    leaveWord: (toLines) => {
      word = toLines;
    },
    lastWords: () => readWord(word),
    isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
    ask: (question) =>
      ask(question, {
        input: process.stdin,
        output: process.stderr,
        // As if the terminal had sent it: whoever listens ends the command as for any other Ctrl-C.
        interrupt: () => process.kill(process.pid, "SIGINT"),
      }),
    log: (line) => process.stderr.write(`${line}\n`),
    openRoots: (paths) => openRoots(paths, options.lintUrl),
    findPrograms: async (name) => findPrograms(name, environment),
    isInRepository,
    logins: { read: readLoginFile, replace: replaceLoginFile },
    readStdin: (limit) => readStdin(process.stdin, limit),
    placeOfFile,
    writeFile,
    startDemo: async (args) => {
      const program = options.demoUrl.pathname;
      const { execa } = await import("execa");
      const result = await execa(process.execPath, [program, ...args], {
        stdin: "ignore",
        stderr: "inherit",
        reject: false,
        stripFinalNewline: false,
        maxBuffer: 64 * 1024 * 1024,
      });
      return { exitCode: result.exitCode ?? 3, stdout: result.stdout };
    },
  };
}
