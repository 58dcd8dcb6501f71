// Asks a program that speaks ACP who it is and prints its version: such a program need not know --version.
//   node .ci/ask-acp-version.mjs PROGRAM
import { spawn } from "node:child_process";
import { argv, exit, kill, stdout } from "node:process";
import { createInterface } from "node:readline";

const HELLO = { protocolVersion: 1, clientCapabilities: {} };

const child = spawn(argv[2] ?? "", [], { stdio: ["pipe", "pipe", "ignore"], detached: true });

function end(code) {
  // Some stay when their stdin is closed, and some are only the parent of what really runs (agents.md §3.7).
  if (child.pid !== undefined) kill(-child.pid, "SIGKILL");
  exit(code);
}

child.once("error", () => exit(1));
child.once("exit", () => exit(1));
child.stdin.on("error", () => undefined);
child.stdin.write(
  `${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: HELLO })}\n`,
);
createInterface({ input: child.stdout }).on("line", (line) => {
  try {
    const { id, result } = JSON.parse(line);
    if (id !== 1) return;
    stdout.write(`${result?.agentInfo?.version}\n`);
    end(0);
  } catch {
    // No message: it may print words before.
  }
});
setTimeout(() => end(1), 30_000);
