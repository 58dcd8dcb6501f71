import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { z } from "zod";
import { readProcess } from "./read-process.ts";

/** The process that something belongs to, written down beside it. */
export const ownerSchema = z.object({
  pid: z.int().min(1),
  host: z.string().max(255),
  /** In which its pid counts (containers of one host name have their own); null where the system tells none. */
  namespace: z.string().max(100).nullable().default(null),
  /** Clock ticks since boot: its pid is used again. Null where the system tells none. */
  start: z.string().max(30).nullable().default(null),
});

export type Owner = z.infer<typeof ownerSchema>;

/** This process. */
export function readOwner(): Owner {
  const start = readProcess(process.pid)?.start ?? null;
  return { pid: process.pid, host: hostname(), namespace: readNamespace(), start };
}

function readNamespace(): string | null {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return null;
  }
}

/** Whether a process has ended. One of another machine or container cannot be asked: it is believed to live. */
export function isGone({ pid, host, namespace, start }: Owner): boolean {
  if (host !== hostname()) return false;
  if (namespace !== null && namespace !== readNamespace()) return false;
  const row = readProcess(pid);
  if (row !== null) return row.hasEnded || (start !== null && row.start !== start);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Of another user: it is there all the same.
    return (error as NodeJS.ErrnoException).code !== "EPERM";
  }
}
