import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Demo, runDemo } from "./run-demo.ts";

/** What the command form accepts. */
export const usage = `show
  The demo: a pull request that breaks one of three skills, on an embedded GitHub; prints one JSON document.`;

/** Exit code where something of this machine is missing: EX_UNAVAILABLE of sysexits.h. stdout then says what. */
const UNAVAILABLE = 69;

/** The clone that this file belongs to, built or not: the nearest folder upwards with an action.yml; null without one. */
function cloneAbove(folder: string): string | null {
  if (existsSync(join(folder, "action.yml")) && existsSync(join(folder, "examples"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : cloneAbove(parent);
}

/** The pull request is commits in a real repository. */
function hasGit(): boolean {
  return spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;
}

/** What a person sees: the comment as it stands on the pull request, then what happened around it. */
export function demoText({ comment, check, requests, files }: Demo): string {
  return [
    comment.trimEnd(),
    "",
    `check run ${check.name}: ${check.conclusion ?? "not finished"}: ${check.title ?? ""}`,
    "",
    `${requests.length} requests to the embedded GitHub:`,
    ...requests.map(({ method, path, status }) => `  ${status} ${method} ${path}`),
    "",
    `report:  ${files.json}`,
    `comment: ${files.markdown}`,
  ].join("\n");
}

/**
 * Runs the demo, prints its one document, and returns the exit code: 0, also for the check's failure; 69 where it cannot
 * run here, and prints why.
 */
export async function command(
  _argv: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  if (!hasGit()) {
    print("needs git, and none is on PATH: install it");
    return UNAVAILABLE;
  }
  const clone = cloneAbove(import.meta.dirname);
  if (clone === null) {
    print(
      "needs the folder examples/ of a clone, which the npm package has not: clone the repository",
    );
    return UNAVAILABLE;
  }
  const demo = await runDemo({ action: clone, examples: join(clone, "examples") });
  const { comment, check, report, requests } = demo;
  print(JSON.stringify({ version: 1, text: demoText(demo), comment, check, report, requests }));
  return 0;
}
