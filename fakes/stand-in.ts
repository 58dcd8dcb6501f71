/**
 * `node dist/stand-in.js SHIM [argument…]`: what a command does that a suite describes under `fakes`. Its shim, first on the PATH of a
 * run, starts this file with its own path; fixture and socket lie beside the shim, so that no variable is needed (agents.md AG-8).
 */

import { answerCall } from "./bin/call/answer-call.ts";

const [, , shim, ...argv] = process.argv;
if (shim === undefined) {
  process.stderr.write("stand-in.js is started by the shim of a stand-in command (skillcheck)\n");
  process.exitCode = 70;
} else {
  process.exitCode = await answerCall(shim, argv);
}
