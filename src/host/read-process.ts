import { readFileSync } from "node:fs";

/** A process of this machine as /proc shows it. Pids are used again: `start` (clock ticks since boot) tells two apart. */
export interface ProcessRow {
  readonly pid: number;
  readonly start: string;
  readonly command: string;
  readonly parent: number;
  /** It has ended and waits to be collected. */
  readonly hasEnded: boolean;
}

/** Text of a file of /proc; empty where it is gone meanwhile, or not ours to read. */
export function readProcText(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

/** A row of /proc; null where there is none. */
export function readProcess(pid: number): ProcessRow | null {
  const stat = readProcText(`/proc/${pid}/stat`);
  // The command stands in parentheses and may itself contain some.
  const close = stat.lastIndexOf(")");
  if (close < 0) return null;
  const command = stat.slice(stat.indexOf("(") + 1, close);
  const fields = stat.slice(close + 2).split(" ");
  const [state = "", parent = ""] = fields;
  // Field 22 of proc(5), counted from the state, which is field 3.
  const start = fields[19] ?? "";
  return { pid, command, parent: Number(parent), start, hasEnded: "ZXx".includes(state) };
}
