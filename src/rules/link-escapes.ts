import type { Severity } from "../model/severity.ts";
import type { LinkTarget, SkillSource } from "../model/skill-source.ts";
import { isInside } from "../model/tree-path.ts";
import { findLinks } from "./find-links.ts";
import { defineRule, type Fact } from "./rule.ts";

interface EscapeFact extends Fact {
  readonly target: string;
  /** The plugin that holds the skill holds the target too. */
  readonly inPlugin: boolean;
}

/** A link that leads out of the skill's folder. */
export const linkEscapes = defineRule<EscapeFact>({
  id: "SK031",
  slug: "link-escapes",
  severity: "warning",
  summary:
    "A link leads to a file outside the skill, which is lost when the skill alone is copied.",
  source: "https://code.claude.com/docs/en/plugins; lint.md §8",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const seen = new Set<string>();
    return findLinks(source, "SK031").flatMap(({ document, link }) => {
      const { line, column, destination, target } = link;
      const to = target.kind === "local" ? target.path : destination;
      if (seen.has(to)) return [];
      seen.add(to);
      const severity = severityOf(target, source);
      const inPlugin = source.pluginRoot !== null && severity === "warning";
      return [{ path: document.path, line, column, severity, target: destination, inPlugin }];
    });
  },
  message: ({ target, inPlugin }) =>
    `${target} lies outside the skill; an upload, npx skills add or a copied folder loses it. ${inPlugin ? "Move it in, or give the skill away with its plugin only." : "Move it in, or ship as a plugin."}`,
});

/** A plugin is copied whole; without one nobody copies more than the repository. */
function severityOf(target: LinkTarget, { pluginRoot }: SkillSource): Severity {
  if (target.kind !== "local") return "error";
  const root = pluginRoot ?? ".";
  return target.path === root || isInside(root, target.path) ? "warning" : "error";
}
