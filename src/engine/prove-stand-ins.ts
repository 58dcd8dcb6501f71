import type { OpenWorkspace, ProcessResult } from "../model/machine.ts";
import type { OpenStandIns } from "../model/stand-in.ts";

/** First arguments that a stand-in keeps for us (formats.md §12); `fakes/bin/` knows them too. */
export const PROBE = "--skillcheck-fake";
const CANARY = "--skillcheck-canary";
/** Exit code of a call that nobody described. */
const REFUSED = 64;
const LIMITS = { timeoutMs: 30_000, outputBytes: 64 * 1024 };

interface Proof {
  readonly workspace: OpenWorkspace;
  /** The agent's. */
  readonly environment: Readonly<Record<string, string>>;
  readonly standIns: OpenStandIns;
  readonly when: "before" | "after";
}

function call(
  { workspace, environment }: Proof,
  command: string,
  args: readonly string[],
): Promise<ProcessResult> {
  return workspace.run({ command, args, environment, stdin: "", ...LIMITS });
}

/** How a call of ours ended, in words. */
function tell(result: ProcessResult): string {
  if (result.kind === "failed") return result.reason;
  const { exit, signal, stdout, stderr, ended } = result;
  const how = ended === "by-itself" ? (signal ?? `exit ${exit}`) : ended;
  return `${how}, ${JSON.stringify((stdout + stderr).trim().slice(0, 200))}`;
}

/** Guard 1: what the run finds on its PATH knows the nonce, so it is the stand-in and reaches its log. */
async function probe(proof: Proof, command: string): Promise<string | null> {
  const result = await call(proof, command, [PROBE]);
  const nonce = proof.standIns.log.nonceOf(command);
  const isProven = result.kind === "ended" && result.exit === 0 && result.stdout === `${nonce}\n`;
  return isProven ? null : `${command} on the PATH of the run is not the stand-in: ${tell(result)}`;
}

/** Guard 4 and the proof that its log works: an unknown call is refused in two lines, exits 64, and is in the log. */
async function refuseUnknown(proof: Proof, command: string): Promise<string | null> {
  const { log } = proof.standIns;
  const nonce = log.nonceOf(command);
  const args = [CANARY, nonce, proof.when];
  const result = await call(proof, command, args);
  const isRefused =
    result.kind === "ended" &&
    result.exit === REFUSED &&
    result.stdout === `${nonce}\n` &&
    /^[^\n]+\n[^\n]+\n$/.test(result.stderr);
  if (!isRefused) return `${command} does not refuse an unknown call: ${tell(result)}`;
  const reading = log.read();
  if (reading.kind === "lost") return reading.reason;
  const isLogged = reading.ours.some(
    (entry) =>
      entry.command === command &&
      entry.status === "refused" &&
      entry.exit === REFUSED &&
      JSON.stringify(entry.argv) === JSON.stringify(args),
  );
  return isLogged ? null : `${command} does not report its calls`;
}

/** Where nobody can enter the workspace no stand-in starts either, and it is not to blame for that. */
async function findCause(workspace: OpenWorkspace, reason: string): Promise<string> {
  const reading = await workspace.snapshot();
  return reading.kind === "unreadable" ? reading.reason : reason;
}

/**
 * Proves every stand-in of a run by calls of ours that are no part of the recording: before the agent starts, because what it
 * calls would be real otherwise, and after its last turn, because a log that does not work shows no call at all. The first
 * reason why it failed, or null.
 */
export async function proveStandIns(
  workspace: OpenWorkspace,
  environment: Readonly<Record<string, string>>,
  when: "before" | "after",
): Promise<string | null> {
  const { standIns } = workspace;
  if (standIns === null) return null;
  standIns.log.enter(null);
  const proof = { workspace, environment, standIns, when };
  // After the run the refused call alone: it shows the nonce too.
  const guards = when === "before" ? [probe, refuseUnknown] : [refuseUnknown];
  // One after the other: in a cage the end of one process is the end of all.
  for (const command of standIns.commands) {
    for (const guard of guards) {
      const reason = await guard(proof, command);
      if (reason !== null) return findCause(workspace, `stand-ins ${when} the run: ${reason}`);
    }
  }
  return null;
}
