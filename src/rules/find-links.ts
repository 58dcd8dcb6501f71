import { rememberLast } from "../model/remember-last.ts";
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

type LinksByRule = ReadonlyMap<LinkRule, readonly PlacedLink[]>;

/** Seven rules ask. */
const linksOf = rememberLast(sortLinks);

/** Links about which only the one rule speaks (lint.md §4.1), each destination once in a document. */
export function findLinks(source: SkillSource, rule: LinkRule): readonly PlacedLink[] {
  return linksOf(source).get(rule) ?? [];
}

function sortLinks(source: SkillSource): LinksByRule {
  const byRule = new Map<LinkRule, PlacedLink[]>();
  for (const document of usedDocuments(source)) {
    const seen = new Set<string>();
    const isTemplate = createTemplateTest(document);
    for (const link of document.links) {
      const rule = ruleOf(link, source);
      const key = `${rule} ${link.destination}`;
      if (rule === null || seen.has(key) || isTemplate(link.line)) continue;
      seen.add(key);
      const placed = byRule.get(rule) ?? [];
      byRule.set(rule, placed);
      placed.push({ document, link });
    }
  }
  return byRule;
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
