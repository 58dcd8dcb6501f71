import { selectedAgents } from "./agent-fields.ts";
import { readFields, skillMdPath } from "./front-matter-field.ts";
import { defineRule, type Fact } from "./rule.ts";

/** `Bash` or `Bash(*)` as an item of its own (lint.md §4.6). */
const EVERY_COMMAND = /(?:^|[\s,])Bash(?:\(\*\))?(?:$|[\s,])/;

/** `allowed-tools` grants the shell without bounds. */
export const broadTools = defineRule<Fact>({
  id: "SK084",
  slug: "broad-tools",
  severity: "info",
  summary: "The field allowed-tools grants every shell command.",
  source: "https://code.claude.com/docs/en/skills.md",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source, targets }) => {
    if (!selectedAgents(targets).includes("claude")) return [];
    const field = readFields(source).find(({ key }) => key === "allowed-tools");
    if (field === undefined) return [];
    const grants = [field.value].flat().filter((grant) => typeof grant === "string");
    if (!grants.some((grant) => EVERY_COMMAND.test(grant))) return [];
    return [{ path: skillMdPath(source), ...field.place }];
  },
  message: () => "allowed-tools grants every shell command. Name the commands: Bash(git:*).",
});
