import path from "node:path";
import { isExecutable } from "../is-executable.ts";

/**
 * Absolute paths of a program on PATH, in its order: the files that can be executed. Relative parts of PATH are passed over:
 * they would lead into whatever folder we stand in.
 */
export function findExecutables(name: string, searchPath: string | undefined): readonly string[] {
  const folders = (searchPath ?? "").split(path.delimiter).filter((one) => path.isAbsolute(one));
  return folders.map((folder) => path.join(folder, name)).filter(isExecutable);
}
