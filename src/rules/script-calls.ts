import type { Place } from "../model/front-matter.ts";
import type { MarkdownDocument, SkillScript, SkillSource } from "../model/skill-source.ts";
import { relativeTo } from "../model/tree-path.ts";
import { placeAt, toTextLines } from "../text/text-lines.ts";
import { type MarkdownLine, toMarkdownLines } from "./markdown-lines.ts";

/**
 * How a text names a script: `bare` = as a command of a code block, started by the kernel; `told` = the
 * same in a sentence ("Run `scripts/x`"), where an agent may add the interpreter; `given` = as an argument
 * of another command (python, bash, chmod +x, …); `named` = nothing says that it is run.
 */
export interface ScriptCall extends Place {
  readonly how: "bare" | "told" | "given" | "named";
}

/** What may stand before a path from the skill's folder without leading elsewhere. */
const OWN_FOLDER = /^(?:\.\/|\$\{CLAUDE_SKILL_DIR\}\/|\$CLAUDE_SKILL_DIR\/|\{baseDir\}\/)?$/;
/** A name for the skill's folder: `<skill-path>/`, `$SKILL_DIR/`, `{skill}/`. */
const NAMED_FOLDER = /^(?:<[^<>\s]{1,60}>|\$\{?\w{1,60}\}?|\{{1,2}[\w-]{1,60}\}{1,2})\/$/;
const INTERPRETER =
  /\b(?:python[\d.]*|node|bash|sh|zsh|ruby|perl|deno run|bun|uv run|tsx|npx tsx)\s{1,8}["']?$/;
const SHELLS: ReadonlySet<string> = new Set(
  "bash sh shell zsh console terminal shell-session sh-session".split(" "),
);
/** The beginning of a command, in a line or behind another command. */
const COMMAND_START =
  /(?:^|&&|\|\||[;|(])\s{0,40}(?:[$%>]\s{1,8})?(?:[A-Za-z_]\w{0,40}=[^\s(`]{0,80}\s{1,8}){0,4}(?:(?:sudo|time|exec|nohup)\s{1,8})?["']?$/;
/** "Run `scripts/x.sh`". */
const RUN_BEFORE =
  /\b(?:run|runs|running|execute|executes|executing|invoke|invokes|call)\s{1,4}(?:the\s{1,4}|this\s{1,4})?(?:script\s{1,4})?:?\s{0,4}`{1,2}$/i;
/** Characters of a line that are looked at on either side. */
const SURROUNDINGS = 200;

/** Every place of a document that names a script of the skill by its path from the skill's folder. */
export function findScriptCalls(
  source: SkillSource,
  script: SkillScript,
  document: MarkdownDocument,
): readonly ScriptCall[] {
  const inside = relativeTo(source.folder, script.path);
  const { text } = document;
  if (!inside.includes("/") || !text.includes(inside)) return [];
  const textLines = toTextLines(text);
  const lines = toMarkdownLines(textLines);
  const calls: ScriptCall[] = [];
  for (let at = text.indexOf(inside); at !== -1; at = text.indexOf(inside, at + inside.length)) {
    const place = placeAt(textLines, at);
    const line = lines[place.line - 1];
    const how = line === undefined ? null : judge(line, place.column - 1, inside.length);
    if (how !== null) calls.push({ ...place, how });
  }
  return calls;
}

/** The call that the kernel is to answer: one in a code block, or in a sentence when no text names an interpreter. */
export function findDirectCall(calls: readonly ScriptCall[]): ScriptCall | null {
  const isGiven = calls.some(({ how }) => how === "given");
  return calls.find(({ how }) => how === "bare" || (how === "told" && !isGiven)) ?? null;
}

function judge(line: MarkdownLine, start: number, length: number): ScriptCall["how"] | null {
  const after = line.text.slice(start + length, start + length + SURROUNDINGS);
  if (/^[\w/-]|^\.\w/.test(after)) return null;
  const whole = line.text.slice(Math.max(0, start - SURROUNDINGS), start);
  const folder = /[^\s`"'()=|;&]*$/.exec(whole)?.[0] ?? "";
  const before = whole.slice(0, whole.length - folder.length);
  if (!OWN_FOLDER.test(folder)) {
    return NAMED_FOLDER.test(folder) && INTERPRETER.test(before) ? "given" : null;
  }
  if (line.kind === "fence") return judgeInFence(line, { before, folder, after });
  return judgeInProse(before, after);
}

interface Surroundings {
  readonly before: string;
  /** What of the path stands before the part that was looked for. */
  readonly folder: string;
  readonly after: string;
}

function judgeInFence(line: MarkdownLine, around: Surroundings): ScriptCall["how"] {
  const { before, folder, after } = around;
  if (before.includes("#")) return "named";
  if (!COMMAND_START.test(before)) return /\S/.test(before) ? "given" : "named";
  if (SHELLS.has(line.language)) return "bare";
  // A fence without a language may be a list of files: `scripts/x.sh  # what it does`.
  if (line.language !== "" || folder === "") return "named";
  return /^\s{2,}[#–—-]/.test(after) ? "named" : "bare";
}

function judgeInProse(before: string, after: string): ScriptCall["how"] {
  const span = /`[^`]*$/.exec(before)?.[0].slice(1);
  // Not in a code span at all, or behind one that is closed.
  if (span === undefined || before.split("`").length % 2 === 1) return "named";
  const command = span.replace(/["']$/, "");
  if (command.trim() !== "") return COMMAND_START.test(command) ? "told" : "given";
  const hasArguments = /^ +[^\s`#–—]/.test(after) && after.includes("`");
  return hasArguments || RUN_BEFORE.test(before) ? "told" : "named";
}
