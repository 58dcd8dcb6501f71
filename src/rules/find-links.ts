import type {
  LinkTarget,
  MarkdownDocument,
  MarkdownLink,
  SkillSource,
} from "../model/skill-source.ts";
import { isInside } from "../model/tree-path.ts";
import { createTemplateTest } from "./template-blocks.ts";
import { usedDocuments } from "./used-documents.ts";

type LinkRule = "SK009" | "SK030" | "SK031" | "SK032" | "SK033" | "SK043" | "SK046";

export interface PlacedLink {
  readonly document: MarkdownDocument;
  readonly link: MarkdownLink;
}

/** Links about which only the one rule speaks (lint.md §4.1), each destination once in a document. */
export function findLinks(source: SkillSource, rule: LinkRule): readonly PlacedLink[] {
  return usedDocuments(source).flatMap((document) => {
    const seen = new Set<string>();
    const isTemplate = createTemplateTest(document);
    return document.links.flatMap((link) => {
      if (seen.has(link.destination) || ruleOf(link, source) !== rule) return [];
      if (isTemplate(link.line)) return [];
      seen.add(link.destination);
      return [{ document, link }];
    });
  });
}

/** The first of SK032, SK043, SK046, SK009, SK030, SK031, SK033 that may speak; null when none does. */
function ruleOf({ target }: MarkdownLink, source: SkillSource): LinkRule | null {
  switch (target.kind) {
    case "foreign":
      return null;
    case "absolute":
      return "SK032";
    case "backslash":
      return "SK043";
    case "anchor":
      return "SK033";
    case "beyond-root":
      return "SK031";
    case "local":
      return ruleOfLocal(target, source.folder);
  }
}

function ruleOfLocal(
  target: Extract<LinkTarget, { readonly kind: "local" }>,
  folder: string,
): LinkRule | null {
  const { state, variable, path, fragment } = target;
  if (state === "absent") return variable === null ? "SK009" : "SK046";
  if (state === "other-case") return "SK030";
  if (path !== folder && !isInside(folder, path)) return "SK031";
  return fragment === null ? null : "SK033";
}
