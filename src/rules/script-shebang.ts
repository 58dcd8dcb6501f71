import type { SkillScript, SkillSource } from "../model/skill-source.ts";
import { lastSegment } from "../model/tree-path.ts";
import { textOf, withoutCarriageReturns } from "./repair.ts";
import { defineRule, type Fact } from "./rule.ts";
import { findDirectCall, findScriptCalls, type ScriptCall } from "./script-calls.ts";

interface ShebangFact extends Fact {
  readonly fault: "missing" | "carriage-return";
}

/** A script that is started as a command and whose first line the kernel cannot use. */
export const scriptShebang = defineRule<ShebangFact>({
  id: "SK036",
  slug: "script-shebang",
  severity: "warning",
  summary: "A script that is run directly has no #! line, or one that ends with a carriage return.",
  source: "https://man7.org/linux/man-pages/man2/execve.2.html; lint.md §4.2",
  verified: "2026-08-31",
  level: "MUST",
  check: ({ source }) => source.scripts.flatMap((script) => factsOf(source, script)),
  message: ({ path, fault }) =>
    fault === "missing"
      ? `${path} has no #! line, so the kernel cannot start it. Add the line.`
      : `${path} ends its #! line with CR, so the kernel cannot start it. Save it with LF.`,
  repair: ({ path, fault }, { source }) =>
    fault === "missing"
      ? null
      : { kind: "edit", path, edits: withoutCarriageReturns(textOf(source, path) ?? "") },
});

function factsOf(source: SkillSource, script: SkillScript): readonly ShebangFact[] {
  const { path, text } = script;
  const hasShebang = text.startsWith("#!");
  const end = text.indexOf("\n");
  if (hasShebang && (end === -1 || text[end - 1] !== "\r")) return [];
  if (!isStarted(source, script, hasShebang)) return [];
  return [{ path, line: 1, column: 1, fault: hasShebang ? "carriage-return" : "missing" }];
}

/**
 * Whether the kernel is to start it: a text runs it directly, or it is executable. Without a #! line the
 * bit alone says little, since whole trees carry it: then it is a shell's script that a text names.
 */
function isStarted(source: SkillSource, script: SkillScript, hasShebang: boolean): boolean {
  const calls = callsOf(source, script);
  const direct = findDirectCall(calls);
  // Told in a sentence to run a module without #! line, an agent takes the interpreter.
  if (direct !== null && (hasShebang || direct.how === "bare" || isOfShell(script))) return true;
  if (!script.isExecutable || !source.hasGitModes) return false;
  if (hasShebang) return true;
  return isOfShell(script) && calls.length > 0 && !calls.some(({ how }) => how === "given");
}

function isOfShell({ path }: SkillScript): boolean {
  return /^[^.]*(?:\.(?:ba|z)?sh)?$/.test(lastSegment(path));
}

function callsOf(source: SkillSource, script: SkillScript): readonly ScriptCall[] {
  return source.documents.flatMap((document) => findScriptCalls(source, script, document));
}
