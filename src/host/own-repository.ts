import { lstat, readdir } from "node:fs/promises";
import path from "node:path";

/** Files of a git folder that lead to objects and refs elsewhere. */
const LEADING_AWAY = [
  "commondir",
  "gitdir",
  "objects/info/alternates",
  "objects/info/http-alternates",
];
/** More entries than this no test repository has; beyond them nothing is looked at. */
const MOST_ENTRIES = 200_000;

/**
 * Whether the git folder of a workspace is one of its own: a real folder without links and without a word about another
 * repository. Whoever could write to it could else let us read a history of the host that is none of the run's.
 */
export async function isOwnRepository(workspace: string): Promise<boolean> {
  const top = path.join(workspace, ".git");
  const stat = await lstat(top).catch(() => null);
  if (stat?.isDirectory() !== true) return false;
  for (const name of LEADING_AWAY) {
    const found = await lstat(path.join(top, name)).catch(() => null);
    if (found !== null) return false;
  }
  return holdsNoLink(top);
}

async function holdsNoLink(top: string): Promise<boolean> {
  const folders = [top];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
    seen += entries?.length ?? 0;
    if (entries === null || seen > MOST_ENTRIES) return false;
    if (entries.some((entry) => entry.isSymbolicLink())) return false;
    const below = entries.filter((entry) => entry.isDirectory());
    folders.push(...below.map(({ name }) => path.join(folder ?? top, name)));
  }
  return true;
}
