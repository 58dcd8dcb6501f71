#!/usr/bin/env node
import { parseArgs } from "node:util";
import { runCommandLine } from "./app/run-command-line.ts";
import { exitWritten, forgiveClosedOutput } from "./host/exit-written.ts";
import { INTERRUPTED, interruption } from "./host/interruption.ts";
import { openDesk } from "./host/open-desk.ts";
import { readVersion } from "./host/read-version.ts";
import { UsageError } from "./model/usage-error.ts";
import { line } from "./text/terminal.ts";

/** Longest line of a mistake: file names and values of a suite stand in it. */
const MISTAKE_CHARACTERS = 1000;

async function main(): Promise<number> {
  const desk = openDesk({
    environment: process.env,
    version: readVersion(new URL("../package.json", import.meta.url)),
    evaluateUrl: new URL("./evaluate.js", import.meta.url),
    demoUrl: new URL("./demo.js", import.meta.url),
  });
  const command = runCommandLine(process.argv.slice(2), desk, parseArgs);
  // Ctrl-C ends every agent that runs and removes its folders; finished samples are kept.
  // The worker is not waited for: it ends with the process, whatever it evaluates.
  const answer = await Promise.race([command, interruption()]).finally(() => desk.machine.close());
  if (answer === INTERRUPTED) {
    process.stderr.write("skillcheck: interrupted\n");
    return INTERRUPTED;
  }
  for (const { file, text } of answer.files) await desk.writeFile(file, text);
  process.stdout.write(answer.stdout);
  return answer.exitCode;
}

/** Says what went wrong; the exit code. */
function tell(error: unknown): number {
  // The user's mistakes are one line; a stack is shown for our own faults alone (style.md rule 14).
  if (error instanceof UsageError) {
    const lines = error.message.split("\n").map((text) => line(text, MISTAKE_CHARACTERS));
    process.stderr.write(`skillcheck: ${lines.join("\n")}\n`);
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`skillcheck: this is a fault of skillcheck\n${text}\n`);
  return 3;
}

forgiveClosedOutput();
await exitWritten(await main().catch(tell));
