import type { CodeFence, CodeSpan, MarkdownContent, WrongCodePath } from "../model/skill-source.ts";
import { isInside, joinPath, lastSegment, parentFolder, relativeTo } from "../model/tree-path.ts";
import { type DocumentHints, readDocumentHints, toSiblings } from "./document-hints.ts";
import type { LinkPlace } from "./link-target.ts";
import { type ResolvedPath, resolvePath, type SourceTree } from "./source-tree.ts";

const FOLDERS = "(?:scripts|references|assets|templates|resources|examples|rules)";
const VARIABLE = String.raw`(?:\$\{CLAUDE_SKILL_DIR\}|\$\{CLAUDE_PLUGIN_ROOT\}|\{baseDir\})\/`;
const PATH = String.raw`${FOLDERS}\/[\w./-]+\.\w+`;
/** The first word of a code span, whole. */
const SPAN = new RegExp(String.raw`^(${VARIABLE})?(?:\.\/)?(${PATH})$`);
/** In a shell fence: after a blank, a quote or `=`, and ended by what cannot go on a path. */
const SHELL = new RegExp(
  String.raw`(?<=^|[\s"'=])(${VARIABLE})?(?:\.\/)?(${PATH})(?![\w/*{<$-]|\.\w)`,
  "g",
);
/** Any of these in a text, code or not. */
const ANY = new RegExp(String.raw`(?<![\w./-])(${VARIABLE})?(?:\.\/)?(${PATH})`, "g");
/** A comment at the start of a block, that names the file which the block is: `# scripts/run.sh`. */
const TITLE = new RegExp(String.raw`^\s*(?:#|//|--|;|/\*|<!--)\s*(?:\./)?(${PATH})(?![\w/-])`);
const SHELL_LANGUAGE = /^(?:sh|bash|shell|zsh|console|terminal|shell-session|shellsession)$/i;

/** Words of a paragraph or list item that make its paths examples (lint.md §6.4, measured). */
const EXAMPLE_WORDS =
  /\be\.g\.|\bfor example\b|\bexamples?\*{0,2}:|\bsuch as\b|\bwould be (?:helpful|useful)\b/i;
/** Of a file that is not there yet. */
const TO_BE_MADE = /\bthe generated\b|\bobtain/i;
const PLACEHOLDER_NAME =
  /^(?:file[-_]?(?:name)?|script(?:[-_]?name)?|name|foo|bar|baz|(?:example|your|my)(?:[-_].*)?)$/i;
const PLACEHOLDER_PART = /(?:^|[/_-])(?:x{2,}|n{2,}|y{4})(?=[/._-]|$)/i;
/** What stands before a path that a command writes. */
const WRITES = /(?:>\s*|\s(?:-o|--out[\w-]*)[ =]|\btee (?:-a )?|\btouch |\bmkdir (?:-p )?)["']?$/;
const LONGEST_WRITES = 40;
/** What follows is relative to a folder that nobody knows. */
const CHANGES_FOLDER = /(?:^|[\s;&(])cd\s+(?!-?\s)[^\s&;]/;
/** Folders of the project that is worked on. */
const OF_PROJECT = /(?<![\w./-])(?:\.\/)?(?:src|tests?)\//;
/** A command by its path from the current folder. */
const COMMAND = /^\s*(?:[$>]\s{1,4})?(?:sudo\s{1,4})?\.\/([\w./-]+)/;

/** Whether a text names a path of §6.3 that is not there, in code or not: most need no Markdown to tell. */
export function mayNameWrongPaths(text: string, tree: SourceTree, place: LinkPlace): boolean {
  if (!holdsFolder(text)) return false;
  const known = new Set<string>();
  for (const match of text.matchAll(ANY)) {
    const { written, variable, path } = toNamed(match);
    if (known.has(written)) continue;
    known.add(written);
    if (resolveIn(tree, rootsOf(variable, place), path) !== null) return true;
  }
  return false;
}

const FOLDER_END = /(?:scripts|references|assets|templates|resources|examples|rules)$/;
const LONGEST_FOLDER = "references".length;

/** Whether one of the folders stands in a text with its slash: each of them ends in "s". */
function holdsFolder(text: string): boolean {
  for (let at = text.indexOf("s/"); at !== -1; at = text.indexOf("s/", at + 1)) {
    if (FOLDER_END.test(text.slice(Math.max(0, at + 1 - LONGEST_FOLDER), at + 1))) return true;
  }
  return false;
}

/** Paths of §6.3 in code spans and shell fences that are not there as written, by place. */
export function readWrongCodePaths(
  content: MarkdownContent,
  tree: SourceTree,
  place: LinkPlace,
): readonly WrongCodePath[] {
  const isAbsent = (path: string) =>
    resolveIn(tree, rootsOf(null, place), path)?.state === "absent";
  const judge = createJudge(content, tree, place);
  const found: WrongCodePath[] = [];
  for (const named of [...spanPaths(content), ...fencePaths(content, isAbsent)]) {
    const wrong = judge(named);
    if (wrong !== null) found.push(wrong);
  }
  return found.sort((left, right) => left.line - right.line || left.column - right.column);
}

interface NamedPath extends Omit<CodeSpan, "text"> {
  readonly written: string;
  readonly variable: string | null;
  /** Behind the variable, without `./`. */
  readonly path: string;
  /** No command of the same fence writes it or changes the folder first. */
  readonly isOurs: boolean;
  readonly inFence: boolean;
}

function spanPaths({ codeSpans }: MarkdownContent): readonly NamedPath[] {
  return codeSpans.flatMap(({ text, ...at }) => {
    const match = SPAN.exec(text.split(/\s/, 1)[0] ?? "");
    return match === null ? [] : [{ ...at, ...toNamed(match), isOurs: true, inFence: false }];
  });
}

function fencePaths(
  { fences }: MarkdownContent,
  isAbsent: (path: string) => boolean,
): readonly NamedPath[] {
  return fences
    .filter(({ info }) => SHELL_LANGUAGE.test(info.split(/\s/, 1)[0] ?? ""))
    .flatMap((fence) => shellPaths(fence, isAbsent));
}

function shellPaths(
  { line, lines, around }: CodeFence,
  isAbsent: (path: string) => boolean,
): readonly NamedPath[] {
  const found: NamedPath[] = [];
  const written = new Set<string>();
  let isElsewhere = worksElsewhere(lines, isAbsent);
  for (const [index, text] of lines.entries()) {
    isElsewhere ||= CHANGES_FOLDER.test(text);
    for (const match of text.matchAll(SHELL)) {
      const named = toNamed(match);
      const before = text.slice(Math.max(0, match.index - LONGEST_WRITES), match.index);
      if (WRITES.test(before)) written.add(named.path);
      const at = { line: line + 1 + index, column: match.index + 1, around };
      const isOurs = !written.has(named.path) && (named.variable !== null || !isElsewhere);
      found.push({ ...at, ...named, isOurs, inFence: true });
    }
  }
  return found;
}

/** Whether a fence works in another folder: on `src/` or `tests/`, or by a command that is none of a skill's (`./gradlew`). */
function worksElsewhere(lines: readonly string[], isAbsent: (path: string) => boolean): boolean {
  return lines.some((text) => {
    if (OF_PROJECT.test(text)) return true;
    const path = COMMAND.exec(text)?.[1];
    return path !== undefined && !SPAN.test(path) && isAbsent(path);
  });
}

function toNamed(match: RegExpExecArray): Pick<NamedPath, "written" | "variable" | "path"> {
  const [written, prefix, path = ""] = match;
  return { written, variable: prefix === undefined ? null : prefix.slice(0, -1), path };
}

/** Paths of files whose text a block gives: the first line says so, or the second behind `#!`. */
function givenPaths({ fences }: MarkdownContent): ReadonlySet<string> {
  const titles = fences.flatMap(({ lines }) => lines.slice(0, 2));
  return new Set(titles.flatMap((line) => TITLE.exec(line)?.[1] ?? []));
}

function createJudge(content: MarkdownContent, tree: SourceTree, place: LinkPlace) {
  const readAround = createAroundReader(tree, place.skillFolder);
  let hints: DocumentHints | null = null;
  let given: ReadonlySet<string> | null = null;
  return (named: NamedPath): WrongCodePath | null => {
    const { line, column, written, variable, path } = named;
    const resolved = resolveIn(tree, rootsOf(variable, place), path);
    if (resolved === null) return null;
    const around = readAround(named.around);
    hints ??= readDocumentHints(content, tree, place.skillFolder);
    const siblings = [...around.siblings, ...hints.siblings];
    const elsewhere = variable === null && siblings.length > 0;
    if (elsewhere && resolveIn(tree, siblings, path) === null) return null;
    given ??= givenPaths(content);
    const isElsewhere = hints.isClone || (hints.clones && named.inFence && variable === null);
    const isNotYetHere = isElsewhere || hints.isToBeMade(line) || given.has(path);
    const asExample = around.asExample || isNotYetHere || !named.isOurs || isPlaceholder(path);
    const prefix = written.slice(0, written.length - path.length);
    const corrected = `${prefix}${resolved.corrected}`;
    return { line, column, written, variable, ...resolved, corrected, asExample };
  };
}

/** Where a path may lie: behind a variable in one place, else in the skill, beside its file, in plugin or repository. */
function rootsOf(variable: string | null, place: LinkPlace): readonly string[] {
  const { skillFolder, pluginRoot, from } = place;
  const ofPlugin = pluginRoot === null ? [] : [pluginRoot];
  if (variable === null) return [skillFolder, parentFolder(from), ...ofPlugin, "."];
  return variable.includes("PLUGIN_ROOT") ? ofPlugin : [skillFolder];
}

type Wrong = Pick<WrongCodePath, "state" | "real" | "corrected">;

/** Null when one of the roots holds the path as written, or nobody can tell. */
function resolveIn(tree: SourceTree, roots: readonly string[], path: string): Wrong | null {
  const wrong: Wrong[] = [];
  for (const root of roots) {
    const joined = joinPath(root, path);
    const { state, real } = joined === null ? BEYOND : resolvePath(tree, joined);
    if (state === "present" || state === "outside-root") return null;
    wrong.push({ state, real, corrected: isInside(root, real) ? relativeTo(root, real) : path });
  }
  return wrong.find(({ state }) => state === "other-case") ?? wrong[0] ?? null;
}

const BEYOND: ResolvedPath = { state: "outside-root", real: "" };

function isPlaceholder(path: string): boolean {
  const name = lastSegment(path).replace(/\.\w+$/, "");
  return PLACEHOLDER_NAME.test(name) || PLACEHOLDER_PART.test(path);
}

interface AroundReading {
  readonly asExample: boolean;
  /** Folders of other skills that the text names: "`x` — its `references/y.md`". */
  readonly siblings: readonly string[];
}

/** Judges the text around a path, once for all paths in it. */
function createAroundReader(tree: SourceTree, skillFolder: string) {
  const known = new Map<string, AroundReading>();
  return (text: string): AroundReading => {
    const reading = known.get(text) ?? {
      asExample: EXAMPLE_WORDS.test(text) || TO_BE_MADE.test(text),
      siblings: toSiblings(new Set(text.match(/[\w-]+/g)), tree, skillFolder),
    };
    known.set(text, reading);
    return reading;
  };
}
