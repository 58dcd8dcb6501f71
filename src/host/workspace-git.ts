import { writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import type { Commit, GitState } from "../model/run.ts";

/** Forges that a run must not reach through git: rewritten to a path that does not exist (formats.md §12). */
const FORGES = ["github.com", "gitlab.com", "bitbucket.org"];

/** The git configuration of a run's HOME: identity, first branch, blocked forges. */
export function writeGitConfig(home: string): void {
  const nowhere = `${home}/no-such-forge/`;
  const rewrites = FORGES.flatMap((host) => [
    `https://${host}/`,
    `http://${host}/`,
    `ssh://git@${host}/`,
    `git@${host}:`,
  ]).map((address) => `\tinsteadOf = ${address}`);
  const text = [
    "[user]",
    "\tname = skillcheck",
    "\temail = skillcheck@example.invalid",
    "[init]",
    "\tdefaultBranch = main",
    "[safe]",
    "\tdirectory = *",
    "[commit]",
    "\tgpgSign = false",
    `[url "${nowhere}"]`,
    ...rewrites,
    "",
  ].join("\n");
  writeFileSync(path.join(home, ".gitconfig"), text);
}

/** Runs git in a workspace with the run's own HOME and nothing else of our environment. */
export async function runGit(
  folders: { readonly workspace: string; readonly home: string },
  args: readonly string[],
): Promise<string> {
  const { stdout } = await execa("git", args, {
    cwd: folders.workspace,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: folders.home,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_TERMINAL_PROMPT: "0",
      LC_ALL: "C",
    },
    extendEnv: false,
    stdin: "ignore",
    maxBuffer: 16 * 1024 * 1024,
    stripFinalNewline: false,
  });
  return stdout;
}

const RECORD = "\u001e";
const FIELD = "\u0000";

function readCommits(log: string): readonly Commit[] {
  return log
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [hash = "", subject = "", body = "", ...rest] = record.split(FIELD);
      const paths = rest.map((name) => name.replace(/^\n+/, "")).filter((name) => name !== "");
      return { hash, subject, body: body.trimEnd(), paths };
    });
}

/** Branch and commits since `start`, newest first, with the paths each one touched. */
export async function readGitState(
  folders: { readonly workspace: string; readonly home: string },
  start: string,
): Promise<GitState> {
  // An agent may delete or break .git; that is a fact about the run, not a fault of ours.
  try {
    const branch = (await runGit(folders, ["rev-parse", "--abbrev-ref", "HEAD"])).trim();
    const log = await runGit(folders, [
      "log",
      "-z",
      "--name-only",
      "--no-renames",
      `--format=${"%x1e"}%H%x00%s%x00%b%x00`,
      `${start}..HEAD`,
      "--",
    ]);
    return { branch, commits: readCommits(log) };
  } catch {
    return { branch: "", commits: [] };
  }
}
