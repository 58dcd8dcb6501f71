import { accessSync, constants, statSync } from "node:fs";

/** Whether a path leads to a regular file that this user may start; false where nothing is there. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
