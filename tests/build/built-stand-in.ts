import { join } from "node:path";
import { builtCommand } from "./built-command.ts";

/** The bundled stand-in that shims start; built once in a test run, together with the command. */
export async function builtStandIn(): Promise<string> {
  return join(await builtCommand(), "stand-in.js");
}
