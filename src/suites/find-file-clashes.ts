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
      if (reading.kind !== "path") continue;
      const clash = explainClash(reading.path, seen);
      if (clash !== null) addProblem(context, { path: [...path, name], at: "key" }, clash);
      note(reading.path, seen);
    }
  }
}

/** Earlier paths by their folded form. Many may be written: nothing is compared in pairs. */
interface Seen {
  readonly files: Map<string, string>;
  /** As it was first spelled, and a file in it. */
  readonly folders: Map<string, { readonly spelled: string; readonly holds: string }>;
}

function note(path: string, { files, folders }: Seen): void {
  files.set(fold(path), path);
  for (const spelled of foldersOf(path)) {
    if (!folders.has(fold(spelled))) folders.set(fold(spelled), { spelled, holds: path });
  }
}

function explainClash(path: string, { files, folders }: Seen): Explanation | null {
  if (path === ".") {
    return { what: "is the workspace itself", remedy: "write the path of a file in it" };
  }
  const other = files.get(fold(path));
  if (other === path) return { what: `${path} is written twice`, remedy: "keep one of them" };
  if (other !== undefined) return explainCase(other, path);
  const above = foldersOf(path);
  const [file] = above.flatMap((folder) => files.get(fold(folder)) ?? []);
  if (file !== undefined) return explainFolder(file, path);
  const folder = folders.get(fold(path));
  if (folder !== undefined) return explainFolder(path, folder.holds);
  for (const spelled of above) {
    const earlier = folders.get(fold(spelled))?.spelled ?? spelled;
    if (earlier !== spelled) return explainCase(earlier, spelled);
  }
  return null;
}

/** One name where case and the composition of letters do not count. */
function fold(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}

function explainCase(left: string, right: string): Explanation {
  const difference =
    left.normalize("NFC") === right.normalize("NFC") ? "how letters are composed" : "case";
  return {
    what: `${left} and ${right} differ only in ${difference}`,
    remedy: "rename one of them",
  };
}

function foldersOf(path: string): readonly string[] {
  const steps = path.split("/");
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join("/"));
}

function explainFolder(file: string, inside: string): Explanation {
  return { what: `${file} is a file, so ${inside} cannot lie in it`, remedy: "rename one of them" };
}
