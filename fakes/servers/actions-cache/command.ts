/** `node dist/demo.js actions-cache --port 0`: prints the address and the variables of a job, and leaves the server running. */

import { parseArgs } from "node:util";
import { readPort } from "../model/loopback.ts";
import { type ActionsCacheServer, startActionsCache } from "./start-actions-cache.ts";
import type { Scope } from "./token.ts";

/** What the command form accepts. */
export const usage = `actions-cache [--port 0] [--scope REF=read|write|both]… [--run-id 1] [--job-id 1]
  Serves cache service v2 and artifact service v4 on 127.0.0.1 until it is ended. Prints its address, then one
  NAME=value line for each of the three variables that a job gets. Scopes: own ref first; default refs/heads/main=both.`;

function readScope(given: string): Scope {
  const [, scope, permission] = /^(.+)=(read|write|both)$/.exec(given) ?? [];
  if (scope === undefined)
    throw new Error(`--scope: "${given}" is not REF=read, REF=write or REF=both\n${usage}`);
  return { scope, permission: permission as Scope["permission"] };
}

/** Starts the server from a command line, prints address and variables, and returns it running. Throws an Error with words. */
export async function command(
  argv: readonly string[],
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<ActionsCacheServer> {
  const options = {
    port: { type: "string", default: "0" },
    scope: { type: "string", multiple: true },
    "run-id": { type: "string", default: "1" },
    "job-id": { type: "string", default: "1" },
  } as const;
  const { values } = parseArgs({ args: [...argv], options });
  const scopes = (values.scope ?? ["refs/heads/main=both"]).map(readScope);
  const server = await startActionsCache({ port: readPort(values.port) });
  print(server.url);
  const variables = server.env(scopes, { runId: values["run-id"], jobId: values["job-id"] });
  for (const [name, value] of Object.entries(variables)) print(`${name}=${value}`);
  return server;
}
