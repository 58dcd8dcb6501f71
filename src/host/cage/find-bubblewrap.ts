import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

/**
 * Absolute path of bubblewrap: the first `bwrap` on PATH that is an executable file, or null. Relative parts of PATH are
 * passed over: they would lead into whatever folder we stand in.
 */
export function findBubblewrap(searchPath: string | undefined): string | null {
  const folders = (searchPath ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
  return folders.map((folder) => path.join(folder, "bwrap")).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
