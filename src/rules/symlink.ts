import type { Severity } from "../model/severity.ts";
import type { SkillSource, SkillSymlink } from "../model/skill-source.ts";
import { isInside } from "../model/tree-path.ts";
import { defineRule, type Fact } from "./rule.ts";

interface SymlinkFact extends Fact {
  readonly target: string;
  readonly what: string;
}

/** Symbolic links that lead nowhere, or out of what an installation copies. */
export const symlink = defineRule<SymlinkFact>({
  id: "SK041",
  slug: "symlink",
  severity: "error",
  summary: "A file of the skill is a symbolic link that does not survive an installation.",
  source: "https://code.claude.com/docs/en/plugins; lint.md §8",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source }) => {
    const { skillMd } = source;
    const ofSkillMd: readonly SymlinkFact[] =
      skillMd.kind === "link" && !source.symlinks.some(({ path }) => path === skillMd.path)
        ? [toFact(skillMd.path, skillMd.target, judgeSkillMd(skillMd.path))]
        : [];
    const others = source.symlinks.flatMap((link) => {
      const judged = judge(link, source);
      return judged === null ? [] : [toFact(link.path, link.target, judged)];
    });
    return [...ofSkillMd, ...others];
  },
  message: ({ path, severity, target, what }) =>
    `${path} is a link to ${target}, ${what}.${severity === "info" ? "" : " Copy the file in."}`,
});

type Judged = readonly [severity: Severity, what: string];

function toFact(path: string, target: string, [severity, what]: Judged): SymlinkFact {
  return { path, line: 1, column: 1, severity, target, what };
}

function judge(link: SkillSymlink, source: SkillSource): Judged | null {
  const { path, real, state, leadsToSkill } = link;
  if (state === "dangling") return ["error", "which does not exist"];
  if (real === null || state === "outside-root") {
    return ["error", "which lies outside the repository and is not copied on install"];
  }
  const { marketplaceRoot, pluginRoot, folder, skillMd } = source;
  if (marketplaceRoot !== null && !holds(marketplaceRoot, real)) {
    return ["error", "which lies outside the marketplace and is not copied on install"];
  }
  if (skillMd.kind === "link" && skillMd.path === path) return judgeSkillMd(path);
  if (leadsToSkill) return ["info", "a skill of its own, which is linted there"];
  if (holds(pluginRoot ?? folder, real)) return null;
  const outside = pluginRoot === null ? "the skill" : "the plugin";
  return ["warning", `which lies outside ${outside} and is not copied on every install`];
}

/** Folders of other agents: Codex looks into .codex and .agents. */
const OF_OTHERS = /(?:^|\/)\.(?:claude|cursor|gemini|github|opencode)\//;

function judgeSkillMd(path: string): Judged {
  return OF_OTHERS.test(path)
    ? ["info", "which is a text in a checkout on Windows"]
    : ["warning", "which Codex ignores"];
}

function holds(root: string, path: string): boolean {
  return path === root || isInside(root, path);
}
