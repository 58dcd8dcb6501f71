/** The steps that no well-behaved agent takes: processes left behind, output that is none, endless output. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { print } from "./stage.ts";

/**
 * Leaves a process behind in a session of its own whose parent has gone: the shell that starts it leads the new session, puts it
 * into the background and ends, so the process belongs to init and to no group of ours.
 */
export async function leaveDaemon(command: string, cwd: string): Promise<void> {
  const script = `( ${command}\n) </dev/null >/dev/null 2>&1 &`;
  const child = spawn("sh", ["-c", script], { cwd, detached: true, stdio: "ignore" });
  await once(child, "exit");
}

/** Leaves a process behind that holds our stdout open. */
export function holdStdout(seconds: number): void {
  spawn("sleep", [String(seconds)], {
    detached: true,
    stdio: ["ignore", "inherit", "ignore"],
  }).unref();
}

/** Bytes that are neither UTF-8 nor JSON, always the same. */
export function garbage(lines: number): Buffer {
  const line = Buffer.from([
    0xff, 0xfe, 0x00, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x7b, 0x22, 0x74, 0x0a,
  ]);
  return Buffer.concat(Array.from({ length: lines }, () => line));
}

/** Sixteen times the stream limit of design.md §6: enough for any limit to strike, never enough to fill a disk. */
const floodLimit = 64 * 1024 * 1024;

/** Prints "y" lines as `yes` does; without a number 64 MiB of them, then waits for ever. */
export async function flood(bytes?: number): Promise<void> {
  const chunk = Buffer.from("y\n".repeat(32_768));
  for (let left = bytes ?? floodLimit; left > 0; left -= chunk.length)
    await print(chunk.subarray(0, Math.min(left, chunk.length)));
  if (bytes === undefined) await forever();
}

/** Waits for ever: ten minutes, then it gives up with exit 1, so that a test that failed to end it leaves nothing behind. */
export function forever(): Promise<never> {
  return new Promise(() => {
    // A promise alone does not keep Node running.
    setTimeout(() => process.exit(1), 600_000);
  });
}
