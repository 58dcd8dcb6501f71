import { readdirSync } from "node:fs";
import { type ProcessRow, readProcess, readProcText } from "./read-process.ts";

/** A process of this machine. */
export type HostProcess = Pick<ProcessRow, "pid" | "start" | "command">;

/** A row of /proc that has not ended; zombies and the dead are nobody any more. */
function readRow(pid: number): ProcessRow | null {
  const row = readProcess(pid);
  return row === null || row.hasEnded ? null : row;
}

function readRows(): readonly ProcessRow[] | null {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readRow(Number(name)))
      .filter((row) => row !== null);
  } catch {
    return null;
  }
}

const toIdentity = ({ pid, start }: HostProcess): string => `${pid}/${start}`;

/** The processes of one run, as far as they were ever seen. */
export interface Descendants {
  /** Those that are alive now; null where there is no /proc. */
  readonly list: () => readonly HostProcess[] | null;
  /** Signals a process unless its pid belongs to another one by now. */
  readonly signal: (target: HostProcess, name: "SIGTERM" | "SIGKILL") => void;
}

/**
 * Follows a process that was just started and everything that comes from it (agents.md AG-1): below
 * it in the process tree, or with `marker` (NAME=value) in the environment, which survives a double
 * fork that re-parents to 1 (null where nothing can leave the tree). What was once seen stays known, also without parent and marker: list
 * often while the run lasts. Never this process itself. Linux only.
 */
export function followDescendants(root: number, marker: string | null): Descendants {
  const known = new Map<string, HostProcess>();
  /** Neither marker nor parent: can become ours no more, so its environment is not read again. */
  const foreign = new Set<string>();
  const first = readRow(root);
  if (first !== null) known.set(toIdentity(first), first);

  const readMark = (row: ProcessRow): "marked" | "foreign" | "unknown" => {
    // Not remembered as foreign: its parent may become ours.
    if (marker === null) return "unknown";
    const environment = readProcText(`/proc/${row.pid}/environ`);
    if (environment.split("\0").includes(marker)) return "marked";
    // Empty in the middle of an exec: look again at the next listing.
    return environment === "" ? "unknown" : "foreign";
  };

  /** Remembers what is seen for the first time. */
  const learn = (rows: readonly ProcessRow[]): void => {
    const marks = rows
      .filter((row) => !foreign.has(toIdentity(row)) && !known.has(toIdentity(row)))
      .map((row) => ({ row, id: toIdentity(row), mark: readMark(row) }));
    for (const { row, id, mark } of marks) if (mark === "marked") known.set(id, row);
    addChildren(rows, known);
    for (const { id, mark } of marks) if (mark === "foreign" && !known.has(id)) foreign.add(id);
  };

  const list = (): readonly HostProcess[] | null => {
    const rows = readRows()?.filter((row) => row.pid !== process.pid) ?? null;
    if (rows === null) return null;
    learn(rows);
    return rows.filter((row) => known.has(toIdentity(row)));
  };

  return {
    list,
    signal: (target, name) => {
      if (target.pid === process.pid || readRow(target.pid)?.start !== target.start) return;
      try {
        process.kill(target.pid, name);
      } catch {
        // Gone in between, or another user's: whoever lists again sees it.
      }
    },
  };
}

/** Adds the children of known processes that are alive, and theirs. */
function addChildren(rows: readonly ProcessRow[], known: Map<string, HostProcess>): void {
  const parents = new Set(rows.filter((row) => known.has(toIdentity(row))).map((row) => row.pid));
  for (let grown = true; grown; ) {
    grown = false;
    for (const row of rows) {
      if (!parents.has(row.parent) || known.has(toIdentity(row))) continue;
      known.set(toIdentity(row), row);
      parents.add(row.pid);
      grown = true;
    }
  }
}
