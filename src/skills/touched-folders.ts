import { lastSegment, parentFolder } from "../model/tree-path.ts";
import type { TouchedRequest, TouchedSkill } from "./touched.ts";

/** Skills that are new, moved or gone: the old folder as deleted, the new one as renamed from it. */
export function classifyFolders(request: TouchedRequest): readonly TouchedSkill[] {
  const head = new Set(request.head.folders);
  const base = new Set(request.base.folders);
  const origins = originsOf(request, base);
  const arrived = [...head]
    .filter((folder) => !base.has(folder))
    .map((folder): TouchedSkill => {
      const renamedFrom = origins.get(folder) ?? null;
      return renamedFrom !== null && !head.has(renamedFrom)
        ? { folder, change: "renamed", renamedFrom }
        : { folder, change: "added", renamedFrom: null };
    });
  const gone = [...base]
    .filter((folder) => !head.has(folder))
    .map((folder): TouchedSkill => ({ folder, change: "deleted", renamedFrom: null }));
  return [...arrived, ...gone];
}

/** New folder → base folder that its SKILL.md came from, by the list's renames. */
function originsOf(
  request: TouchedRequest,
  base: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  for (const { path, previousPath } of request.changes ?? []) {
    if (previousPath === undefined || lastSegment(path) !== "SKILL.md") continue;
    const origin = parentFolder(previousPath);
    if (lastSegment(previousPath) === "SKILL.md" && base.has(origin)) {
      origins.set(parentFolder(path), origin);
    }
  }
  return origins;
}
