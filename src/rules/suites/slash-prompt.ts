import type { WorkspaceSpec } from "../../model/suite.ts";
import { isInside, joinPath } from "../../model/tree-path.ts";
import type { WrittenSuite } from "../../model/written-suite.ts";
import { joinWords } from "../agent-fields.ts";
import { toShownText } from "../shown-text.ts";
import {
  agentsOf,
  defineSuiteRule,
  type PlacedTest,
  type SaidText,
  type SuiteFact,
  type SuiteRuleContext,
  toPrompts,
  toTests,
} from "../suite-rule.ts";

interface SlashFact extends SuiteFact {
  readonly start: string;
  readonly agents: readonly string[];
  /** What may come of it. */
  readonly harm: string;
}

/** Agents that take `/name` at the start of a message as a command; to others it is text (agents.md AG-15). */
const TAKE_SLASH: ReadonlySet<string> = new Set(["claude", "droid"]);
/** A path such as /tmp/x is no command. */
const COMMAND = /^\/[A-Za-z][\w:-]*(?=\s|$)/;
/** Appends the file that `@path` names, wherever that stands in a message. */
const TAKES_MENTIONS = "gemini";
const MENTION = /(?:^|\s)@(\S{1,300})/g;
/** UTF-16 units and mentions of a message that are looked at: it may be the text of any file. */
const LOOKED_AT = 16_384;
const MOST_MENTIONS = 100;

/** A text of the user that an agent takes for a command. */
export const slashPrompt = defineSuiteRule<SlashFact>({
  id: "SK105",
  slug: "slash-prompt",
  severity: "warning",
  summary: "A prompt or an answer begins with a command of an agent, or names a file behind @.",
  source: "agents.md AG-15",
  verified: "2026-08-31",
  level: "SHOULD",
  check: (context) =>
    toTests(context).flatMap((placed) => {
      const agents = agentsOf(placed.test, context);
      return [
        ...findCommands(placed, agents, context.written),
        ...(agents.includes(TAKES_MENTIONS) ? findMentions(placed, context) : []),
      ];
    }),
  message: ({ start, agents, harm }) =>
    `"${toShownText(start)}" is a command to ${joinWords(agents)}, not text: ${harm}. Write a sentence.`,
});

/** At the start of a message: a preamble stands before the first prompt. */
function findCommands(
  placed: PlacedTest,
  all: readonly string[],
  written: WrittenSuite,
): readonly SlashFact[] {
  const agents = all.filter((agent) => TAKE_SLASH.has(agent));
  if (agents.length === 0) return [];
  const first = ["none", ""].includes(placed.test.preamble) ? 0 : 1;
  const messages = [...toPrompts(placed, written).slice(first), ...toAnswers(placed, written)];
  return messages.flatMap(({ text, line, column }) => {
    const start = COMMAND.exec(text)?.[0];
    if (start === undefined) return [];
    const harm = "it may load the skill or never reach the model";
    return [{ line, column, start, agents, harm }];
  });
}

function findMentions(placed: PlacedTest, context: SuiteRuleContext): readonly SlashFact[] {
  const { written } = context;
  const messages = [...toPrompts(placed, written), ...toAnswers(placed, written)];
  return messages.flatMap(({ text, line, column }) => {
    const named = [...text.slice(0, LOOKED_AT).matchAll(MENTION)]
      .slice(0, MOST_MENTIONS)
      .map(([, path = ""]) => path.replace(/[.,;:!?)]+$/, ""))
      .find((path) => isInWorkspace(path, placed.test.workspace, context));
    if (named === undefined) return [];
    const harm = "it appends the file to the prompt";
    return [{ line, column, start: `@${named}`, agents: [TAKES_MENTIONS], harm }];
  });
}

/** A file of the workspace, or a folder. */
function isInWorkspace(
  written: string,
  { from, files }: WorkspaceSpec,
  { hasFile, filesBelow }: SuiteRuleContext,
): boolean {
  const path = joinPath(".", written) ?? ".";
  if (path === ".") return false;
  const isGiven = files.some(([name]) => name === path || isInside(path, name));
  const copied = from === null ? null : joinPath(from, path);
  return isGiven || (copied !== null && (hasFile(copied) || filesBelow(copied).length > 0));
}

function toAnswers({ test, at }: PlacedTest, written: WrittenSuite): readonly SaidText[] {
  const { answers } = test;
  const place = (key: string | number) => written.placeOf([...at, "answers", key]);
  switch (answers.kind) {
    case "list":
      return answers.replies.map((text, index) => ({ text, ...place(index) }));
    case "patterns":
      return answers.replies.map(({ pattern, reply }) => ({ text: reply, ...place(pattern) }));
    default:
      return [];
  }
}
