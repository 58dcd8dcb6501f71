#!/usr/bin/env node
import { parseArgs } from "node:util";
import { runCommandLine } from "./app/run-command-line.ts";
import { toLastWords } from "./app/to-last-words.ts";
import { exitWritten, forgiveClosedOutput } from "./host/exit-written.ts";
import { interruption, STOPPED } from "./host/interruption.ts";
import { openDesk } from "./host/open-desk.ts";
import { readVersion } from "./host/read-version.ts";

async function main(): Promise<number> {
  const desk = openDesk({
    environment: process.env,
    version: readVersion(new URL("../package.json", import.meta.url)),
    evaluateUrl: new URL("./evaluate.js", import.meta.url),
    lintUrl: new URL("./lint.js", import.meta.url),
    demoUrl: new URL("./demo.js", import.meta.url),
    relayUrl: new URL("./relay.js", import.meta.url),
    standInUrl: new URL("./stand-in.js", import.meta.url),
  });
  const command = runCommandLine(process.argv.slice(2), desk, parseArgs);
  // Ctrl-C ends every agent that runs and removes its folders; finished samples are kept.
  // The worker is not waited for: it ends with the process, whatever it evaluates.
  const answer = await Promise.race([command, interruption()]).finally(() => desk.closeMachine());
  if (typeof answer === "string") {
    for (const line of await desk.lastWords()) process.stderr.write(`${line}\n`);
    process.stderr.write("skillcheck: interrupted\n");
    return STOPPED[answer];
  }
  for (const { file, text } of answer.files) await desk.writeFile(file, text);
  process.stdout.write(answer.stdout);
  return answer.exitCode;
}

function tell(error: unknown): number {
  const { exitCode, text } = toLastWords(error);
  process.stderr.write(text);
  return exitCode;
}

forgiveClosedOutput();
await exitWritten(await main().catch(tell));
