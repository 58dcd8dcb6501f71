import { rememberLast } from "../model/remember-last.ts";
import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { isInside, lastSegment, parentFolder, relativeTo } from "../model/tree-path.ts";

/** Markdown that is copied elsewhere before its links count: they are relative to a place we cannot see. */
const TEMPLATE_FOLDERS: ReadonlySet<string> = new Set(["assets", "templates", "examples"]);

/** What was once so: nobody sends an agent there, and its links lead where things lay then. */
const HISTORY = /^(?:changelog|creation-log|history)\.md$/i;

type Source = Pick<SkillSource, "folder" | "documents">;

/** The Markdown that agents read where it lies: no templates, and no history. A dozen rules ask for it. */
export const usedDocuments: (source: Source) => readonly MarkdownDocument[] = rememberLast(
  (source: Source) =>
    source.documents.filter(
      ({ path }) => !isTemplate(source, path) && !HISTORY.test(lastSegment(path)),
    ),
);

function isTemplate(source: Pick<SkillSource, "folder">, path: string): boolean {
  if (!isInside(source.folder, path)) return false;
  const inside = parentFolder(relativeTo(source.folder, path));
  return inside.split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}
