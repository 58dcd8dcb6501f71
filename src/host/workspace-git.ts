import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import type { GitReading, RunFolders } from "../model/machine.ts";
import type { Commit } from "../model/run.ts";
import { findGit } from "./find-outside.ts";
import { type GitPlace, toGitArgs, toGitEnvironment } from "./git-process.ts";
import { isOwnRepository } from "./own-repository.ts";
import { toRepositoryFingerprint } from "./repository-fingerprint.ts";

/** Forges that a run must not reach through git: rewritten to a path that does not exist (formats.md §12). */
const FORGES = ["github.com", "gitlab.com", "bitbucket.org"];
const USER = "skillcheck";
const EMAIL = "skillcheck@example.invalid";
/** A repository in an agent's hands may make git wait for ever: its configuration may be a pipe. */
const TIMEOUT_MS = 10_000;
/** Far above what a recording may hold (design.md §6). */
const ANSWER_BYTES = 16 * 1024 * 1024;

/** Every way in which people and tools write the address of a forge. */
function toAddresses(host: string): readonly string[] {
  const prefixes = ["https://", "http://", "git://", "ssh://", "ssh://git@", "git+ssh://git@"];
  return [...prefixes.map((prefix) => `${prefix}${host}/`), `git@${host}:`, `${host}:`];
}

/** Folder below a run's home that does not exist: what the forges' addresses become. */
export function toNoForge(home: string): string {
  return `${home}/no-such-forge/`;
}

/** The git configuration of a run's HOME: identity, first branch, blocked forges. */
export function writeGitConfig(home: string): void {
  const rewrites = FORGES.flatMap(toAddresses).map((address) => `\tinsteadOf = ${address}`);
  const text = [
    "[user]",
    `\tname = ${USER}`,
    `\temail = ${EMAIL}`,
    "[init]",
    "\tdefaultBranch = main",
    "[safe]",
    "\tdirectory = *",
    "[commit]",
    "\tgpgSign = false",
    `[url "${toNoForge(home)}"]`,
    ...rewrites,
    "",
  ].join("\n");
  writeFileSync(path.join(home, ".gitconfig"), text);
}

/** Settings against what an agent may have written into its repository's own configuration. */
const READING_SETTINGS = [
  // Would start the program that gpg.program names.
  "log.showSignature=false",
  "log.showRoot=true",
  "core.pager=cat",
];
const BRANCH = "main";
const WRITING_SETTINGS = [
  `user.name=${USER}`,
  `user.email=${EMAIL}`,
  `init.defaultBranch=${BRANCH}`,
];

type Answer =
  | { readonly kind: "done"; readonly stdout: string }
  /** git said no: there is no such thing. */
  | { readonly kind: "refused"; readonly reason: string; readonly exit: number }
  /** Neither yes nor no within our limits. */
  | { readonly kind: "stuck"; readonly reason: string };

interface Question {
  readonly place: GitPlace;
  readonly args: readonly string[];
  readonly settings?: readonly string[];
  /** Lines for stdin. */
  readonly lines?: readonly string[];
}

async function runGit(question: Question): Promise<Answer> {
  const { place, args, settings = READING_SETTINGS, lines = [] } = question;
  const configured = settings.flatMap((setting) => ["-c", setting]);
  const result = await execa(findGit(), toGitArgs(place, [...configured, ...args]), {
    // The repository's own `protocol.*.allow` does not beat this: a missing object is never fetched.
    env: { ...toGitEnvironment(false), GIT_ALLOW_PROTOCOL: "none" },
    extendEnv: false,
    cwd: "/",
    input: lines.map((line) => `${line}\n`).join(""),
    reject: false,
    timeout: TIMEOUT_MS,
    maxBuffer: ANSWER_BYTES,
    stripFinalNewline: false,
  });
  if (!result.failed) return { kind: "done", stdout: result.stdout };
  const reason = `git ${args[0]}: ${result.stderr?.trim() || result.shortMessage}`;
  const { exitCode: exit } = result;
  const isAnswer = exit !== undefined && !result.timedOut && !result.isMaxBuffer;
  return isAnswer ? { kind: "refused", reason, exit } : { kind: "stuck", reason };
}

async function writeGit(workspace: string, args: readonly string[]): Promise<void> {
  const answer = await runGit({
    place: { workTree: workspace },
    settings: WRITING_SETTINGS,
    args,
  });
  if (answer.kind !== "done") throw new Error(answer.reason);
}

/** Makes the repository of a workspace. Throws an Error with git's words. */
export function initRepository(workspace: string): Promise<void> {
  return writeGit(workspace, ["init", "-q"]);
}

/** Commits everything that lies in the workspace. Throws an Error with git's words. */
export async function commitStart(workspace: string): Promise<void> {
  await writeGit(workspace, ["add", "-A"]);
  await writeGit(workspace, ["commit", "-q", "--allow-empty", "--no-verify", "-m", "start"]);
}

/** What a repository held before the agent began: the start commit, those of `setup`, its branches. */
export interface RepositoryStart {
  readonly commits: ReadonlySet<string>;
  readonly tips: readonly string[];
  /** Readings without a commit so far, by fingerprint of the repository. */
  readonly told: Map<string, GitReading>;
}

/** The same without asking git, after {@link commitStart} and nothing else: its one commit, on its one branch. */
export async function toRepositoryStart(workspace: string): Promise<RepositoryStart> {
  const hash = readFileSync(path.join(workspace, ".git/refs/heads", BRANCH), "latin1").trim();
  const start = { commits: new Set([hash]), tips: [hash], told: new Map<string, GitReading>() };
  const fingerprint = toRepositoryFingerprint(path.join(workspace, ".git"));
  const state = { branch: BRANCH, commits: [] };
  if (fingerprint !== null) start.told.set(fingerprint, { kind: "state", state });
  return start;
}

/** Reads what is not the agent's. Throws an Error with git's words. */
export async function readRepositoryStart(workspace: string): Promise<RepositoryStart> {
  const ask = async (args: readonly string[]): Promise<readonly string[]> => {
    const answer = await runGit({ place: toPlace(workspace), args });
    if (answer.kind !== "done") throw new Error(answer.reason);
    return answer.stdout.split("\n").filter((line) => line !== "");
  };
  const [tips, commits] = await Promise.all([
    ask(["rev-parse", "HEAD", "--all"]),
    ask(["rev-list", "--all", "HEAD"]),
  ]);
  return { commits: new Set(commits), tips: [...new Set(tips)], told: new Map() };
}

function toPlace(workspace: string): { readonly gitDirectory: string } {
  // Named, never searched for upwards: the workspace may lie below a repository of somebody else.
  return { gitDirectory: path.join(workspace, ".git") };
}

const HASH = /^[0-9a-f]{40,64}$/;

/**
 * Commits of `log -z --name-status` in the format below: hash, subject, body and an empty field, then
 * pairs of status and path. Texts hold no NUL and a status is no hash, so no message and no file name
 * can forge a commit.
 */
const FORMAT = "--format=%H%x00%s%x00%b%x00";

function readCommits(log: string): readonly Commit[] {
  const fields = log.split("\0");
  const commits: Commit[] = [];
  let at = 0;
  while (HASH.test(fields[at] ?? "")) {
    const [hash = "", subject = "", body = ""] = fields.slice(at, at + 3);
    const paths: string[] = [];
    for (at += 4; /^\n?[A-Z]\d*$/.test(fields[at] ?? ""); at += 2) {
      paths.push(fields[at + 1] ?? "");
    }
    commits.push({ hash, subject, body: body.trimEnd(), paths });
  }
  return commits;
}

/** Nothing is known of the commits: checks on them are invalid (checks/evaluation/git-commits.ts). */
const GONE: GitReading = { kind: "state", state: { branch: "", commits: [] } };

/** With `-q`, what symbolic-ref ends with when HEAD is no name of a branch; anything else is no repository. */
const DETACHED = 1;

/** Name of the branch, "HEAD" when none is checked out; refused where there is no repository. */
async function readBranch(place: GitPlace): Promise<Answer> {
  const answer = await runGit({ place, args: ["symbolic-ref", "-q", "HEAD"] });
  if (answer.kind === "refused" && answer.exit === DETACHED) {
    return { kind: "done", stdout: "HEAD" };
  }
  if (answer.kind !== "done") return answer;
  return { kind: "done", stdout: answer.stdout.trim().replace(/^refs\/heads\//, "") };
}

/** What HEAD and the branches reach and did not reach before, newest first; refused where commits of HEAD are missing. */
function readLog(
  place: GitPlace,
  { hasHead, tips }: { readonly hasHead: boolean; readonly tips: readonly string[] },
): Promise<Answer> {
  return runGit({
    place,
    args: [
      ...["log", "-z", "--name-status", "--no-renames", "--no-ext-diff"],
      ...["--no-textconv", "--diff-merges=first-parent", "--date-order", "--encoding=UTF-8"],
      ...[FORMAT, "--branches", "--stdin"],
    ],
    lines: [...(hasHead ? ["HEAD"] : []), ...tips.map((tip) => `^${tip}`)],
  });
}

/** Lines of the commits of the start that are still there. */
function readStart(place: GitPlace, { commits }: RepositoryStart): Promise<Answer> {
  return runGit({ place, args: ["cat-file", "--batch-check"], lines: [...commits] });
}

/**
 * Branch, and every commit of HEAD and the branches that was not there before, newest first, with the
 * paths each one touched (of a merge: compared with its first parent). An agent may delete or break
 * .git, replace it, or let it lead elsewhere: that is a fact about the run, and there is no branch and no commit.
 */
export async function readGitState(
  folders: Pick<RunFolders, "workspace">,
  before: RepositoryStart,
): Promise<GitReading> {
  const place = toPlace(folders.workspace);
  if (!(await isOwnRepository(folders.workspace))) return GONE;
  const fingerprint = toRepositoryFingerprint(place.gitDirectory);
  const told = fingerprint === null ? undefined : before.told.get(fingerprint);
  if (told !== undefined) return told;
  const reading = await askGitState(place, before);
  // Commits need their objects, and those may be gone the next time.
  const isEmpty = reading.kind === "state" && reading.state.commits.length === 0;
  if (fingerprint !== null && isEmpty) before.told.set(fingerprint, reading);
  return reading;
}

async function askGitState(place: GitPlace, before: RepositoryStart): Promise<GitReading> {
  // At once: nothing changes meanwhile, and starting git is most of the time that it takes.
  const [branch, head, start] = await Promise.all([
    readBranch(place),
    runGit({ place, args: ["rev-parse", "--quiet", "--verify", "HEAD"] }),
    readStart(place, before),
  ]);
  for (const answer of [branch, head, start]) {
    if (answer.kind === "stuck") return toUnreadable(answer.reason);
  }
  if (branch.kind !== "done" || start.kind !== "done") return GONE;
  const isThere = (hash: string) => start.stdout.includes(`${hash} commit `);
  // Another repository stands in its place, or it is one without objects: what was committed is gone with it.
  if (before.commits.size > 0 && ![...before.commits].some(isThere)) return GONE;
  // An agent may have thrown the earlier commits away, and HEAD may have none yet.
  const tips = before.tips.filter(isThere);
  const log = await readLog(place, { hasHead: head.kind === "done", tips });
  if (log.kind === "stuck") return toUnreadable(log.reason);
  if (log.kind === "refused") return GONE;
  const commits = readCommits(log.stdout).filter(({ hash }) => !before.commits.has(hash));
  return { kind: "state", state: { branch: branch.stdout, commits } };
}

function toUnreadable(reason: string): GitReading {
  return { kind: "unreadable", reason: `the workspace's repository cannot be read: ${reason}` };
}
