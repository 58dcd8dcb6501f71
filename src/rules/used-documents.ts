import { rememberLast } from "../model/remember-last.ts";
import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { isInside, parentFolder, relativeTo } from "../model/tree-path.ts";

/** Markdown that is copied elsewhere before its links count: they are relative to a place we cannot see. */
const TEMPLATE_FOLDERS: ReadonlySet<string> = new Set(["assets", "templates", "examples"]);

type Source = Pick<SkillSource, "folder" | "documents">;

/** The Markdown that agents read where it lies: no templates. A dozen rules ask for it. */
export const usedDocuments: (source: Source) => readonly MarkdownDocument[] = rememberLast(
  (source: Source) => source.documents.filter(({ path }) => !isTemplate(source, path)),
);

function isTemplate(source: Pick<SkillSource, "folder">, path: string): boolean {
  if (!isInside(source.folder, path)) return false;
  const inside = parentFolder(relativeTo(source.folder, path));
  return inside.split("/").some((segment) => TEMPLATE_FOLDERS.has(segment));
}
