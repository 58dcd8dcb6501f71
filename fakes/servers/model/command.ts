/** `node dist/demo.js model --port 0 --script FILE`: prints the server's address and leaves it running. */

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readPort } from "./loopback.ts";
import { readScripts } from "./script-file.ts";
import { type ModelServer, startModel } from "./start-model.ts";

/** What the command form accepts. */
export const usage = `model --script FILE [--port 0]
  Serves scripted model answers on 127.0.0.1 until it is ended; prints its address. Speaks Anthropic Messages,
  OpenAI Responses, OpenAI chat completions and Gemini.
  FILE is {"scripts": […]} as fakes/servers/model/script.ts describes it.`;

/** Starts the server from a command line, prints its address as one line, and returns it running. Throws an Error with words. */
export async function command(
  argv: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<ModelServer> {
  const options = { port: { type: "string", default: "0" }, script: { type: "string" } } as const;
  const { port, script } = parseArgs({ args: [...argv], options }).values;
  if (script === undefined) throw new Error(`--script is missing\n${usage}`);
  const read = readScripts(await readFile(script, "utf8"));
  if (!read.ok) throw new Error(read.problems.map((problem) => `${script}: ${problem}`).join("\n"));
  const server = await startModel({ scripts: read.scripts, port: readPort(port) });
  print(server.url);
  return server;
}
