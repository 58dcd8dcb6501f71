const HERE_DOCUMENT = /<<-?[ \t]*(["']?)([A-Za-z_]\w*)\1/g;
const SEPARATORS = ";&|()`\n";
const BLANKS = " \t\r";

/** What `<<EOF` writes into a file is text, not commands. */
function leaveOutHereDocuments(script: string): string {
  const kept: string[] = [];
  const waiting: string[] = [];
  for (const line of script.split("\n")) {
    const [end] = waiting;
    if (end !== undefined) {
      if (line.replace(/^\t+/, "") === end) waiting.shift();
      continue;
    }
    for (const match of line.matchAll(HERE_DOCUMENT)) waiting.push(match[2] ?? "");
    kept.push(line.replace(HERE_DOCUMENT, ""));
  }
  return kept.join("\n");
}

interface Reading {
  readonly script: string;
  at: number;
  /** The word being read; null between words. */
  word: string | null;
  /** The next word is the target of `>`. */
  isTarget: boolean;
  command: string[];
  readonly commands: string[][];
}

function endWord(reading: Reading): void {
  if (reading.word === null) return;
  if (!reading.isTarget) reading.command.push(reading.word);
  reading.word = null;
  reading.isTarget = false;
}

function endCommand(reading: Reading): void {
  endWord(reading);
  reading.isTarget = false;
  if (reading.command.length > 0) reading.commands.push(reading.command);
  reading.command = [];
}

/** Reads up to the closing quote; within double quotes a backslash keeps the next character. */
function readQuoted(reading: Reading, quote: string): void {
  let word = reading.word ?? "";
  reading.at += 1;
  while (reading.at < reading.script.length && reading.script[reading.at] !== quote) {
    const escaped = quote === '"' && reading.script[reading.at] === "\\";
    if (escaped) reading.at += 1;
    word += reading.script[reading.at] ?? "";
    reading.at += 1;
  }
  reading.at += 1;
  reading.word = word;
}

/** `2>`, `>>`, `>&2`, `<`: what follows `>` is written, what follows `<` is read like an argument. */
function readRedirection(reading: Reading): void {
  if (reading.word !== null && /^\d+$/.test(reading.word)) reading.word = null;
  endWord(reading);
  const rest = reading.script.slice(reading.at, reading.at + 3);
  const operator = /^(?:>>|>\||>&|<<<|<&|<>|[<>])/.exec(rest)?.[0] ?? ">";
  reading.at += operator.length;
  reading.isTarget = operator !== "<";
}

function append(reading: Reading, text: string): void {
  reading.word = `${reading.word ?? ""}${text}`;
}

function readEscape(reading: Reading): void {
  const next = reading.script[reading.at + 1] ?? "";
  // A backslash at the end of a line joins it with the next.
  if (next !== "\n") append(reading, next);
  reading.at += 2;
}

/** A comment begins where a word could; inside a word `#` is a character. */
function readHash(reading: Reading): void {
  if (reading.word !== null) {
    append(reading, "#");
    reading.at += 1;
    return;
  }
  const end = reading.script.indexOf("\n", reading.at);
  reading.at = end < 0 ? reading.script.length : end;
}

function readPlain(reading: Reading, character: string): void {
  // `&>` is a redirection, not the end of a command.
  const redirects = character === "&" && reading.script[reading.at + 1] === ">";
  if (redirects || BLANKS.includes(character)) endWord(reading);
  else if (SEPARATORS.includes(character)) endCommand(reading);
  else append(reading, character);
  reading.at += 1;
}

function readCharacter(reading: Reading, character: string): void {
  switch (character) {
    case "'":
    case '"':
      readQuoted(reading, character);
      break;
    case "\\":
      readEscape(reading);
      break;
    case "#":
      readHash(reading);
      break;
    case "<":
    case ">":
      readRedirection(reading);
      break;
    default:
      readPlain(reading, character);
      break;
  }
}

/**
 * The simple commands of a shell script, each as its words with quotes taken off. Nothing is
 * expanded, targets of `>` and here-documents are left out. Enough to see what is read, not a shell.
 */
export function toShellCommands(script: string): readonly (readonly string[])[] {
  const reading: Reading = {
    script: leaveOutHereDocuments(script),
    at: 0,
    word: null,
    isTarget: false,
    command: [],
    commands: [],
  };
  while (reading.at < reading.script.length) {
    readCharacter(reading, reading.script[reading.at] ?? "");
  }
  endCommand(reading);
  return reading.commands;
}
