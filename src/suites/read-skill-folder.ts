import { addNamedPath, type SuiteContext } from "./suite-context.ts";
import { joinPath, readPath } from "./suite-path.ts";
import { toProblem } from "./to-problems.ts";
import { isMap } from "./yaml-source.ts";

/** The same from the raw data of a file in `folder`, whatever is wrong with it. */
export function toSkillFolder(data: unknown, folder: string): string {
  const written = isMap(data) ? data["skill"] : undefined;
  const reading = readPath(typeof written === "string" ? written : ".");
  return joinPath(folder, reading.kind === "path" ? reading.path : ".");
}

/**
 * Folder of the skill, relative to the root: that of the file, or what `skill` says. No fixture may hold
 * the skill itself: what a suite names is no part of the skill, so nothing of it would be left.
 * To be read after everything else that names paths.
 */
export function readSkillFolder(written: string | undefined, context: SuiteContext): string {
  const folder = context.skillFolder;
  for (const { kind, path, place, key } of context.named) {
    if (kind === "subagent") continue;
    if (path !== "." && path !== folder && !folder.startsWith(`${path}/`)) continue;
    const explanation = { what: "holds the skill itself", remedy: "name a folder below evals/" };
    context.problems.push({
      ...toProblem({ file: context.file, key: [], place }, explanation),
      key,
    });
  }
  if (written !== undefined) addNamedPath(context, { kind: "skill", path: folder }, ["skill"]);
  return folder;
}
