import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Demo, runDemo } from "./run-demo.ts";

/** What the command form accepts. */
export const usage = `show
  The demo: a pull request that breaks one of three skills, on an embedded GitHub; prints one JSON document.`;

/** The clone that this file belongs to, built or not: the nearest folder upwards with an action.yml. */
function cloneAbove(folder: string): string {
  if (existsSync(join(folder, "action.yml")) && existsSync(join(folder, "examples"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) {
    throw new Error("the demo needs the folder examples/ of a clone; the npm package has none");
  }
  return cloneAbove(parent);
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

/** Runs the demo, prints its one document, and returns the exit code: 0, also for the check's failure. */
export async function command(
  _argv: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const clone = cloneAbove(import.meta.dirname);
  const demo = await runDemo({ action: clone, examples: join(clone, "examples") });
  const { comment, check, report, requests } = demo;
  print(JSON.stringify({ version: 1, text: demoText(demo), comment, check, report, requests }));
  return 0;
}
