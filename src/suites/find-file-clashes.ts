import type { Explanation } from "../model/explanation.ts";
import { addProblem, type SuiteContext } from "./suite-context.ts";
import { readPath } from "./suite-path.ts";
import { keysAt, type Path } from "./yaml-source.ts";

/**
 * Adds a problem for each path under `workspace.files` that cannot stand beside an earlier one: written twice in two
 * spellings, one on macOS and Windows (security.md FS-2), or below it.
 */
export function findFileClashes(context: SuiteContext): void {
  const count = keysAt(context.source, ["tests"]).length;
  const owners: readonly Path[] = [[], ...Array.from({ length: count }, (_, at) => ["tests", at])];
  for (const owner of owners) {
    const path = [...owner, "workspace", "files"];
    const seen: Seen = { files: new Map(), folders: new Map() };
    for (const name of keysAt(context.source, path)) {
      const reading = readPath(name);
      const clash = reading.kind === "path" ? explainClash(reading.path, seen) : null;
      if (clash !== null) addProblem(context, { path: [...path, name], at: "key" }, clash);
    }
  }
}

/** Earlier paths by their folded form; a file for each folder that holds one. Many may be written: nothing is compared in pairs. */
interface Seen {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

function explainClash(path: string, { files, folders }: Seen): Explanation | null {
  const folded = path.toLowerCase();
  const above = foldersOf(folded);
  const other = files.get(folded);
  const file = above.flatMap((folder) => files.get(folder) ?? [])[0];
  const inside = folders.get(folded);
  files.set(folded, path);
  for (const folder of above) folders.set(folder, path);
  if (other === path) return { what: `${path} is written twice`, remedy: "keep one of them" };
  if (other !== undefined) {
    return { what: `${other} and ${path} differ only in case`, remedy: "rename one of them" };
  }
  if (file !== undefined) return explainFolder(file, path);
  return inside === undefined ? null : explainFolder(path, inside);
}

function foldersOf(path: string): readonly string[] {
  const steps = path.split("/");
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join("/"));
}

function explainFolder(file: string, inside: string): Explanation {
  return { what: `${file} is a file, so ${inside} cannot lie in it`, remedy: "rename one of them" };
}
