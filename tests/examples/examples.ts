import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { type Answer, runHere } from "../cli/run-here.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
export const EXAMPLES = join(ROOT, "examples");

const environment = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", HOME: "/nonexistent" };

/** Runs a command in this process, which is quicker. */
export function cliHere(folder: string, argv: readonly string[]): Promise<Answer> {
  return runHere({ argv, folder, dist: join(ROOT, "dist"), environment });
}

/** Runs the built command with an empty environment but PATH. */
export function cli(cwd: string, argv: readonly string[]): Promise<Answer> {
  const program = join(ROOT, "dist", "cli.js");
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [program, ...argv],
      { cwd, env: environment, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout, stderr) =>
        done({ exitCode: child.exitCode, signal: child.signalCode, stdout, stderr }),
    );
  });
}

/** A folder outside of any repository that is removed after the test. */
export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "skillcheck-example-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of an example as a user has it: outside of this clone and of git. */
export async function copyOf(example: string): Promise<string> {
  const folder = join(await scratch(), example);
  await cp(join(EXAMPLES, example), folder, { recursive: true });
  return folder;
}
