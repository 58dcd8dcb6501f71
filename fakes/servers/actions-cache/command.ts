/** `node dist/demo.js actions-cache --port 0`: prints the address and the three variables of a job, runs until it is told to end. */

import { parseArgs } from "node:util";
import { CommandLineError, portFrom, serve } from "../model/serve.ts";
import { startActionsCache } from "./start-actions-cache.ts";
import type { Scope } from "./token.ts";

/** How the command is called. */
export const actionsCacheUsage =
  "actions-cache [--port 0] [--scope REF=read|write|both]… (default refs/heads/main=both) [--run-id 1] [--job-id 1]";

function scopeFrom(given: string): Scope {
  const [, scope, permission] = /^(.+)=(read|write|both)$/.exec(given) ?? [];
  if (scope === undefined || permission === undefined)
    throw new CommandLineError(`--scope: "${given}" is not REF=read, REF=write or REF=both`);
  return { scope, permission: permission as Scope["permission"] };
}

/** Runs the command; resolves with the exit code when the server has ended. After the address it prints `NAME=value` lines. */
export function actionsCacheCommand(args: readonly string[]): Promise<number> {
  return serve(actionsCacheUsage, async () => {
    const options = {
      port: { type: "string", default: "0" },
      scope: { type: "string", multiple: true },
      "run-id": { type: "string", default: "1" },
      "job-id": { type: "string", default: "1" },
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const scopes = (values.scope ?? ["refs/heads/main=both"]).map(scopeFrom);
    const server = await startActionsCache({ port: portFrom(values.port) });
    const variables = server.env(scopes, { runId: values["run-id"], jobId: values["job-id"] });
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    return { ...server, lines };
  });
}
