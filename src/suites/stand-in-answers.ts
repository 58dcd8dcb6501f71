import type { z } from "zod";
import type { CommandAnswer, StandInRule, UrlAnswer } from "../model/stand-in.ts";
import type { commandsSchema, urlsSchema } from "./stand-in-schema.ts";
import type { SuiteContext } from "./suite-context.ts";
import { readText, type TextFile } from "./text-file.ts";
import { keysAt, type Path } from "./yaml-source.ts";

/** What stands behind the patterns of one map: answers, or lists of them. */
type RulesFile<Answer> = Readonly<Record<string, Answer | Answer[]>>;
type CommandsFile = z.infer<typeof commandsSchema>;
type UrlsFile = z.infer<typeof urlsSchema>;
type CommandFile = Exclude<CommandsFile[string], readonly unknown[]>;
type UrlFile = Exclude<UrlsFile[string], readonly unknown[]>;

const NO_COMMAND: CommandAnswer = { stdout: "", stderr: "", exit: 0, writes: [] };
const NO_URL: UrlAnswer = { body: "", status: 200, headers: [] };

function toCommandAnswer(file: CommandFile, path: Path, context: SuiteContext): CommandAnswer {
  if (typeof file === "string") return { ...NO_COMMAND, stdout: file };
  if (file.file !== undefined) {
    return { ...NO_COMMAND, stdout: readText({ file: file.file }, { path }, context) };
  }
  const textOf = (text: TextFile | undefined, key: string) =>
    readText(text ?? "", { path: [...path, key] }, context);
  const written = keysAt(context.source, [...path, "writes"]);
  return {
    stdout: textOf(file.stdout, "stdout"),
    stderr: textOf(file.stderr, "stderr"),
    exit: file.exit ?? NO_COMMAND.exit,
    writes: written.map((name) => {
      const at = [...path, "writes", name];
      return [name, readText(file.writes?.[name] ?? "", { path: at, exact: true }, context)];
    }),
  };
}

function toUrlAnswer(file: UrlFile, path: Path, context: SuiteContext): UrlAnswer {
  if (typeof file === "string") return { ...NO_URL, body: file };
  const isFile = file.file !== undefined;
  const body = isFile ? { file: file.file ?? "" } : (file.body ?? "");
  const at = isFile ? path : [...path, "body"];
  return {
    body: readText(body, { path: at, exact: true }, context),
    status: file.status ?? NO_URL.status,
    headers: Object.entries(file.headers ?? {}),
  };
}

/** In written order, which decides; a plain object would move integer-like keys to the front (formats.md §10). */
function toRules<File, Answer>(
  written: RulesFile<File>,
  at: { readonly path: Path; readonly context: SuiteContext },
  toAnswer: (file: File, path: Path, context: SuiteContext) => Answer,
): readonly StandInRule<Answer>[] {
  return keysAt(at.context.source, at.path).flatMap((pattern) => {
    const path = [...at.path, pattern];
    const file = written[pattern];
    if (file === undefined) return [];
    const answers = Array.isArray(file)
      ? file.map((one: File, index) => toAnswer(one, [...path, index], at.context))
      : [toAnswer(file, path, at.context)];
    return [{ pattern, answers }];
  });
}

/** Answers of a described command, whose form is right. */
export function readCommandRules(
  written: CommandsFile,
  path: Path,
  context: SuiteContext,
): readonly StandInRule<CommandAnswer>[] {
  return toRules<CommandFile, CommandAnswer>(written, { path, context }, toCommandAnswer);
}

/** Answers of described addresses, whose form is right. */
export function readUrlRules(
  written: UrlsFile,
  path: Path,
  context: SuiteContext,
): readonly StandInRule<UrlAnswer>[] {
  return toRules<UrlFile, UrlAnswer>(written, { path, context }, toUrlAnswer);
}
