/** `node dist/demo.js model --port 0 --script FILE`: prints the server's address, runs until it is told to end. */

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readScripts } from "./script-file.ts";
import { CommandLineError, portFrom, serve } from "./serve.ts";
import { startModel } from "./start-model.ts";

/** How the command is called. */
export const modelUsage = "model [--port 0] --script FILE";

/** Runs the command; resolves with the exit code when the server has ended. */
export function modelCommand(args: readonly string[]): Promise<number> {
  return serve(modelUsage, async () => {
    const options = { port: { type: "string", default: "0" }, script: { type: "string" } } as const;
    const { port, script } = parseArgs({ args: [...args], options }).values;
    if (script === undefined) throw new CommandLineError("--script is missing");
    const read = readScripts(await readFile(script, "utf8"));
    if (!read.ok)
      throw new CommandLineError(
        read.problems.map((problem) => `${script}: ${problem}`).join("\n"),
      );
    return await startModel({ scripts: read.scripts, port: portFrom(port) });
  });
}
