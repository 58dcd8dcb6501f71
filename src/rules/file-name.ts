import { joinPath, lastSegment, parentFolder } from "../model/tree-path.ts";
import { defineRule, type Fact } from "./rule.ts";

/** `skill.md`, `Skill.md`, … with a front matter, and no SKILL.md beside it. */
export const fileName = defineRule<Fact>({
  id: "SK012",
  slug: "file-name",
  severity: "error",
  summary: "The file is called skill.md or the like instead of SKILL.md.",
  source: "https://agentskills.io/specification",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) =>
    source.skillMd.kind === "misnamed" && source.skillMd.hasFrontMatter
      ? [{ path: source.skillMd.path, line: 1, column: 1, fix: "SKILL.md" }]
      : [],
  message: ({ path }) =>
    `Agents look for SKILL.md exactly; ${lastSegment(path)} is never found. Rename it.`,
  repair: ({ path }) => ({
    kind: "rename",
    path,
    to: joinPath(parentFolder(path), "SKILL.md") ?? "SKILL.md",
  }),
});
