import { readdirSync, readFileSync } from "node:fs";

/** A process that belongs to a run. */
export interface Descendant {
  readonly pid: number;
  readonly command: string;
}

interface ProcessRow extends Descendant {
  readonly parent: number;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // Gone meanwhile, or not ours to read.
    return "";
  }
}

function readRow(pid: number): ProcessRow | null {
  const stat = readText(`/proc/${pid}/stat`);
  // The command stands in parentheses and may itself contain some.
  const close = stat.lastIndexOf(")");
  if (close < 0) return null;
  const command = stat.slice(stat.indexOf("(") + 1, close);
  const [state, parent] = stat.slice(close + 2).split(" ");
  return state === "Z" ? null : { pid, command, parent: Number(parent) };
}

/**
 * Processes of a run, found by two ways at once (agents.md AG-1): below `root` in the process tree,
 * and by a marker in their environment, which survives a double fork that re-parents to 1.
 * Linux only: elsewhere the list is empty and the process group alone is ended.
 */
export function findDescendants(root: number, marker: string): readonly Descendant[] {
  let pids: number[];
  try {
    pids = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
  const rows = pids.map(readRow).filter((row) => row !== null);
  const below = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const row of rows) {
      if (below.has(row.parent) && !below.has(row.pid)) {
        below.add(row.pid);
        grown = true;
      }
    }
  }
  return rows.filter(
    (row) =>
      row.pid !== process.pid &&
      (below.has(row.pid) || readText(`/proc/${row.pid}/environ`).includes(marker)),
  );
}
