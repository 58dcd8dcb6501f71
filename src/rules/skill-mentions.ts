import type { Place } from "../model/front-matter.ts";
import type { MarkdownDocument, SkillSource } from "../model/skill-source.ts";
import { usedDocuments } from "./used-documents.ts";

/** A place at which a text sends the agent to another skill. */
export interface SkillMention extends Place {
  /** Path of the file, relative to the root. */
  readonly path: string;
  readonly name: string;
}

/** A text without it sends nobody to a skill. */
const HINT = "` skill";
const MENTION =
  /\b(?:use|using|invoke|invoking|run|running|load|loading|call|calling|follow|apply|activate|see)\s{1,4}(?:the\s{1,4})?`([a-z0-9]+(?:[-:_][a-z0-9]+)*)`\s{1,4}skill\b/gi;
/** What such a line names need not be there. */
const AS_EXAMPLE =
  /\be\.g\.|\bfor example\b|\bexamples?:|\bsuch as\b|\bif (?:it is )?(?:available|installed)\b/i;

/** Each name once in a file, outside of code and examples. */
export function findSkillMentions(
  source: Pick<SkillSource, "folder" | "documents">,
): readonly SkillMention[] {
  return usedDocuments(source).flatMap(mentionsOf);
}

function mentionsOf(document: MarkdownDocument): readonly SkillMention[] {
  if (!document.text.includes(HINT)) return [];
  const seen = new Set<string>();
  return document.content().prose.flatMap(({ text, line, column }) => {
    if (AS_EXAMPLE.test(text)) return [];
    return [...text.matchAll(MENTION)].flatMap((match) => {
      const name = match[1] ?? "";
      if (seen.has(name)) return [];
      seen.add(name);
      const start = match.index + match[0].indexOf("`") + 1;
      return [{ path: document.path, name, line, column: column + start }];
    });
  });
}
