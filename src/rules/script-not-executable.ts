import type { SkillScript, SkillSource } from "../model/skill-source.ts";
import { toShellWord } from "../text/shell-command.ts";
import { defineRule, type Fact } from "./rule.ts";
import { findDirectCall, findScriptCalls } from "./script-calls.ts";

interface ModeFact extends Fact {
  readonly script: string;
}

/** SKILL.md starts a script as a command, and git keeps it without the executable bit. */
export const scriptNotExecutable = defineRule<ModeFact>({
  id: "SK035",
  slug: "script-not-executable",
  severity: "warning",
  summary: "SKILL.md runs a script directly that is not executable.",
  source: "lint.md §4.2, §6.1",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => {
    if (!source.hasGitModes) return [];
    return source.scripts
      .filter(({ isExecutable, text }) => !isExecutable && text.startsWith("#!"))
      .flatMap((script) => factsOf(source, script))
      .sort((left, right) => left.line - right.line || left.column - right.column);
  },
  message: ({ script }) => {
    const word = toShellWord(script);
    const remedy =
      word === null ? "Make it executable in git." : `git update-index --chmod=+x ${word}`;
    return `SKILL.md runs ${script} directly but it is not executable: "Permission denied". ${remedy}`;
  },
  repair: ({ script }) => ({ kind: "make-executable", path: script }),
});

/** At the first call alone. */
function factsOf(source: SkillSource, script: SkillScript): readonly ModeFact[] {
  const [skillMd] = source.documents;
  if (skillMd === undefined || makesExecutable(skillMd.text, script)) return [];
  const calls = findScriptCalls(source, script, skillMd);
  const direct = findDirectCall(calls);
  if (direct === null) return [];
  const { line, column } = direct;
  return [{ path: skillMd.path, line, column, script: script.path }];
}

/** `chmod +x` of the script, or of everything in a folder. */
function makesExecutable(text: string, { path }: SkillScript): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return text
    .split("\n")
    .some((line) => /\bchmod\b/.test(line) && (line.includes(name) || line.includes("*")));
}
