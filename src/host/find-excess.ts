import { readFileSync } from "node:fs";
import { LIMITS } from "../model/limits.ts";
import type { HostProcess } from "./descendants.ts";

/**
 * What a run takes too much of, in words, or null (security.md SB-11). Counted by looking: `ulimit -u` does not bind
 * root, and `ulimit -v` ends every program that reserves more than it uses, Node and Bun among them.
 */
export function findExcess(processes: readonly Pick<HostProcess, "pid">[]): string | null {
  if (processes.length > LIMITS.runProcesses) {
    return `ran more than ${LIMITS.runProcesses} processes at a time`;
  }
  const bytes = processes.reduce((sum, { pid }) => sum + readMemory(pid), 0);
  return bytes > LIMITS.runMemoryBytes
    ? `took more than ${LIMITS.runMemoryBytes / 1024 ** 3} GiB of memory`
    : null;
}

/** Resident bytes of a process; 0 when it is gone. */
function readMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
