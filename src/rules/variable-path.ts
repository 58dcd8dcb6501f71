import { isAboutPlugins } from "./about-skills.ts";
import { findLinks } from "./find-links.ts";
import { defineRule, type Fact } from "./rule.ts";
import { usedDocuments } from "./used-documents.ts";

interface VariableFact extends Fact {
  readonly target: string;
  readonly real: string;
}

/** A path behind a known variable that does not exist once the variable is resolved. */
export const variablePath = defineRule<VariableFact>({
  id: "SK046",
  slug: "variable-path",
  severity: "warning",
  summary: "A path behind CLAUDE_SKILL_DIR, CLAUDE_PLUGIN_ROOT or baseDir does not exist.",
  source: "https://code.claude.com/docs/en/skills; lint.md §6.2 step 4",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    const linked = findLinks(source, "SK046").flatMap(({ document, link }) => {
      const { line, column, destination, target } = link;
      const real = target.kind === "local" ? target.path : destination;
      return [{ path: document.path, line, column, target: destination, real }];
    });
    const inCode = usedDocuments(source).flatMap(({ path, wrongCodePaths }) =>
      wrongCodePaths().flatMap(({ line, column, written, variable, state, real, asExample }) =>
        variable === null || state !== "absent" || asExample
          ? []
          : [{ path, line, column, target: written, real }],
      ),
    );
    const seen = new Set(linked.map(({ real }) => real));
    const facts = linked.concat(
      inCode.filter(({ real }) => {
        if (seen.has(real)) return false;
        seen.add(real);
        return true;
      }),
    );
    return isAboutPlugins(source) ? facts.map((fact) => ({ ...fact, severity: "info" })) : facts;
  },
  message: ({ target, real }) => `${target} resolves to ${real}, which does not exist.`,
});
