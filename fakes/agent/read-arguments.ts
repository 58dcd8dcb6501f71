/** The command line of claude, as far as an adapter uses it. */

import { parseArgs } from "node:util";

/** What the agent was told. */
export interface Arguments {
  readonly version: boolean;
  readonly print: boolean;
  readonly outputFormat: string;
  readonly verbose: boolean;
  readonly skipPermissions: boolean;
  readonly model: string;
  /** Id of an earlier session to go on with. */
  readonly resume: string | undefined;
  readonly sessionId: string | undefined;
  /** A prompt given as an argument; absent when it comes through stdin. */
  readonly prompt: string | undefined;
}

const options = {
  version: { type: "boolean", short: "v", default: false },
  print: { type: "boolean", short: "p", default: false },
  "output-format": { type: "string", default: "text" },
  verbose: { type: "boolean", default: false },
  "dangerously-skip-permissions": { type: "boolean", default: false },
  "permission-mode": { type: "string" },
  allowedTools: { type: "string" },
  "setting-sources": { type: "string" },
  "max-turns": { type: "string" },
  model: { type: "string", default: "claude-sonnet-4-5" },
  resume: { type: "string", short: "r" },
  "session-id": { type: "string" },
} as const;

/** Reads the arguments. Throws an Error with words for an option that is not known here. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  return {
    version: values.version,
    print: values.print,
    outputFormat: values["output-format"],
    verbose: values.verbose,
    skipPermissions: values["dangerously-skip-permissions"],
    model: values.model,
    resume: values.resume,
    sessionId: values["session-id"],
    prompt: positionals.length === 0 ? undefined : positionals.join(" "),
  };
}
