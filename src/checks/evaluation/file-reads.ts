import type { ToolCallEvent } from "../../model/event.ts";
import type { JsonValue } from "../../model/json-value.ts";
import type { Run, RunTurn } from "../../model/run.ts";
import { toShellCommands } from "./shell-words.ts";
import { listCalls } from "./tool-text.ts";
import { liesIn, normalisePath } from "./workspace-path.ts";

/** A file that the agent read. */
export interface FileRead {
  /** Relative to the workspace where it lies in it, else as the agent wrote it. */
  readonly path: string;
  readonly call: ToolCallEvent;
}

/** Own names that read files although no canonical name says so (formats.md §9 `read_files`). */
const READING_NAMES: ReadonlySet<string> = new Set(["read", "view", "cat"]);
const PATH_KEYS = ["file_path", "path", "filePath", "absolute_path", "paths", "locations"] as const;

function listStrings(value: JsonValue | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item: JsonValue) => listStrings(item));
  return isMap(value) && Object.hasOwn(value, "path") ? listStrings(value["path"]) : [];
}

function isMap(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listToolPaths(call: ToolCallEvent): readonly string[] {
  const { input } = call;
  if (!isMap(input)) return [];
  return PATH_KEYS.flatMap((key) => (Object.hasOwn(input, key) ? listStrings(input[key]) : []));
}

/** Words before the command itself. */
const PREFIXES: ReadonlySet<string> = new Set([
  "then",
  "do",
  "else",
  "if",
  "while",
  "time",
  "sudo",
  "env",
  "command",
  "!",
]);

function dropPrefixes(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !PREFIXES.has(word) && !/^[A-Za-z_]\w*=/.test(word));
  return start < 0 ? [] : words.slice(start);
}

/** Arguments that are not options, nor the values of the options in `withValue`. */
function listOperands(words: readonly string[], withValue: RegExp): readonly string[] {
  const operands: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "--") return [...operands, ...words.slice(at + 1)];
    if (withValue.test(word)) at += 1;
    else if (!word.startsWith("-") || word === "-") operands.push(word);
  }
  return operands;
}

/** Files that one simple command prints: `cat`, `sed` and `head` alone (suite.md §4). */
function listCommandReads(words: readonly string[]): readonly string[] {
  const [command, ...rest] = words;
  switch (command?.split("/").at(-1)) {
    case "cat":
      return listOperands(rest, /^$/);
    case "head":
      return listOperands(rest, /^(?:-[a-z]*[nc]|--lines|--bytes)$/);
    case "sed": {
      const operands = listOperands(rest, /^(?:-[A-Za-z]*[ef]|--expression|--file)$/);
      const hasScript = rest.some((word) =>
        /^(?:-[A-Za-z]*[ef]|--expression|--file)(?:=|$)/.test(word),
      );
      return hasScript ? operands : operands.slice(1);
    }
    default:
      return [];
  }
}

function listScriptPaths(script: string): readonly string[] {
  let folder = "";
  const paths: string[] = [];
  for (const command of toShellCommands(script)) {
    const words = dropPrefixes(command);
    if (words[0] === "cd" && words[1] !== undefined) folder = joinPath(folder, words[1]);
    for (const path of listCommandReads(words)) paths.push(joinPath(folder, path));
  }
  return paths;
}

function joinPath(folder: string, path: string): string {
  return folder === "" || path.startsWith("/") || path.startsWith("~") ? path : `${folder}/${path}`;
}

function toRelative(path: string, workspace: string): string {
  const normal = normalisePath(path);
  if (path.startsWith("~")) return path;
  if (!path.startsWith("/")) return normal;
  const root = normalisePath(workspace);
  if (root === "" || !liesIn(normal, root)) return `/${normal}`;
  return normal.slice(root.length + 1);
}

function listPaths(call: ToolCallEvent): readonly string[] {
  // A call that failed read nothing.
  if (call.ok === false) return [];
  if (call.script !== null) return listScriptPaths(call.script);
  const reads = call.name === "read" || READING_NAMES.has(call.rawName.toLowerCase());
  return reads ? listToolPaths(call) : [];
}

/** Files that were read in some turns, in order, each once: read calls, and `cat`, `sed`, `head` of the shell. */
export function listFileReads(run: Run, turns: readonly RunTurn[]): readonly FileRead[] {
  const reads = new Map<string, FileRead>();
  for (const call of listCalls(turns)) {
    for (const written of listPaths(call)) {
      const path = toRelative(written, run.workspace);
      if (!reads.has(path)) reads.set(path, { path, call });
    }
  }
  return [...reads.values()];
}
