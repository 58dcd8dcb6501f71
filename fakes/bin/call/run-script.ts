/** A stand-in that the suite brings along as a program of its own. */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { REFUSED } from "./answer.ts";
import type { CallLog } from "./call-log.ts";

/** Exit codes of a shell for a program that a signal ended. */
const BY_SIGNAL = 128;
const SIGNALS: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

interface Program {
  readonly command: string;
  readonly args: readonly string[];
}

/** Starts a program on our own streams; the exit code of a shell. Rejects when it cannot be started. */
function run({ command, args }: Program): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit" });
    // What is meant for the command must reach it, and its end must still be told.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      resolve(code ?? BY_SIGNAL + (SIGNALS[signal ?? ""] ?? 0));
    });
  });
}

/** A file without `#!` is a shell script, as it is for every shell. */
async function runAsShell(program: Program): Promise<number> {
  try {
    return await run(program);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOEXEC") throw error;
    return run({ command: "/bin/sh", args: [program.command, ...program.args] });
  }
}

function toStatus(exit: number): "ok" | "refused" | "error" {
  if (exit === 0) return "ok";
  return exit === REFUSED ? "refused" : "error";
}

/** Runs the script as it is written; it is in the log before it begins, and how it ended is added. */
export async function runScript(
  place: { readonly folder: string; readonly command: string; readonly argv: readonly string[] },
  log: CallLog,
): Promise<number> {
  await log.report("started", null);
  const command = join(place.folder, ".scripts", place.command);
  try {
    const exit = await runAsShell({ command, args: place.argv });
    await log.report(toStatus(exit), exit);
    return exit;
  } catch (error) {
    await log.report("error", null);
    throw error;
  }
}
