import { countCodePoints } from "../text/cut.ts";
import { countLines } from "./count-lines.ts";
import { grouped } from "./grouped.ts";
import { defineRule, type Fact } from "./rule.ts";

interface TokensFact extends Fact {
  readonly tokens: number;
}

/** Mean of o200k over 6,276 bodies; the estimate runs 10 % high (lint.md §1). */
const CHARACTERS_PER_TOKEN = 4;
/** 5,000, and what the estimate runs high. */
const MOST_TOKENS = 5_500;

/** The body is longer than what agents keep. */
export const bodyTokens = defineRule<TokensFact>({
  id: "SK050",
  slug: "body-tokens",
  severity: "warning",
  summary: "The body of SKILL.md has more than 5,000 tokens.",
  source: "https://agentskills.io/specification#progressive-disclosure",
  verified: "2026-08-31",
  level: "SHOULD",
  check: ({ source: { skillMd, frontMatter } }) => {
    if (skillMd.kind !== "read" || frontMatter.kind === "undecodable") return [];
    const { path, text } = skillMd;
    const { bodyOffset } = frontMatter;
    if ((text.length - bodyOffset) / CHARACTERS_PER_TOKEN <= MOST_TOKENS) return [];
    const tokens = countCodePoints(text.slice(bodyOffset)) / CHARACTERS_PER_TOKEN;
    if (tokens <= MOST_TOKENS) return [];
    const line = countLines(text.slice(0, bodyOffset)) + 1;
    return [{ path, line, column: 1, tokens: Math.round(tokens) }];
  },
  message: ({ tokens }) =>
    `The body has about ${grouped(tokens)} tokens; 5,000 are recommended, and Claude Code keeps the first 5,000 after compaction.`,
});
