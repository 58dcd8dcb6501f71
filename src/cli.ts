#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommandLine } from "./app/run-command-line.ts";
import { openDesk } from "./host/open-desk.ts";
import { UsageError } from "./model/usage-error.ts";
import { line } from "./text/terminal.ts";

/** Longest line of a mistake: file names and values of a suite stand in it. */
const MISTAKE_CHARACTERS = 1000;

/** Version of the package that this file is part of. */
function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  const version =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? manifest.version
      : null;
  return typeof version === "string" ? version : "0.0.0";
}

/** Ctrl-C ends every agent that runs and removes its folders; finished samples are kept. */
function interruption(): Promise<130> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(130));
  });
}

async function main(): Promise<number> {
  const desk = openDesk({
    environment: process.env,
    version: readVersion(),
    evaluateUrl: new URL("./evaluate.js", import.meta.url),
    demoUrl: new URL("./demo.js", import.meta.url),
  });
  const command = runCommandLine(process.argv.slice(2), desk, parseArgs);
  const answer = await Promise.race([command, interruption()]).finally(async () => {
    await desk.machine.close();
    await desk.evaluate.close();
  });
  if (answer === 130) {
    process.stderr.write("skillcheck: interrupted\n");
    return 130;
  }
  for (const { file, text } of answer.files) await desk.writeFile(file, text);
  // A reader that has seen enough (`| head`) changes nothing about the exit code.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  process.stdout.write(answer.stdout);
  return answer.exitCode;
}

try {
  const code = await main();
  process.exitCode = code;
  // What an interrupted command still waits for must not keep it alive.
  if (code === 130) process.exit();
} catch (error) {
  // The user's mistakes are one line; a stack is shown for our own faults alone (style.md rule 14).
  if (error instanceof UsageError) {
    const lines = error.message.split("\n").map((text) => line(text, MISTAKE_CHARACTERS));
    process.stderr.write(`skillcheck: ${lines.join("\n")}\n`);
    process.exitCode = 2;
  } else {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`skillcheck: this is a fault of skillcheck\n${text}\n`);
    process.exitCode = 3;
  }
}
