import type { LintTarget } from "../model/lint-target.ts";
import type { Severity } from "../model/severity.ts";
import type { CodeFence, MarkdownContent, ProseLine, SkillSource } from "../model/skill-source.ts";
import { defineRule, type Fact } from "./rule.ts";

interface FeatureFact extends Fact {
  readonly feature: string;
  readonly agents: string;
}

const HINT = /\$ARGUMENTS|\$\{CLAUDE_|\$\d|!`|^[ \t>]*(?:`{3,}|~{3,})\s*!/m;
/** What Claude Code replaces wherever it stands (lint.md §2.3). */
const REPLACED =
  /\$ARGUMENTS(?![\w])(?:\[\d+\])?|\$\{CLAUDE_(?:SKILL_DIR|PROJECT_DIR|PLUGIN_ROOT|PLUGIN_DATA|SESSION_ID|EFFORT)\}/g;
/** `$1` as an argument, not as a price. */
const ARGUMENT =
  /(?<![\w$\\–-])\$\d(?![\w%]|[.,]\d|\+|\s?[-–/]\s?\$?\d|\s?(?:\/|per\b|million\b|billion\b|each\b|USD\b))/g;
const COMMAND = /(?<=^|\s)!(?=`[^`\s])/g;
const EXAMPLE = /\bexamples?\b|\be\.g\.|\bsample\b/i;

/** Something in the body that only Claude Code understands. */
export const claudeOnlyBody = defineRule<FeatureFact>({
  id: "SK061",
  slug: "claude-only-body",
  severity: "info",
  worst: toSeverity,
  summary: "The body uses what Claude Code replaces or runs and other agents read as text.",
  source: "https://code.claude.com/docs/en/skills",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source, targets }) => {
    const [document] = source.documents;
    const names = namedArguments(source);
    if (document === undefined || !(names.length > 0 || HINT.test(document.text))) return [];
    const others = targets.filter((target) => target !== "claude");
    if (targets.length > 0 && others.length === 0) return [];
    const seen = new Set<string>();
    return findFeatures(document.content(), names).flatMap((found) => {
      if (seen.has(found.feature)) return [];
      seen.add(found.feature);
      const severity = toSeverity(targets);
      const agents = others.length > 0 ? others.join(", ") : "every agent but Claude Code";
      return [{ path: document.path, ...found, severity, agents }];
    });
  },
  message: ({ feature, agents }) => `${feature} is text to ${agents}. Say the same in words.`,
});

/** It matters once somebody has said that the skill must work elsewhere. */
function toSeverity(targets: readonly LintTarget[]): Severity {
  return targets.length > 0 ? "warning" : "info";
}

type Feature = Pick<FeatureFact, "line" | "column" | "feature">;

function findFeatures(
  { prose, fences }: MarkdownContent,
  names: readonly string[],
): readonly Feature[] {
  return [
    ...prose.flatMap((line) => proseFeatures(line, names)),
    ...fences.filter(isNoExample).flatMap(fenceFeatures),
  ].sort((left, right) => left.line - right.line || left.column - right.column);
}

function proseFeatures(
  { line, column, text, outsideCode }: ProseLine,
  names: readonly string[],
): readonly Feature[] {
  const at = (index: number, feature: string) => ({ line, column: column + index, feature });
  const commands = Array.from(text.matchAll(COMMAND)).filter(
    ({ index }) => outsideCode[index] === "!",
  );
  const named = Array.from(text.matchAll(/(?<![\w$\\])\$([a-z_][\w-]*)/gi)).filter((match) =>
    names.includes(match[1] ?? ""),
  );
  return [
    ...Array.from(text.matchAll(REPLACED), (match) => at(match.index, match[0])),
    ...named.map((match) => at(match.index, match[0])),
    ...Array.from(outsideCode.matchAll(ARGUMENT), (match) => at(match.index, match[0])),
    ...commands.map(({ index }) => at(index, "!`command`")),
  ];
}

function isNoExample({ info, around }: CodeFence): boolean {
  return !EXAMPLE.test(info) && !EXAMPLE.test(around);
}

function fenceFeatures({ info, line, lines }: CodeFence): readonly Feature[] {
  const inside = lines.flatMap((text, index) =>
    Array.from(text.matchAll(REPLACED), (match) => ({
      line: line + 1 + index,
      column: match.index + 1,
      feature: match[0],
    })),
  );
  return info.startsWith("!") ? [{ line, column: 1, feature: "```!" }, ...inside] : inside;
}

/** What the field `arguments` calls them: blank-separated text or a list. */
function namedArguments({ frontMatter }: SkillSource): readonly string[] {
  if (frontMatter.kind !== "read") return [];
  const value = frontMatter.fields.get("arguments")?.value;
  if (typeof value === "string") return value.split(/\s+/).filter((name) => name !== "");
  return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}
