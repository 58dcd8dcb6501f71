import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { NewFile } from "../servers/github/bare-repository.ts";

/** Files of a tree by path; what git would store of them: text and the executable bit. */
export type Tree = Readonly<Record<string, NewFile>>;

/** Reads a folder with everything below it. */
export async function readTree(folder: string): Promise<Tree> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async (entry): Promise<[string, NewFile]> => {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path, "utf8");
    const isExecutable = ((await stat(path)).mode & 0o111) !== 0;
    const file = isExecutable ? { mode: "100755", content } : content;
    return [relative(folder, path).split(sep).join("/"), file];
  });
  return Object.fromEntries(await Promise.all(read));
}
