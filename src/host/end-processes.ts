import { setTimeout as pause } from "node:timers/promises";
import type { Descendants } from "./descendants.ts";

/** Between SIGTERM and SIGKILL (security.md SB-9). */
const GRACE_MS = 5000;
/** How long SIGKILL is repeated: new processes of a fork bomb, and such as we may not end. */
const KILL_MS = 3000;
const LOOK_MS = 25;

/** Command names of what was found alive and of what could not be ended. */
export interface EndedProcesses {
  readonly ended: readonly string[];
  readonly left: readonly string[];
}

/** Ends everything that came from a process: SIGTERM to all, 5 s, SIGKILL to all until none is left (AG-1). */
export async function endProcesses(
  root: number,
  descendants: Descendants,
): Promise<EndedProcesses> {
  // Listed before anything is ended: orphans re-parent to 1 (AG-1).
  const found = descendants.list();
  if (found === null) {
    await endGroup(root);
    return { ended: [], left: [] };
  }
  for (const target of found) descendants.signal(target, "SIGTERM");
  const list = () => descendants.list() ?? [];
  for (const grace = performance.now() + GRACE_MS; performance.now() < grace; ) {
    if (list().length === 0) break;
    await pause(LOOK_MS);
  }
  let left = list();
  for (const end = performance.now() + KILL_MS; left.length > 0; left = list()) {
    if (performance.now() > end) break;
    for (const target of left) descendants.signal(target, "SIGKILL");
    await pause(LOOK_MS);
  }
  return { ended: toNames(found), left: toNames(left) };
}

const toNames = (processes: readonly { readonly command: string }[]): readonly string[] =>
  processes.map(({ command }) => command);

/** Where there is no /proc the process group is all that can be reached. */
async function endGroup(root: number): Promise<void> {
  if (!signalGroup(root, "SIGTERM")) return;
  for (const grace = performance.now() + GRACE_MS; performance.now() < grace; ) {
    await pause(LOOK_MS);
    if (!signalGroup(root, 0)) return;
  }
  signalGroup(root, "SIGKILL");
}

/** False when the group is gone. */
function signalGroup(root: number, name: "SIGTERM" | "SIGKILL" | 0): boolean {
  try {
    process.kill(-root, name);
    return true;
  } catch {
    return false;
  }
}
