/** One command of a script: its words without quotes, and the files it reads through `<`. */
export interface ShellCommand {
  readonly words: readonly string[];
  readonly inputs: readonly string[];
}

type Token =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "operator"; readonly text: string };

/** A part of the script that was read, and where it ends. */
interface Piece {
  readonly text: string;
  readonly end: number;
}

/** Longest first. */
const OPERATORS = [
  ["<<<", "<<-"],
  ["&&", "||", ";;", "<<", ">>", ">&", "<&", "<>", ">|"],
  ["\n", ";", "&", "|", "(", ")", "<", ">"],
].flat();
const BLANKS = new Set([" ", "\t", "\r"]);
const BREAKS = new Set([...BLANKS, "\n", ";", "&", "|", "(", ")", "<", ">"]);
const QUOTES = new Set(["'", '"', "\\"]);
const REDIRECTS = new Set(["<", ">", ">>", ">|", "<>", "<<<", "<<", "<<-", "<&", ">&"]);

/**
 * The words of a line quoted by POSIX rules, or null where it is no single command (an operator
 * outside quotes). An open quote ends with the line. Linear in the length.
 */
export function splitShellWords(line: string): readonly string[] | null {
  const words: string[] = [];
  for (const token of tokenize(line)) {
    if (token.kind === "operator") return null;
    words.push(token.text);
  }
  return words;
}

/**
 * The simple commands of a script, as far as words tell: no expansion, here-documents left out,
 * targets of `>` left out. Good enough to see which files are read. Linear in the length.
 */
export function readShellCommands(script: string): readonly ShellCommand[] {
  const commands: ShellCommand[] = [];
  let command = newCommand();
  let redirect: string | null = null;
  for (const token of tokenize(script)) {
    if (token.kind === "word") {
      targetOf(command, redirect)?.push(token.text);
      redirect = null;
      continue;
    }
    redirect = REDIRECTS.has(token.text) ? token.text : null;
    if (redirect !== null || isEmpty(command)) continue;
    commands.push(command);
    command = newCommand();
  }
  return isEmpty(command) ? commands : [...commands, command];
}

interface GrowingCommand {
  readonly words: string[];
  readonly inputs: string[];
}

function newCommand(): GrowingCommand {
  return { words: [], inputs: [] };
}

function isEmpty({ words, inputs }: ShellCommand): boolean {
  return words.length === 0 && inputs.length === 0;
}

/** Where a word belongs: behind `<` it is read, behind any other redirection it is neither. */
function targetOf(command: GrowingCommand, redirect: string | null): string[] | null {
  if (redirect === null) return command.words;
  return redirect === "<" ? command.inputs : null;
}

function* tokenize(script: string): Generator<Token, void> {
  const hereDocuments: string[] = [];
  let last = "";
  let at = skipBlank(script, 0);
  while (at < script.length) {
    const operator = operatorAt(script, at);
    if (operator === null) {
      const word = readWord(script, at);
      if (last === "<<" || last === "<<-") hereDocuments.push(word.text);
      yield { kind: "word", text: word.text };
      at = word.end;
    } else {
      yield { kind: "operator", text: operator };
      at += operator.length;
      if (operator === "\n") at = skipHereDocuments(script, at, hereDocuments.splice(0));
    }
    last = operator ?? "";
    at = skipBlank(script, at);
  }
}

function operatorAt(script: string, at: number): string | null {
  const first = script.charAt(at);
  if (!BREAKS.has(first)) return null;
  return OPERATORS.find((text) => script.startsWith(text, at)) ?? null;
}

/** Blanks, continued lines and comments; called where a word could begin. */
function skipBlank(script: string, start: number): number {
  let at = start;
  while (at < script.length) {
    if (BLANKS.has(script.charAt(at))) at += 1;
    else if (script.startsWith("\\\n", at)) at += 2;
    else break;
  }
  return script.charAt(at) === "#" ? indexOrEnd(script, "\n", at) : at;
}

function readWord(script: string, start: number): Piece {
  const texts: string[] = [];
  let at = start;
  while (at < script.length && !BREAKS.has(script.charAt(at))) {
    const piece = readPiece(script, at);
    texts.push(piece.text);
    at = piece.end;
  }
  return { text: texts.join(""), end: at };
}

function readPiece(script: string, start: number): Piece {
  switch (script.charAt(start)) {
    case "'": {
      const close = indexOrEnd(script, "'", start + 1);
      return { text: script.slice(start + 1, close), end: close + 1 };
    }
    case '"':
      return readDoubleQuoted(script, start + 1);
    case "\\":
      return {
        text: script.charAt(start + 1).replace("\n", ""),
        end: start + 2,
      };
    default: {
      let end = start;
      while (
        end < script.length &&
        !BREAKS.has(script.charAt(end)) &&
        !QUOTES.has(script.charAt(end))
      )
        end += 1;
      return { text: script.slice(start, end), end };
    }
  }
}

function readDoubleQuoted(script: string, start: number): Piece {
  const texts: string[] = [];
  let from = start;
  let at = start;
  while (at < script.length && script.charAt(at) !== '"') {
    if (script.charAt(at) !== "\\") {
      at += 1;
      continue;
    }
    texts.push(script.slice(from, at), unescapeNext(script.charAt(at + 1)));
    at += 2;
    from = at;
  }
  texts.push(script.slice(from, at));
  return { text: texts.join(""), end: at + 1 };
}

/** Inside double quotes a backslash escapes these alone; before anything else it stays. */
function unescapeNext(next: string): string {
  if (next === "\n") return "";
  return next !== "" && '$`"\\'.includes(next) ? next : `\\${next}`;
}

function skipHereDocuments(script: string, start: number, ends: readonly string[]): number {
  let at = start;
  for (const end of ends) {
    while (at < script.length) {
      const newline = indexOrEnd(script, "\n", at);
      const line = script.slice(at, newline);
      at = newline + 1;
      if (line.replace(/^\t+/, "") === end) break;
    }
  }
  return Math.min(at, script.length);
}

function indexOrEnd(script: string, text: string, from: number): number {
  const index = script.indexOf(text, from);
  return index === -1 ? script.length : index;
}
